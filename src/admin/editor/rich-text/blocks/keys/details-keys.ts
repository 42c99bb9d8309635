import { closeHistory } from '@tiptap/pm/history';
import { Fragment } from '@tiptap/pm/model';
import { type Command, TextSelection } from '@tiptap/pm/state';
import { cursorIn, isAtEnd, isAtStart, isEmptyText, putCursor, toParagraphAfter } from './cursor.ts';

/** Enter in the summary goes to the content, with the text after the cursor. */
export const enterDetails: Command = (state, dispatch) => {
  const $cursor = cursorIn(state, 'detailsSummary');
  const paragraph = state.schema.nodes['paragraph'];
  if (!$cursor || !paragraph) return false;
  const { tr } = state;
  if (!isAtEnd($cursor)) {
    const rest = $cursor.parent.content.cut($cursor.parentOffset);
    tr.delete($cursor.pos, $cursor.end());
    tr.insert($cursor.pos + 1, paragraph.create(null, rest));
  }
  dispatch?.(putCursor(tr, tr.mapping.map($cursor.end(), -1) + 1));
  return true;
};

/** Enter in an empty last line leaves the details. */
export const leaveDetails: Command = (state, dispatch) => {
  const $cursor = cursorIn(state, 'paragraph');
  if (!$cursor || !isEmptyText($cursor.parent) || $cursor.depth < 2) return false;
  const details = $cursor.node(-1);
  // The content must keep at least one other line.
  if (details.type.name !== 'details' || $cursor.index(-1) !== details.childCount - 1 || details.childCount < 3)
    return false;
  const { tr } = state;
  tr.delete($cursor.before(), $cursor.after());
  dispatch?.(toParagraphAfter(state, tr, tr.mapping.map($cursor.after(-1))));
  return true;
};

/** Backspace at the start of the summary dissolves the details: the summary becomes a paragraph above the content. */
export const unwrapDetails: Command = (state, dispatch) => {
  const $cursor = cursorIn(state, 'detailsSummary');
  const paragraph = state.schema.nodes['paragraph'];
  if (!$cursor || !paragraph || !isAtStart($cursor)) return false;
  const [summary, ...content] = $cursor.node(-1).children;
  const blocks = [paragraph.create(null, summary?.content), ...content];
  const start = $cursor.before(-1);
  const [only] = content;
  const isEmpty = isEmptyText(summary) && content.length === 1 && isEmptyText(only);
  const tr = state.tr.replaceWith(start, $cursor.after(-1), Fragment.from(isEmpty ? blocks.slice(0, 1) : blocks));
  dispatch?.(closeHistory(tr.setSelection(TextSelection.create(tr.doc, start + 1)).scrollIntoView()));
  return true;
};

/** Backspace at the start of the content goes to the end of the summary, and removes an empty first line. */
export const backToSummary: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || !$from.parent.isTextblock || !isAtStart($from) || $from.depth < 2) return false;
  const details = $from.node(-1);
  if (details.type.name !== 'details' || $from.index(-1) !== 1) return false;
  const { tr } = state;
  if (isEmptyText($from.parent) && details.childCount > 2) tr.delete($from.before(), $from.after());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, $from.before() - 1)).scrollIntoView());
  return true;
};
