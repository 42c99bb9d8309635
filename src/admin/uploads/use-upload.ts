import { useEffect, useRef, useState } from 'react';
import { UPLOAD_HANDOFF_MS } from '../../shared/constants.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { useChange } from '../data/use-change.ts';
import { expectPicture } from './expected-pictures.ts';
import { ImageRefusal, type Offer } from './image-refusal.ts';
import { refusesFile, type UploadType, uploadFailure, uploadImage } from './upload.ts';

/** A picture that did not arrive: why, what could be done with it, and whether sending the same one again may help. */
export type FailedUpload = { file: File; why?: string; offer?: Offer; mayRetry: boolean };

type Upload = { file: File; mayChange: boolean };

/** Uploads a picture and says how it went; its address is handed over 500 ms after the success. */
export function useUpload(type: UploadType, onUploaded: (imageUrl: string, file: File) => void) {
  const latest = useRef(onUploaded);
  latest.current = onUploaded;
  const isThere = useRef(true);
  const [failed, setFailed] = useState<FailedUpload>();
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const change = useChange<Upload>({
    run: async ({ file, mayChange }) => {
      setFailed(undefined);
      const settle = expectPicture();
      const imageUrl = await uploadImage(file, type, mayChange).catch((error: unknown) => {
        settle(false);
        throw error;
      });
      showToast({ title: 'Image uploaded successfully' });
      setTimeout(() => {
        if (isThere.current) latest.current(imageUrl, file);
        settle(true);
      }, UPLOAD_HANDOFF_MS);
    },
    onError: (error, { file }) => {
      const reason = error instanceof ImageRefusal ? error.reason : {};
      setFailed({ file, ...reason, mayRetry: !refusesFile(error) });
      showToast({ ...uploadFailure(error), tone: 'danger' });
    },
  });
  const upload = (file: File, mayChange = false) => void change.run({ file, mayChange });
  return { upload, isUploading: change.isPending, failed };
}
