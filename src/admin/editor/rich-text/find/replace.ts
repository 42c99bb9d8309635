import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import type { Match } from './find-matches.ts';
import { currentOf, findResults } from './find-plugin.ts';

/** Replaces the current match and puts the cursor after it, so that the next one becomes current. */
export function replaceCurrent({ state, view }: Editor, replacement: string): void {
  const found = findResults(state);
  const match = found?.matches[currentOf(found)];
  if (!match) return;
  const tr = closeHistory(state.tr);
  replace(tr, match, replacement);
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, match.from + replacement.length)));
}

/** Replaces all matches in one undo step. Returns their number. */
export function replaceAll({ state, view }: Editor, replacement: string): number {
  const matches = findResults(state)?.matches ?? [];
  const tr = closeHistory(state.tr);
  // From the last to the first, so that earlier positions stay valid.
  for (const match of matches.toReversed()) replace(tr, match, replacement);
  if (tr.docChanged) view.dispatch(tr);
  return matches.length;
}

/**
 * Changes only the letters that differ: the others keep their formatting, and new letters take that of their neighbour.
 */
function replace(tr: Transaction, { from, to }: Match, replacement: string): void {
  const before = tr.doc.textBetween(from, to);
  const start = commonStart(before, replacement);
  const rest = [before.slice(start), replacement.slice(start)] as const;
  const end = commonStart(reversed(rest[0]), reversed(rest[1]));
  const text = rest[1].slice(0, rest[1].length - end);
  const [first, last] = [from + start, to - end];
  if (text === '') tr.delete(first, last);
  else
    tr.replaceWith(
      first,
      last,
      tr.doc.type.schema.text(text, marksAt(tr, first < last || start === 0 ? first : first - 1)),
    );
}

const marksAt = (tr: Transaction, position: number) => tr.doc.nodeAt(position)?.marks ?? [];

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** By code unit. */
const reversed = (text: string) => text.split('').reverse().join('');
