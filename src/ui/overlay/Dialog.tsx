import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { isForwardedEscape } from '../toast/escape.ts';
import { overlay } from './overlay.ts';
import { useReturnFocus } from './use-return-focus.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string | undefined;
  size?: keyof typeof overlay.panel;
  /** False keeps it open on Escape and a click outside: for what must be answered. */
  dismissible?: boolean;
  /** True keeps it open on a click outside: for a form with something typed in it. */
  keepsOpen?: boolean;
  /** Where the focus goes afterwards; else it returns to where it came from. */
  onClosed?: () => void;
  /** What has the focus first, wherever it stands; else the first that can. The window stays scrolled to its top. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** A window over the page: focus moves in, stays in, and returns where it came from. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'normal',
  dismissible = true,
  keepsOpen = false,
  onClosed,
  initialFocus,
  children,
}: Props) {
  const returnFocus = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlay.ground} />
        <Radix.Content
          className={overlay.panel[size]}
          onOpenAutoFocus={(event) => {
            if (!initialFocus) return;
            event.preventDefault();
            initialFocus.current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            returnFocus(event);
            onClosed?.();
          }}
          onKeyDown={(event) => isForwardedEscape(event) && dismissible && onOpenChange(false)}
          onEscapeKeyDown={(event) => dismissible || event.preventDefault()}
          onInteractOutside={(event) => (dismissible && !keepsOpen) || event.preventDefault()}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Radix.Title className={overlay.title}>{title}</Radix.Title>
          {description && <Radix.Description className={overlay.description}>{description}</Radix.Description>}
          {children}
          {dismissible && (
            <Radix.Close aria-label="Close" className={overlay.close}>
              ×
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
