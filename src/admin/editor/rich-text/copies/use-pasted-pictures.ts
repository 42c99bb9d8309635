import { useState } from 'react';
import { $toasts, dismissToast, showToast } from '../../../../ui/toast/toasts.ts';
import { trackUpload } from '../../../uploads/pending-uploads.ts';
import { ImageRejectedError } from '../../../uploads/rejected-image.ts';
import { uploadErrorToast, uploadImage } from '../../../uploads/upload.ts';

type Insert = (src: string) => void;

/** A picture that can be used only if it is converted. */
export type RejectedPicture = { id: number; file: File; insert: Insert; error: ImageRejectedError };

let lastId = 0;

/** Uploads and inserts the pictures that are pasted or dropped into the text; collects those that need a conversion. */
export function usePastedPictures() {
  const [rejected, setRejected] = useState<RejectedPicture[]>([]);
  const add = async (file: File, insert: Insert, mayConvert = false) => {
    const settle = trackUpload();
    showToast({ title: 'Uploading...', description: file.name });
    const [uploading] = $toasts.get();
    try {
      insert(await uploadImage(file, 'article', { mayConvert }));
      settle();
      showToast({ title: 'Image uploaded successfully' });
    } catch (error) {
      settle(uploadErrorToast(error).description);
      if (error instanceof ImageRejectedError && error.rejection.conversion) {
        if (uploading) dismissToast(uploading.id);
        lastId += 1;
        const id = lastId;
        setRejected((others) => [...others, { id, file, insert, error }]);
      } else showToast({ ...uploadErrorToast(error), tone: 'danger' });
    }
  };
  const decide = (mayConvert: boolean) => {
    setRejected([]);
    if (mayConvert) for (const { file, insert } of rejected) void add(file, insert, true);
  };
  return { rejected, add, decide };
}
