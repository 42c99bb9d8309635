import type { Language } from '../../shared/words/words.ts';

/** The same in both languages: whoever does not read the one finds the other. */
export const LANGUAGE_OPTIONS = [
  { value: 'nl', label: 'Nederlands', lang: 'nl' },
  { value: 'en', label: 'English', lang: 'en' },
] as const satisfies readonly { value: Language; label: string; lang: Language }[];
