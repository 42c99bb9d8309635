import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Fragment, type Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { Match } from './find-matches.ts';
import { currentOf, findResults } from './find-plugin.ts';
import { ReplaceTexts, type TextChange } from './replace-texts.ts';
import { visitTextblocks } from './visit-textblocks.ts';

/** Replaces the current match and puts the cursor after it, so that the next one becomes current. */
export function replaceCurrent({ state, view }: Editor, replacement: string): void {
  const found = findResults(state);
  const match = found?.matches[currentOf(found)];
  if (!match) return;
  const tr = closeHistory(state.tr);
  const changes = changesOf(state.doc, [match], replacement);
  if (changes.length > 0) tr.step(new ReplaceTexts(changes));
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, match.from + replacement.length)));
}

/** Replaces all matches in one undo step. Returns their number. */
export function replaceAll({ state, view }: Editor, replacement: string): number {
  const matches = findResults(state)?.matches ?? [];
  const changes = changesOf(state.doc, matches, replacement);
  if (changes.length === 0) return matches.length;
  const step = new ReplaceTexts(changes);
  const tr = closeHistory(state.tr).step(step);
  view.dispatch(tr.setSelection(state.selection.map(tr.doc, step.places())));
  return matches.length;
}

function changesOf(doc: Node, matches: readonly Match[], replacement: string): TextChange[] {
  const changes: TextChange[] = [];
  visitTextblocks(doc, matches, (block, start, within) => {
    changes.push(...within.flatMap((match) => changeOf(block, start, match, replacement) ?? []));
    return block;
  });
  return changes;
}

/** Changes only the letters that differ: the others keep their formatting, and new ones take that of their neighbour. */
function changeOf(block: Node, start: number, { from, to }: Match, replacement: string): TextChange | undefined {
  const before = block.textBetween(from - start, to - start);
  const same = commonStart(before, replacement);
  const rest = [before.slice(same), replacement.slice(same)] as const;
  const end = commonStart(reversed(rest[0]), reversed(rest[1]));
  const text = rest[1].slice(0, rest[1].length - end);
  const [first, last] = [from + same, to - end];
  if (text === '' && first === last) return undefined;
  const neighbour = first < last || same === 0 ? first : first - 1;
  const marks = block.nodeAt(neighbour - start)?.marks ?? [];
  return {
    from: first,
    to: last,
    insert: text === '' ? Fragment.empty : Fragment.from(block.type.schema.text(text, marks)),
  };
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** By code unit. */
const reversed = (text: string) => text.split('').reverse().join('');
