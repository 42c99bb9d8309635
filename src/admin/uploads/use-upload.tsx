import { useEffect, useRef, useState } from 'react';
import { UPLOAD_HANDOFF_MS } from '../../shared/constants.ts';
import { button } from '../../ui/forms/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { useMutation } from '../data/use-mutation.ts';
import { trackUpload } from './pending-uploads.ts';
import { type Conversion, conversionLabel, ImageRejectedError } from './rejected-image.ts';
import { isFileRejected, type UploadType, uploadErrorToast, uploadImage } from './upload.ts';
import { t } from './words.ts';

export type FailedUpload = { file: File; detail?: string; conversion?: Conversion; mayRetry: boolean };

const uploadedAfterClosing = () => ({
  title: t('Image uploaded, but not used'),
  description: t('You closed the field before the upload had finished. The image is in the library.'),
});

type Upload = { file: File; mayConvert: boolean };

/**
 * Uploads a picture and shows a toast; calls `onUploaded` 500 ms after the success. When the field
 * closes first, the upload still finishes, and a failure is not shown.
 */
export function useUpload(type: UploadType, onUploaded: (imageUrl: string, file: File) => void) {
  const latest = useRef(onUploaded);
  latest.current = onUploaded;
  const isMounted = useRef(true);
  const [failed, setFailed] = useState<FailedUpload>();
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const change = useMutation<Upload>({
    run: async ({ file, mayConvert }) => {
      setFailed(undefined);
      const settle = trackUpload();
      const { imageUrl, notice } = await uploadImage(file, type, { mayConvert }).catch((error: unknown) => {
        settle(isMounted.current ? uploadErrorToast(error).description : undefined);
        throw error;
      });
      showToast(
        isMounted.current ? { title: t('Image uploaded successfully'), description: notice } : uploadedAfterClosing(),
      );
      setTimeout(() => {
        if (isMounted.current) latest.current(imageUrl, file);
        settle();
      }, UPLOAD_HANDOFF_MS);
    },
    onError: (error, { file }) => {
      if (!isMounted.current) return;
      const rejection = error instanceof ImageRejectedError ? error.rejection : {};
      setFailed({ file, ...rejection, mayRetry: !isFileRejected(error) });
      showToast({ ...uploadErrorToast(error), tone: 'danger' });
    },
  });
  const upload = (file: File, mayConvert = false) => void change.run({ file, mayConvert });
  return { upload, isUploading: change.isPending, failed };
}

type UploadRetryProps = { failed: FailedUpload; onUpload: (file: File, mayConvert: boolean) => void };

/** Offers to convert the refused picture, or to try again. */
export function UploadRetry({ failed: { file, conversion, mayRetry }, onUpload }: UploadRetryProps) {
  if (!conversion && !mayRetry) return null;
  return (
    <button
      type="button"
      className={`${button('primary', 'small')} mt-3`}
      onClick={() => onUpload(file, Boolean(conversion))}
    >
      {conversion ? conversionLabel(conversion) : t('Try again')}
    </button>
  );
}
