import { atom } from 'nanostores';
import { type RefObject, useEffect, useRef } from 'react';

/** The entry that Undo just restored, such as `writer 3`, until its card is rendered. */
export const $restoredEntry = atom<string | null>(null);

/** Focuses the card of a restored entry, unless the user is typing by then. */
export function useRestoredFocus(noun: 'writer' | 'category' | 'article', id: number): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if ($restoredEntry.get() !== `${noun} ${id}`) return;
    $restoredEntry.set(null);
    if (!document.activeElement?.matches('input, textarea')) card.current?.focus();
  }, [noun, id]);
  return card;
}
