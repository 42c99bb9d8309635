import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/** A longer selection is meant to be replaced, not to be found. */
const MAX_LENGTH = 80;

/** The selected words, for the search field. */
export function selectedText({ state: { selection, doc } }: Editor): string {
  const { from, to, $from, $to } = selection;
  if (!(selection instanceof TextSelection) || !$from.sameParent($to) || to - from > MAX_LENGTH) return '';
  const text = doc.textBetween(from, to);
  return text.length === to - from ? text : '';
}
