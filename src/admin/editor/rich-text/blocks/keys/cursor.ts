import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { type Command, type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';

/** The cursor, if it is in a text of one of these nodes and nothing is selected. */
export function cursorIn({ selection }: EditorState, ...names: string[]): ResolvedPos | undefined {
  const { $from, empty } = selection;
  return selection instanceof TextSelection && empty && names.includes($from.parent.type.name) ? $from : undefined;
}

export const isAtStart = ($cursor: ResolvedPos) => $cursor.parentOffset === 0;
export const isAtEnd = ($cursor: ResolvedPos) => $cursor.parentOffset === $cursor.parent.content.size;

/** Puts the cursor into the text that begins at or after a position. */
export const putCursor = (tr: Transaction, position: number): Transaction =>
  tr.setSelection(TextSelection.near(tr.doc.resolve(position), 1)).scrollIntoView();

/** Moves the cursor to an empty paragraph after a position; adds one if needed. */
export function toParagraphAfter(state: EditorState, tr: Transaction, position: number): Transaction {
  const next = tr.doc.resolve(position).nodeAfter;
  const isThere = next?.type.name === 'paragraph' && next.content.size === 0;
  const paragraph = state.schema.nodes['paragraph']?.create();
  if (!isThere && paragraph) tr.insert(position, paragraph);
  return putCursor(tr, position + 1);
}

/** Selects the block at the first press, so that the user sees what the next press deletes. */
export function selectBlock(state: EditorState, dispatch: Parameters<Command>[1], position: number): true {
  dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, position)).scrollIntoView());
  return true;
}

export const isEmptyText = (node: Node | null | undefined): boolean =>
  node?.isTextblock === true && node.content.size === 0;
