import { useEffect, useRef } from 'react';
import { isShortcut, mayHandleKey } from './keys.ts';

/** Ctrl+S or ⌘S saves, from anywhere on the screen: once however long it is held, and not while a dialog is open. */
export function useSaveKey(save: () => unknown): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, 's')) return;
      const isOurs = mayHandleKey(event);
      // The browser would save the page as a file.
      event.preventDefault();
      if (isOurs) latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
