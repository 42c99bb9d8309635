import { useRef } from 'react';
import { focusMain } from '../focus/focus-main.ts';

/** Remembers the focused element when an overlay opens; the returned function focuses it again. */
export function useReturnFocus(isOpen: boolean): () => void {
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  if (isOpen && !wasOpen.current) opener.current = document.activeElement;
  wasOpen.current = isOpen;
  return () => {
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    // A question that closed together with the dialog below it leaves the focus where that dialog returned it.
    else if (document.activeElement === document.body) focusMain();
  };
}
