import { closeHistory } from '@tiptap/pm/history';
import type { Node, NodeType, Schema } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, Selection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { t } from '../words.ts';

/** The transaction of a command, absent if it cannot run, and the message for screen readers. */
export type Change = { tr?: Transaction; message: string };

export type BlockCommand = (state: EditorState) => Change;

export const noBlock = (): Change => ({ message: t('The cursor is not in a block.') });

/** Makes a transaction its own undo step. */
export const asOneUndoStep = (tr: Transaction): Transaction => closeHistory(tr).scrollIntoView();

/** Text typed afterwards becomes another undo step. */
export const endUndoStep = (view: Pick<EditorView, 'state' | 'dispatch'>): void =>
  view.dispatch(closeHistory(view.state.tr));

/** Restores the selection in content that has moved. */
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

export function nodeType(schema: Schema, name: string): NodeType {
  const type = schema.nodes[name];
  if (!type) throw new Error(`The editor knows no ${name}`);
  return type;
}

/** What remains of a list before and after the items from one index to another. Numbering continues. */
export function splitList({ type, attrs, children }: Node, from: number, to: number) {
  const counted = 'start' in attrs && { start: Number(attrs['start'] ?? 1) + from };
  const half = (items: readonly Node[], own: Node['attrs']) => (items.length > 0 ? [type.create(own, items)] : []);
  return { before: half(children.slice(0, from), attrs), after: half(children.slice(to), { ...attrs, ...counted }) };
}
