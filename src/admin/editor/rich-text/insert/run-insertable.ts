import type { Editor, JSONContent, Range } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { Selection, type Transaction } from '@tiptap/pm/state';
import { endUndoStep, splitList } from '../block-commands/change.ts';
import type { Insertable, InsertDialogName } from './insertables.ts';

/** Inserts the chosen block, or opens its dialog. `typed` is the range of the query, which is removed. */
export function runInsertable(
  editor: Editor,
  { what }: Insertable,
  openDialog: (dialog: InsertDialogName) => void,
  typed?: Range,
): void {
  if ('block' in what) insertBlock(editor, what.block, { cursor: what.cursor, typed });
  else if ('summary' in what) insertSummary(editor, typed);
  else {
    if (typed) editor.view.dispatch(closeHistory(editor.state.tr).delete(typed.from, typed.to));
    openDialog(what.dialog);
  }
}

/** Inserts the text's only summary, at its top. A second request moves the cursor to the end of the existing one. */
function insertSummary(editor: Editor, typed?: Range): void {
  const { callout, paragraph } = editor.schema.nodes;
  const node = callout?.create({ 'data-callout': 'summary' }, paragraph?.create());
  if (!node) return;
  editor
    .chain()
    .command(({ tr }) => {
      closeHistory(tr);
      if (typed) tr.delete(typed.from, typed.to);
      let end: number | undefined;
      tr.doc.descendants((found, position) => {
        if (found.type === callout && found.attrs['data-callout'] === 'summary') end ??= position + found.nodeSize - 1;
        return end === undefined && !found.isTextblock;
      });
      if (end === undefined) tr.insert(0, node);
      tr.setSelection(Selection.near(tr.doc.resolve(end ?? node.nodeSize - 1), -1)).scrollIntoView();
      return true;
    })
    .run();
  endUndoStep(editor.view);
}

type Options = {
  cursor: 'inside' | 'after' /** The typed text, such as `/quote`; it is removed. */;
  typed?: Range | undefined;
};

/**
 * Puts a block in place of the empty paragraph at the cursor, or below the block there; selected text stays. One undo
 * step, separate from the typing before and after it.
 */
export function insertBlock(editor: Editor, content: JSONContent, { cursor, typed }: Options): void {
  const node = editor.schema.nodeFromJSON(content);
  editor
    .chain()
    .command(({ tr }) => {
      closeHistory(tr);
      if (typed) tr.delete(typed.from, typed.to);
      return true;
    })
    .command(({ tr }) => {
      const position = splitListAtCursor(tr, node) ?? insertAtCursor(tr, node);
      if (cursor === 'inside') tr.setSelection(Selection.near(tr.doc.resolve(position + 1), 1));
      else moveAfter(tr, position + node.nodeSize);
      if (node.type.name === 'figure') moveToCaption(tr, position, node);
      tr.scrollIntoView();
      return true;
    })
    .run();
  endUndoStep(editor.view);
}

/** Replaces an empty item by the block, between the items before and after it. */
function splitListAtCursor(tr: Transaction, node: Node): number | undefined {
  const { $to } = tr.selection;
  const depth = $to.depth - 2;
  if (depth < 1 || $to.node(depth + 1).type.name !== 'listItem' || !isPlaceholder($to.parent)) return undefined;
  const list = $to.node(depth);
  const at = $to.index(depth);
  const isAllowed =
    mayHold($to, depth - 1, node) &&
    canHold($to.node(depth - 1), $to.index(depth - 1), $to.indexAfter(depth - 1), node);
  if (!isAllowed || list.child(at).childCount > 1) return undefined;
  const { before, after } = splitList(list, at, at + 1);
  tr.replaceWith($to.before(depth), $to.after(depth), [...before, node, ...after]);
  return $to.before(depth) + (before[0]?.nodeSize ?? 0);
}

/** These blocks cannot contain their own kind, and lists contain text only. */
const APART = new Set(['table', 'callout', 'details', 'figure']);

function mayHold($pos: ResolvedPos, depth: number, { type }: Node): boolean {
  for (let level = depth; level > 0; level -= 1) {
    const { name } = $pos.node(level).type;
    if (name === 'listItem' || (APART.has(name) && name === type.name)) return false;
  }
  return true;
}

/** Inserts the block as deep at the cursor as the schema allows. Returns its position. */
function insertAtCursor(tr: Transaction, node: Node): number {
  const { $to } = tr.selection;
  const isInText = $to.parent.isTextblock;
  if (!isInText && mayHold($to, $to.depth, node) && canHold($to.parent, $to.index(), $to.index(), node)) {
    tr.insert($to.pos, node);
    return $to.pos;
  }
  for (let depth = $to.depth; depth > 0; depth -= 1) {
    const parent = $to.node(depth - 1);
    const index = $to.index(depth - 1);
    if (!mayHold($to, depth - 1, node)) continue;
    if (depth === $to.depth && isPlaceholder($to.parent) && canHold(parent, index, index + 1, node)) {
      tr.replaceWith($to.before(depth), $to.after(depth), node);
      return $to.before(depth);
    }
    if (canHold(parent, index + 1, index + 1, node)) {
      tr.insert($to.after(depth), node);
      return $to.after(depth);
    }
  }
  const end = tr.doc.content.size;
  tr.insert(end, node);
  return end;
}

const canHold = (parent: Node, from: number, to: number, { type }: Node) => parent.canReplaceWith(from, to, type);

const isPlaceholder = ({ type, content }: Node) =>
  content.size === 0 && (type.name === 'paragraph' || type.name === 'heading');

/** Moves the cursor to an empty paragraph after a block; adds one if needed. */
function moveAfter(tr: Transaction, end: number): void {
  const next = tr.doc.resolve(end).nodeAfter;
  if (next?.type.name !== 'paragraph' || next.content.size > 0) {
    const paragraph = tr.doc.type.schema.nodes['paragraph']?.create();
    if (paragraph) tr.insert(end, paragraph);
  }
  tr.setSelection(Selection.near(tr.doc.resolve(end + 1), 1));
}

/** Moves the cursor past the pictures, which cannot be typed in, to the caption. */
function moveToCaption(tr: Transaction, position: number, figure: Node): void {
  const caption = figure.lastChild;
  if (caption)
    tr.setSelection(Selection.near(tr.doc.resolve(position + figure.nodeSize - 1 - caption.nodeSize + 1), 1));
}
