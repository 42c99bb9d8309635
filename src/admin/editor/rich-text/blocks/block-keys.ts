import { type Editor, Extension } from '@tiptap/core';
import { chainCommands } from '@tiptap/pm/commands';
import { GapCursor } from '@tiptap/pm/gapcursor';
import { closeHistory } from '@tiptap/pm/history';
import { Fragment, type Node, type ResolvedPos } from '@tiptap/pm/model';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state';

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

/** The first of these that fits the place of the cursor. */
export const enter: Command = (state, dispatch, view) =>
  chainCommands(leaveLine, enterDetails, leaveDetails, enterDefinition)(state, dispatch, view);

export const backspace: Command = (state, dispatch, view) =>
  chainCommands(preventJoinBackward, unwrapDetails, backToSummary, backInDefinitions)(state, dispatch, view);

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

/** Enter in a one-line block or a caption goes to a line below the block. */
const leaveLine: Command = (state, dispatch) => {
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
const preventJoinBackward: Command = (state, dispatch) => {
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
const enterDetails: Command = (state, dispatch) => {
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
const leaveDetails: Command = (state, dispatch) => {
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
const unwrapDetails: Command = (state, dispatch) => {
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
const backToSummary: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || !$from.parent.isTextblock || !isAtStart($from) || $from.depth < 2) return false;
  const details = $from.node(-1);
  if (details.type.name !== 'details' || $from.index(-1) !== 1) return false;
  const { tr } = state;
  if (isEmptyText($from.parent) && details.childCount > 2) tr.delete($from.before(), $from.after());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, $from.before() - 1)).scrollIntoView());
  return true;
};

/**
 * Enter goes from term to definition to the next term, with the text after the cursor. In an empty term it leaves the
 * list.
 */
const enterDefinition: Command = (state, dispatch) => {
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
const backInDefinitions: Command = (state, dispatch) => {
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

/** The cursor, if it is in a text of one of these nodes and nothing is selected. */
function cursorIn({ selection }: EditorState, ...names: string[]): ResolvedPos | undefined {
  const { $from, empty } = selection;
  return selection instanceof TextSelection && empty && names.includes($from.parent.type.name) ? $from : undefined;
}

const isAtStart = ($cursor: ResolvedPos) => $cursor.parentOffset === 0;

const isAtEnd = ($cursor: ResolvedPos) => $cursor.parentOffset === $cursor.parent.content.size;

/** Puts the cursor into the text that begins at or after a position. */
const putCursor = (tr: Transaction, position: number): Transaction =>
  tr.setSelection(TextSelection.near(tr.doc.resolve(position), 1)).scrollIntoView();

/** Moves the cursor to an empty paragraph after a position; adds one if needed. */
function toParagraphAfter(state: EditorState, tr: Transaction, position: number): Transaction {
  const next = tr.doc.resolve(position).nodeAfter;
  const isThere = next?.type.name === 'paragraph' && next.content.size === 0;
  const paragraph = state.schema.nodes['paragraph']?.create();
  if (!isThere && paragraph) tr.insert(position, paragraph);
  return putCursor(tr, position + 1);
}

/** Selects the block at the first press, so that the user sees what the next press deletes. */
function selectBlock(state: EditorState, dispatch: Parameters<Command>[1], position: number): true {
  dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, position)).scrollIntoView());
  return true;
}

const isEmptyText = (node: Node | null | undefined): boolean => node?.isTextblock === true && node.content.size === 0;
