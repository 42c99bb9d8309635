import { button } from '../../ui/forms/button.ts';
import { CONVERSION_LABELS } from './rejected-image.ts';
import type { FailedUpload } from './use-upload.ts';

type Props = { failed: FailedUpload; onUpload: (file: File, mayConvert: boolean) => void };

/** The way on after a picture was not uploaded: the offer to change it, or another try. */
export function UploadRetry({ failed: { file, offer, mayRetry }, onUpload }: Props) {
  if (!offer && !mayRetry) return null;
  return (
    <button
      type="button"
      className={`${button('primary', 'small')} mt-3`}
      onClick={() => onUpload(file, Boolean(offer))}
    >
      {offer ? CONVERSION_LABELS[offer] : 'Try again'}
    </button>
  );
}
