import { type ReactNode, useRef } from 'react';
import { button } from '../../ui/forms/button.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { overlay } from '../../ui/overlay/overlay.ts';

type Props = {
  title: string;
  /** Says in a sentence what differs. */
  sentence: string;
  comparison: ReactNode;
  onClose: () => void;
  /** Buttons after Close. */
  actions?: ReactNode;
};

/** Two versions beside each other. Close has the focus, so that Enter changes nothing. */
export function CompareDialog({ title, sentence, comparison, onClose, actions }: Props) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open onOpenChange={onClose} size="wide" title={title} description={sentence} initialFocus={close}>
      {comparison}
      <div className={overlay.stickyActions}>
        <button ref={close} type="button" className={button('primary', 'small')} onClick={onClose}>
          Close
        </button>
        {actions}
      </div>
    </Dialog>
  );
}
