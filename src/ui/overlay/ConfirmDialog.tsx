import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { button } from '../forms/button.ts';
import { labelOf } from '../labels.ts';
import { isForwardedEscape } from '../toast/escape.ts';
import { overlay } from './overlay.ts';
import { ReturnFocus } from './when-closed.tsx';

type Props = {
  open: boolean;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Buttons between cancel and confirm. */
  children?: ReactNode;
};

/** A question that must be answered. The cancel button has the focus first. */
export function ConfirmDialog({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel = labelOf('Cancel'),
  danger,
  ...props
}: Props) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => isOpen || props.onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlay.backdrop} />
        <AlertDialog.Content
          className={overlay.panel.normal}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onKeyDown={(event) => isForwardedEscape(event) && props.onCancel()}
        >
          <ReturnFocus />
          <AlertDialog.Title className={overlay.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={overlay.description}>{description}</AlertDialog.Description>
          <div className={overlay.actions}>
            <AlertDialog.Cancel className={button('secondary', 'small')}>{cancelLabel}</AlertDialog.Cancel>
            {props.children}
            <button type="button" className={button(danger ? 'danger' : 'primary', 'small')} onClick={props.onConfirm}>
              {confirmLabel}
            </button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
