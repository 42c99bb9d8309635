import type { EditorView } from '@tiptap/pm/view';
import { type Blocks, blocksAt } from '../block-commands/blocks-at.ts';

/** The block at the height of the pointer. */
export function blockAtHeight(view: EditorView, top: number): Blocks | undefined {
  const { left, width } = view.dom.getBoundingClientRect();
  const found = view.posAtCoords({ left: left + width / 2, top });
  if (!found) return undefined;
  const { doc } = view.state;
  const leaf = found.inside >= 0 ? doc.nodeAt(found.inside) : null;
  const isLeaf = leaf?.isLeaf && leaf.isBlock;
  const $from = doc.resolve(isLeaf ? found.inside : found.pos);
  return blocksAt({ $from, $to: isLeaf ? doc.resolve(found.inside + leaf.nodeSize) : $from });
}
