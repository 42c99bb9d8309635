import type { Language } from './text-check/document/document.ts';

/** The names that staff read. */
export const LANGUAGE_NAMES: Record<Language, string> = { nl: 'Dutch', en: 'English' };
