import type { Language } from './text-check/document/document.ts';

/** As staff read them. */
export const LANGUAGE_NAMES: Record<Language, string> = { nl: 'Dutch', en: 'English' };
