import { useState } from 'react';
import type { Query } from './find-matches.ts';

export type Find = {
  query: Query;
  replacement: string;
  /** Whether the field for another word is shown. */
  replaces: boolean;
  /** Increases each time the user opens the bar. */
  asked: number;
};

const FIRST: Find = {
  query: { text: '', matchCase: false, wholeWords: false, matchAccents: false },
  replacement: '',
  replaces: false,
  asked: 0,
};

/** The last search stays for the next time. */
export function useFind() {
  const [find, setFind] = useState(FIRST);
  const [isOpen, setIsOpen] = useState(false);
  const change = (changes: Partial<Find>) => setFind((before) => ({ ...before, ...changes }));
  const open = (replaces: boolean) => {
    setFind((before) => ({ ...before, replaces: replaces || (isOpen && before.replaces), asked: before.asked + 1 }));
    setIsOpen(true);
    return true;
  };
  return { find, isOpen, open, change, close: () => setIsOpen(false) };
}
