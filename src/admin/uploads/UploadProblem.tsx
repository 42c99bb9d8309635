import { button } from '../../ui/forms/button.ts';
import { OFFER_LABELS } from './image-refusal.ts';
import type { FailedUpload } from './use-upload.ts';

type Props = { failed: FailedUpload; onUpload: (file: File, mayChange: boolean) => void };

/** The way on after a picture was not uploaded: the offer to change it, or another try. */
export function UploadProblem({ failed: { file, offer, mayRetry }, onUpload }: Props) {
  if (!offer && !mayRetry) return null;
  return (
    <button
      type="button"
      className={`${button('primary', 'small')} mt-3`}
      onClick={() => onUpload(file, Boolean(offer))}
    >
      {offer ? OFFER_LABELS[offer] : 'Try again'}
    </button>
  );
}
