import { type RefObject, useEffect, useRef } from 'react';
import { picturesOf } from './pictures.ts';

/** In a dialog there is one place for a picture, so one that is pasted anywhere in it goes there. */
export function usePastedPicture(input: RefObject<HTMLInputElement | null>, take: (files: File[]) => void): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const dialog = input.current?.closest('[role="dialog"]');
    const paste = (event: Event) => latest.current(picturesOf((event as ClipboardEvent).clipboardData));
    dialog?.addEventListener('paste', paste);
    return () => dialog?.removeEventListener('paste', paste);
  }, [input]);
}
