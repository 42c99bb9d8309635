import { useRef } from 'react';
import { focusMain } from '../focus/focus-main.ts';

/** Remembers the focused element when an overlay opens; the returned handler focuses it again. */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  if (isOpen && !wasOpen.current) opener.current = document.activeElement;
  wasOpen.current = isOpen;
  return (event) => {
    event.preventDefault();
    if (!opener.current?.isConnected) focusMain();
    else if (opener.current instanceof HTMLElement) opener.current.focus();
  };
}
