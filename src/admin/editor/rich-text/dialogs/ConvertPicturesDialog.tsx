import { ConfirmDialog } from '../../../../ui/overlay/ConfirmDialog.tsx';
import { CONVERSION_LABELS, rejectionText } from '../../../uploads/rejected-image.ts';
import type { RejectedPicture } from '../copies/use-pasted-pictures.ts';

type Props = { asked: RejectedPicture[]; onAnswer: (mayConvert: boolean) => void };

/** Asks what to do with pasted pictures that can only be used if they are changed: one question for all of them. */
export function ConvertPicturesDialog({ asked, onAnswer }: Props) {
  const [first] = asked;
  if (!first) return null;
  const { title, message, reason } = first.refusal;
  return (
    <ConfirmDialog
      open
      title={title}
      description={
        <>
          <span className="block">{message}</span>
          {asked.map(({ id, file, refusal }) => (
            <span key={id} className="mt-2 block break-words text-ink">
              {rejectionText(file, refusal.reason.why)}
            </span>
          ))}
        </>
      }
      confirmLabel={asked.length > 1 ? 'Make them smaller and use them' : CONVERSION_LABELS[reason.offer ?? 'smaller']}
      onCancel={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
    />
  );
}
