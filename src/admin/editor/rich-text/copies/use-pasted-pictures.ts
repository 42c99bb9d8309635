import { useState } from 'react';
import { $toasts, dismissToast, showToast } from '../../../../ui/toast/toasts.ts';
import { trackUpload } from '../../../uploads/pending-uploads.ts';
import { ImageRejectedError } from '../../../uploads/rejected-image.ts';
import { uploadErrorToast, uploadImage } from '../../../uploads/upload.ts';

type Insert = (src: string) => void;

/** A picture that can only be used if it is changed. */
export type RejectedPicture = { id: number; file: File; insert: Insert; refusal: ImageRejectedError };

let lastId = 0;

/** Pictures that are pasted or dropped into the text: uploaded and inserted, or asked about. */
export function usePastedPictures() {
  const [asked, setAsked] = useState<RejectedPicture[]>([]);
  const add = async (file: File, insert: Insert, mayConvert = false) => {
    const settle = trackUpload();
    showToast({ title: 'Uploading...', description: file.name });
    const [uploading] = $toasts.get();
    try {
      insert(await uploadImage(file, 'article', mayConvert));
      settle(true);
      showToast({ title: 'Image uploaded successfully' });
    } catch (error) {
      settle(false);
      if (error instanceof ImageRejectedError && error.reason.offer) {
        if (uploading) dismissToast(uploading.id);
        lastId += 1;
        const id = lastId;
        setAsked((others) => [...others, { id, file, insert, refusal: error }]);
      } else showToast({ ...uploadErrorToast(error), tone: 'danger' });
    }
  };
  const answer = (mayConvert: boolean) => {
    setAsked([]);
    if (mayConvert) for (const { file, insert } of asked) void add(file, insert, true);
  };
  return { asked, add, answer };
}
