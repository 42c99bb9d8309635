import { type RefObject, useEffect, useRef } from 'react';

/**
 * A file field is disabled while its picture is on its way, and its "Try again" disappears: the focus, lost with them,
 * comes back to the field afterwards, unless it has gone elsewhere.
 */
export function useUploadFocus(input: RefObject<HTMLInputElement | null>, isBusy: boolean): void {
  const hadFocus = useRef(false);
  // While rendering: the field is not disabled yet.
  if (isBusy && input.current?.closest('[data-upload]')?.contains(document.activeElement)) hadFocus.current = true;
  useEffect(() => {
    if (isBusy || !hadFocus.current) return;
    hadFocus.current = false;
    const now = document.activeElement;
    if (now === document.body || now?.role === 'dialog') input.current?.focus();
  }, [input, isBusy]);
}
