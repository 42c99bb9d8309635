import { checkText } from '../../../src/shared/text-check/check-text.ts';
import type { Block, CheckedText, Language } from '../../../src/shared/text-check/document/document.ts';

/** A paragraph, for tests. */
export const paragraph = (text: string): Block => ({ heading: 0, text, links: [], pictures: [] });

/** A text of paragraphs, for tests. */
export const textOf = (paragraphs: readonly string[], changes: Partial<CheckedText> = {}): CheckedText => ({
  language: 'nl',
  purpose: 'other',
  fields: {},
  body: paragraphs.map(paragraph),
  ...changes,
});

/** The dangers and warnings of one sentence, as `severity rule`. */
export const problemsOf = (sentence: string, language: Language = 'nl'): string[] =>
  checkText(textOf([sentence], { language }), { phoneNumbers: ['040 123 45 67'] })
    .filter(({ severity }) => severity !== 'hint')
    .map(({ severity, rule }) => `${severity} ${rule}`);
