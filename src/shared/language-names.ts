import type { Language } from './text-check/document/document.ts';

/** The names that staff read. */
export const LANGUAGE_NAMES = { nl: 'Dutch', en: 'English' } as const satisfies Record<Language, string>;
