import { atom } from 'nanostores';
import { type RefObject, useEffect, useRef } from 'react';

/** The entry that an Undo just brought back, such as `writer 3`; until its card is there. */
export const $restoredEntry = atom<string | null>(null);

/** For the card of an entry: takes the focus when it comes back, unless somebody is typing by then. */
export function useRestoredFocus(noun: 'writer' | 'category', id: number): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if ($restoredEntry.get() !== `${noun} ${id}`) return;
    $restoredEntry.set(null);
    if (!document.activeElement?.matches('input, textarea')) card.current?.focus();
  }, [noun, id]);
  return card;
}
