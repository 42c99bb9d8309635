import { useEffect, useRef, useState } from 'react';
import { UPLOAD_HANDOFF_MS } from '../../shared/constants.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { useChange } from '../data/use-change.ts';
import { expectPicture } from './expected-pictures.ts';
import { refusesFile, type UploadType, uploadFailure, uploadImage } from './upload.ts';

/** A picture that did not arrive, and whether sending the same one again may help. */
export type FailedUpload = { file: File; mayRetry: boolean };

/** Uploads a picture and says how it went; its address is handed over 500 ms after the success (§4, §8). */
export function useUpload(type: UploadType, onUploaded: (imageUrl: string) => void) {
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
  const change = useChange<File>({
    run: async (file) => {
      setFailed(undefined);
      const settle = expectPicture();
      const imageUrl = await uploadImage(file, type).catch((error: unknown) => {
        settle(false);
        throw error;
      });
      showToast({ title: 'Image uploaded successfully' });
      setTimeout(() => {
        if (isThere.current) latest.current(imageUrl);
        settle(true);
      }, UPLOAD_HANDOFF_MS);
    },
    onError: (error, file) => {
      setFailed({ file, mayRetry: !refusesFile(error) });
      showToast({ ...uploadFailure(error), tone: 'danger' });
    },
  });
  return { upload: change.run, isUploading: change.isPending, failed };
}
