import { useState } from 'react';
import { $toasts, dismissToast, showToast } from '../../../../ui/toast/toasts.ts';
import { expectPicture } from '../../../uploads/expected-pictures.ts';
import { ImageRefusal } from '../../../uploads/image-refusal.ts';
import { uploadFailure, uploadImage } from '../../../uploads/upload.ts';

type Insert = (src: string) => void;

/** A picture that can only be used if it is changed. */
export type AskedPicture = { id: number; file: File; insert: Insert; refusal: ImageRefusal };

let lastId = 0;

/** Pictures that are pasted or dropped into the text: uploaded and inserted, or asked about. */
export function useTextPictures() {
  const [asked, setAsked] = useState<AskedPicture[]>([]);
  const add = async (file: File, insert: Insert, mayChange = false) => {
    const settle = expectPicture();
    showToast({ title: 'Uploading...', description: file.name });
    const [uploading] = $toasts.get();
    try {
      insert(await uploadImage(file, 'article', mayChange));
      settle(true);
      showToast({ title: 'Image uploaded successfully' });
    } catch (error) {
      settle(false);
      if (error instanceof ImageRefusal && error.reason.offer) {
        if (uploading) dismissToast(uploading.id);
        lastId += 1;
        const id = lastId;
        setAsked((others) => [...others, { id, file, insert, refusal: error }]);
      } else showToast({ ...uploadFailure(error), tone: 'danger' });
    }
  };
  const answer = (mayChange: boolean) => {
    setAsked([]);
    if (mayChange) for (const { file, insert } of asked) void add(file, insert, true);
  };
  return { asked, add, answer };
}
