import { type Editor, Extension } from '@tiptap/core';
import { chainCommands } from '@tiptap/pm/commands';
import { GapCursor } from '@tiptap/pm/gapcursor';
import { closeHistory } from '@tiptap/pm/history';
import { Fragment } from '@tiptap/pm/model';
import { type Command, Selection, TextSelection } from '@tiptap/pm/state';
import { cursorIn, isAtEnd, isAtStart, isEmptyText, putCursor, selectBlock, toParagraphAfter } from './cursor.ts';
import { backInDefinitions, enterDefinition } from './definition-keys.ts';

/** Enter in a one-line block or a caption goes to a line below the block. */
export const leaveLine: Command = (state, dispatch) => {
  const $cursor = cursorIn(state, 'button', 'video', 'figureCaption');
  if (!$cursor) return false;
  const depth = $cursor.parent.type.name === 'figureCaption' ? $cursor.depth - 1 : $cursor.depth;
  dispatch?.(toParagraphAfter(state, state.tr, $cursor.after(depth)));
  return true;
};

/**
 * Backspace never joins a button, a video or a figure with the text before it; the first press selects what the next
 * one deletes.
 */
export const preventJoinBackward: Command = (state, dispatch) => {
  const $cursor = cursorIn(state, 'button', 'video', 'figureCaption');
  if (!$cursor || !isAtStart($cursor)) return false;
  const isCaption = $cursor.parent.type.name === 'figureCaption';
  const picture = isCaption ? $cursor.node(-1).child($cursor.index(-1) - 1) : undefined;
  return selectBlock(state, dispatch, $cursor.before() - (picture?.nodeSize ?? 0));
};

/** Nor does Delete join it with the text after it. */
export const preventJoinForward: Command = (state, dispatch) => {
  const $cursor = cursorIn(
    state,
    'button',
    'video',
    'figureCaption',
    'definitionTerm',
    'definitionText',
    'detailsSummary',
  );
  if (!$cursor || !isAtEnd($cursor)) return false;
  const next = Selection.findFrom(state.doc.resolve($cursor.after()), 1, true);
  if (next) dispatch?.(state.tr.setSelection(next).scrollIntoView());
  return true;
};

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

const enter = chainCommands(leaveLine, enterDetails, leaveDetails, enterDefinition);
const backspace = chainCommands(preventJoinBackward, unwrapDetails, backToSummary, backInDefinitions);

/** Enter, Backspace and Delete at the edges of blocks. Runs before TipTap's keys and after those of menus. */
export const blockEdges = Extension.create({
  name: 'blockEdges',
  priority: 150,
  addKeyboardShortcuts: () => ({
    Enter: run(enter),
    Backspace: run(backspace),
    'Shift-Backspace': run(backspace),
    ArrowUp: run(cursorAboveFirstBlock),
    Delete: run(preventJoinForward),
  }),
});

const run =
  (command: Command) =>
  ({ editor }: { editor: Editor }) =>
    command(editor.state, editor.view.dispatch, editor.view);

/**
 * Up in the first line of a text that begins with a block puts a cursor above the block, where typing makes a
 * paragraph.
 */
const cursorAboveFirstBlock: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  if (!(state.selection instanceof TextSelection) || !empty || $from.depth < 2) return false;
  for (let depth = 0; depth < $from.depth; depth += 1)
    // All cells of the first row are at the top.
    if ($from.index(depth) > 0 && $from.node(depth).type.name !== 'tableRow') return false;
  if (!view?.endOfTextblock('up')) return false;
  dispatch?.(state.tr.setSelection(new GapCursor(state.doc.resolve(0))).scrollIntoView());
  return true;
};
