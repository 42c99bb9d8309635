import { type RefObject, useEffect, useRef } from 'react';
import { imageFilesIn } from './transferred-images.ts';

/** In a dialog there is one place for a picture, so one that is pasted anywhere in it goes there. */
export function usePastedImage(input: RefObject<HTMLInputElement | null>, take: (files: File[]) => void): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const dialog = input.current?.closest('[role="dialog"]');
    const paste = (event: Event) => latest.current(imageFilesIn((event as ClipboardEvent).clipboardData));
    dialog?.addEventListener('paste', paste);
    return () => dialog?.removeEventListener('paste', paste);
  }, [input]);
}
