import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { memoizePerBlock, visitElements } from '../memoize-per-block.ts';
import { REFERENCE } from './reference-node.ts';

const idsOfBlocks = memoizePerBlock((block) => {
  const ids: string[] = [];
  visitElements(block, ({ type, attrs }) => {
    if (type.name === REFERENCE) ids.push(String(attrs['data-source']));
  });
  return ids;
});

/** How many references have no source in the list. */
export const countLostReferences = (doc: Node, known: { has: (id: string) => boolean }): number =>
  idsOfBlocks(doc)
    .flat()
    .filter((id) => !known.has(id)).length;

/** Removes those references, in one undo step. */
export function removeLostReferences({ state, view }: Editor, known: { has: (id: string) => boolean }): void {
  const { tr } = state;
  state.doc.descendants((node, position) => {
    if (node.type.name !== REFERENCE || known.has(String(node.attrs['data-source']))) return;
    tr.delete(tr.mapping.map(position), tr.mapping.map(position + node.nodeSize));
  });
  view.dispatch(tr);
}
