import type { CheckRequest } from './run-check.ts';

// Apart from run-check.ts, whose word lists only the worker loads.

/** Whether the article has neither a title nor a text yet, so that there is nothing to check. */
export const isBlank = ({ form, blocks }: Pick<CheckRequest, 'form' | 'blocks'>): boolean =>
  form.title.trim() === '' && blocks.every(({ text }) => text.trim() === '');
