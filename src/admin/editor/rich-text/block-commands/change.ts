import { closeHistory } from '@tiptap/pm/history';
import { type EditorState, NodeSelection, Selection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** What a command does, none if it cannot, and what a screen reader says about it. */
export type Change = { tr?: Transaction; message: string };

export type BlockCommand = (state: EditorState) => Change;

export const NO_BLOCK: Change = { message: 'The cursor is not in a block.' };

/** A step of its own for undo. */
export const oneStep = (tr: Transaction): Transaction => closeHistory(tr).scrollIntoView();

/** What is typed next is a step of its own, too. */
export const endStep = (view: Pick<EditorView, 'state' | 'dispatch'>): void =>
  view.dispatch(closeHistory(view.state.tr));

/** The same selection, in content that has moved. */
export function selectAgain(tr: Transaction, before: Selection, moved: (position: number) => number): void {
  const json = before.toJSON() as { type: string; anchor?: number; head?: number };
  if (json.anchor === undefined) return;
  const anchor = moved(json.anchor);
  const head = json.head === undefined ? undefined : moved(json.head);
  const $anchor = tr.doc.resolve(anchor);
  const isKept = before instanceof NodeSelection ? $anchor.nodeAfter?.type === before.node.type : true;
  tr.setSelection(
    isKept
      ? Selection.fromJSON(tr.doc, { ...json, anchor, ...(head !== undefined && { head }) })
      : Selection.near($anchor),
  );
}
