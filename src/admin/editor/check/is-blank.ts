import type { CheckedText } from '../../../shared/text-check/document/document.ts';

// Apart from run-check.ts, whose word lists only the worker loads.

/** Whether a text has neither a title nor a body yet, so that there is nothing to check. */
export const isBlank = ({ fields, body }: Pick<CheckedText, 'fields' | 'body'>): boolean =>
  (fields['title'] ?? '').trim() === '' && body.every(({ text }) => text.trim() === '');
