import { button } from '../../ui/forms/button.ts';
import { CONVERSION_LABELS } from './rejected-image.ts';
import type { FailedUpload } from './use-upload.ts';

type Props = { failed: FailedUpload; onUpload: (file: File, mayConvert: boolean) => void };

/** Offers to convert the refused picture, or to try again. */
export function UploadRetry({ failed: { file, conversion, mayRetry }, onUpload }: Props) {
  if (!conversion && !mayRetry) return null;
  return (
    <button
      type="button"
      className={`${button('primary', 'small')} mt-3`}
      onClick={() => onUpload(file, Boolean(conversion))}
    >
      {conversion ? CONVERSION_LABELS[conversion] : 'Try again'}
    </button>
  );
}
