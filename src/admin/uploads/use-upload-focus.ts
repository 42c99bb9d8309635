import { type RefObject, useEffect, useRef } from 'react';

/**
 * The file field is disabled during an upload and its "Try again" button disappears, so both lose the focus. Afterwards
 * the field gets it back, unless the user has moved it elsewhere.
 */
export function useUploadFocus(input: RefObject<HTMLInputElement | null>, isBusy: boolean): void {
  const hadFocus = useRef(false);
  // Checked during rendering: the field is not disabled yet.
  if (isBusy && input.current?.closest('[data-upload]')?.contains(document.activeElement)) hadFocus.current = true;
  useEffect(() => {
    if (isBusy || !hadFocus.current) return;
    hadFocus.current = false;
    const now = document.activeElement;
    if (now === document.body || now?.role === 'dialog') input.current?.focus();
  }, [input, isBusy]);
}
