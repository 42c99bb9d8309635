import { useStore } from '@nanostores/react';
import { Toast as Radix } from 'radix-ui';
import { useEffect, useState } from 'react';
import { TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD_PX, UNDO_TOAST_DURATION_MS } from '../../shared/constants.ts';
import { labelOf } from '../labels.ts';
import { forwardEscape } from './escape.ts';
import { $toasts, dismissToast } from './toasts.ts';

const TONES = {
  normal: 'bg-ink text-paper',
  danger: 'bg-danger text-on-danger',
};

/** Render once per page. Radix's hotkey F8 moves the focus to the toasts. */
export function Toaster() {
  const toasts = useStore($toasts);
  // Not rendered on the server: the security policy forbids the style attributes that Radix renders.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!isHydrated) return null;
  return (
    <Radix.Provider
      label={labelOf('Notification')}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {toasts.map(({ id, title, description, tone, action, open }) => (
        <Radix.Root
          key={id}
          open={open}
          onOpenChange={(isOpen) => isOpen || dismissToast(id)}
          {...(action && { duration: UNDO_TOAST_DURATION_MS })}
          onEscapeKeyDown={forwardEscape}
          type={tone === 'danger' || action ? 'foreground' : 'background'}
          className={`flex items-baseline gap-4 rounded-sm px-5 py-4 raised forced-colors:border data-[state=open]:animate-rise data-[state=closed]:opacity-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${TONES[tone]}`}
        >
          <div className="flex-1">
            <Radix.Title className="text-base font-medium">{title}</Radix.Title>
            {description && (
              <Radix.Description className="mt-0.5 text-sm wrap-anywhere">{description}</Radix.Description>
            )}
          </div>
          {action && (
            <Radix.Action
              altText={action.altText}
              onClick={action.run}
              className="-my-2 min-h-11 px-3 text-base font-medium underline underline-offset-4"
            >
              {action.label}
            </Radix.Action>
          )}
          <Radix.Close aria-label={labelOf('Close')} className="-mt-1 -mr-2 size-10 self-start text-xl leading-none">
            ×
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        data-toasts
        label={labelOf('Notifications (F8)')}
        className="fixed right-4 bottom-[calc(var(--toast-offset,0px)+--spacing(4))] z-50 w-[min(26rem,calc(100vw-2rem))] outline-none"
      />
    </Radix.Provider>
  );
}
