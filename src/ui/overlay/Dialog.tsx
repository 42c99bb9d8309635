import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { labelOf } from '../labels.ts';
import { isForwardedEscape } from '../toast/escape.ts';
import { overlay } from './overlay.ts';
import { ReturnFocus } from './when-closed.tsx';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  size?: keyof typeof overlay.panel;
  /** False: neither Escape nor a click outside closes it, and it has no close button. */
  dismissible?: boolean;
  /** True: a click outside does not close it, for a form with unsaved input. */
  ignoresOutsideClicks?: boolean;
  /** Called after the focus has returned; may move it elsewhere. */
  onClosed?: () => void;
  /** Gets the focus first, without scrolling; the first focusable element by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'normal',
  dismissible = true,
  ignoresOutsideClicks = false,
  onClosed,
  initialFocus,
  children,
}: Props) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlay.backdrop} />
        <Radix.Content
          className={overlay.panel[size]}
          onOpenAutoFocus={(event) => {
            if (!initialFocus) return;
            event.preventDefault();
            initialFocus.current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onKeyDown={(event) => isForwardedEscape(event) && dismissible && onOpenChange(false)}
          onEscapeKeyDown={(event) => dismissible || event.preventDefault()}
          onInteractOutside={(event) => (dismissible && !ignoresOutsideClicks) || event.preventDefault()}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <ReturnFocus onClosed={onClosed} />
          <Radix.Title className={overlay.title}>{title}</Radix.Title>
          {description && <Radix.Description className={overlay.description}>{description}</Radix.Description>}
          {children}
          {dismissible && (
            <Radix.Close aria-label={labelOf('Close')} className={overlay.close}>
              ×
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
