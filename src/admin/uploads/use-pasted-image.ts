import { type RefObject, useEffect, useRef } from 'react';
import { imageFilesIn } from './transferred-images.ts';

/** A picture pasted anywhere in a dialog goes to its file field. */
export function usePastedImage(input: RefObject<HTMLInputElement | null>, onPaste: (files: File[]) => void): void {
  const latest = useRef(onPaste);
  latest.current = onPaste;
  useEffect(() => {
    const dialog = input.current?.closest('[role="dialog"]');
    const paste = (event: Event) => latest.current(imageFilesIn((event as ClipboardEvent).clipboardData));
    dialog?.addEventListener('paste', paste);
    return () => dialog?.removeEventListener('paste', paste);
  }, [input]);
}
