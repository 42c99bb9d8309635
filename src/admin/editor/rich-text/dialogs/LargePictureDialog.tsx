import { ConfirmDialog } from '../../../../ui/overlay/ConfirmDialog.tsx';
import { OFFER_LABELS, refusalText } from '../../../uploads/image-refusal.ts';
import type { AskedPicture } from '../copies/use-text-pictures.ts';

type Props = { asked: AskedPicture[]; onAnswer: (mayChange: boolean) => void };

/** Asks what to do with pasted pictures that can only be used if they are changed: one question for all of them. */
export function LargePictureDialog({ asked, onAnswer }: Props) {
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
              {refusalText(file, refusal.reason.why)}
            </span>
          ))}
        </>
      }
      confirmLabel={asked.length > 1 ? 'Make them smaller and use them' : OFFER_LABELS[reason.offer ?? 'smaller']}
      onCancel={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
    />
  );
}
