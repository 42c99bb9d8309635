import { useEffect, useRef } from 'react';
import { UPLOAD_HANDOFF_MS } from '../../shared/constants.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { useChange } from '../data/use-change.ts';
import { type UploadType, uploadFailure, uploadImage } from './upload.ts';

/** Uploads a picture and says how it went; its address is handed over 500 ms after the success (§4, §8). */
export function useUpload(type: UploadType, onUploaded: (imageUrl: string) => void) {
  const latest = useRef(onUploaded);
  latest.current = onUploaded;
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const change = useChange<File>({
    run: async (file) => {
      const imageUrl = await uploadImage(file, type);
      showToast({ title: 'Image uploaded successfully' });
      setTimeout(() => isThere.current && latest.current(imageUrl), UPLOAD_HANDOFF_MS);
    },
    onError: (error) => showToast({ ...uploadFailure(error), tone: 'danger' }),
  });
  return { upload: change.run, isUploading: change.isPending };
}
