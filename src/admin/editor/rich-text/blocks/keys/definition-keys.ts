import { closeHistory } from '@tiptap/pm/history';
import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { type Command, type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { cursorIn, isAtEnd, isAtStart, isEmptyText, putCursor, selectBlock } from './cursor.ts';

/**
 * Enter goes from term to definition to the next term, with the text after the cursor. In an empty term it leaves the
 * list.
 */
export const enterDefinition: Command = (state, dispatch) => {
  const $cursor = cursorIn(state, 'definitionTerm', 'definitionText');
  if (!$cursor) return false;
  const isTerm = $cursor.parent.type.name === 'definitionTerm';
  const tr = isTerm
    ? isEmptyPair($cursor)
      ? withoutPair(state, $cursor)
      : toDefinition(state, $cursor)
    : toNextTerm(state, $cursor);
  dispatch?.(tr.scrollIntoView());
  return true;
};

/**
 * Backspace at the start of a term or definition removes an empty pair, or moves the cursor back; at the start of the
 * list it selects the list.
 */
export const backInDefinitions: Command = (state, dispatch) => {
  const $cursor = cursorIn(state, 'definitionTerm', 'definitionText');
  if (!$cursor || !isAtStart($cursor)) return false;
  const isFirst = $cursor.index(-1) === 0;
  const isTerm = $cursor.parent.type.name === 'definitionTerm';
  if (isTerm && isEmptyPair($cursor) && $cursor.node(-1).childCount > 2) {
    const end = $cursor.after() + $cursor.node(-1).child($cursor.index(-1) + 1).nodeSize;
    const tr = state.tr.delete($cursor.before(), end);
    const back = isFirst ? $cursor.before() + 1 : $cursor.before() - 1;
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, back)).scrollIntoView());
    return true;
  }
  if (isFirst && isEmptyPair($cursor)) {
    dispatch?.(withoutPair(state, $cursor));
    return true;
  }
  if (isFirst) return selectBlock(state, dispatch, $cursor.before(-1));
  dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, $cursor.before() - 1)).scrollIntoView());
  return true;
};

/** Whether the term and its definition are both empty. */
function isEmptyPair($cursor: ResolvedPos): boolean {
  const index = $cursor.index(-1);
  const list = $cursor.node(-1);
  return (
    isEmptyText($cursor.parent) &&
    isEmptyText(list.maybeChild(index + 1)) &&
    list.child(index).type.name === 'definitionTerm'
  );
}

function toDefinition({ tr }: EditorState, $cursor: ResolvedPos): Transaction {
  const rest = $cursor.parent.content.cut($cursor.parentOffset);
  const definition = $cursor.after() + 1;
  if (!isAtEnd($cursor)) tr.insert(definition, rest).delete($cursor.pos, $cursor.end());
  return putCursor(tr, tr.mapping.map(definition, -1));
}

function toNextTerm({ tr, schema }: EditorState, $cursor: ResolvedPos): Transaction {
  const rest = $cursor.parent.content.cut($cursor.parentOffset);
  const pair = [schema.nodes['definitionTerm']?.create(), schema.nodes['definitionText']?.create(null, rest)];
  tr.insert(
    $cursor.after(),
    pair.filter((node): node is Node => node !== undefined),
  );
  if (!isAtEnd($cursor)) tr.delete($cursor.pos, $cursor.end());
  return putCursor(tr, tr.mapping.map($cursor.after(), -1) + 1);
}

/** Replaces an empty pair by a paragraph between the two halves of the list. */
function withoutPair(state: EditorState, $cursor: ResolvedPos): Transaction {
  const list = $cursor.node(-1);
  const index = $cursor.index(-1);
  const half = (from: number, to: number) => (from < to ? [list.type.create(null, list.children.slice(from, to))] : []);
  const before = half(0, index);
  const paragraph = state.schema.nodes['paragraph']?.create();
  const blocks = [...before, ...(paragraph ? [paragraph] : []), ...half(index + 2, list.childCount)];
  const start = $cursor.before(-1);
  const tr = state.tr.replaceWith(start, $cursor.after(-1), blocks);
  return closeHistory(putCursor(tr, start + (before[0]?.nodeSize ?? 0) + 1));
}
