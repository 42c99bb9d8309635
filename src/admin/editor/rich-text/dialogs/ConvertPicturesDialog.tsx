import { ConfirmDialog } from '../../../../ui/overlay/ConfirmDialog.tsx';
import { CONVERSION_LABELS, rejectionText } from '../../../uploads/prepare/rejected-image.ts';
import type { RejectedPicture } from '../picture-copies/refused-pictures.ts';

type Props = { rejected: RejectedPicture[]; onDecided: (mayConvert: boolean) => void };

/** Asks once for all pasted pictures that can be used only if they are converted. */
export function ConvertPicturesDialog({ rejected, onDecided }: Props) {
  const [first] = rejected;
  if (!first) return null;
  const { title, message, rejection } = first.error;
  return (
    <ConfirmDialog
      open
      title={title}
      description={
        <>
          <span className="block">{message}</span>
          {rejected.map(({ source, file, error }) => (
            <span key={source} className="mt-2 block break-words text-ink">
              {rejectionText(file, error.rejection.detail)}
            </span>
          ))}
        </>
      }
      confirmLabel={
        rejected.length > 1 ? 'Make them smaller and use them' : CONVERSION_LABELS[rejection.conversion ?? 'smaller']
      }
      onCancel={() => onDecided(false)}
      onConfirm={() => onDecided(true)}
    />
  );
}
