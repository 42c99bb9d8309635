import { Fragment, type Node } from '@tiptap/pm/model';
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state';
import { t } from '../words.ts';
import { type Blocks, blockAround, blockName, blocksAt, fixedChildren, isAlone, isList } from './blocks-at.ts';
import { asOneUndoStep, type BlockCommand, type Change, noBlock, selectAgain } from './change.ts';

type Direction = 'up' | 'down';

export const moveUp: BlockCommand = (state) => move(state, 'up');
export const moveDown: BlockCommand = (state) => move(state, 'down');

/**
 * Moves the blocks past their neighbour, never into it; at the edge of their parent, out of it. Blocks that are alone
 * take their parent along.
 */
function move(state: EditorState, direction: Direction): Change {
  let blocks = blocksAt(state.selection);
  while (blocks && isAlone(blocks)) blocks = blockAround(blocks);
  if (!blocks) return noBlock();
  const neighbour = neighbourOf(blocks, direction);
  if (neighbour) return pastNeighbour(state, blocks, neighbour, direction);
  if (blocks.depth > 0) return outOfParent(state, blocks, direction);
  return { message: t(direction === 'up' ? 'Already at the top.' : 'Already at the bottom.') };
}

function neighbourOf({ parent, index, nodes }: Blocks, direction: Direction): Node | undefined {
  if (direction === 'up') return index > fixedChildren(parent) ? parent.child(index - 1) : undefined;
  return parent.children.slice(0, movableEnd(parent))[index + nodes.length];
}

/** The empty line that the editor keeps at the end of the text is no neighbour. */
function movableEnd(parent: Node): number {
  const { lastChild, childCount } = parent;
  const isSpare = parent.type.name === 'doc' && lastChild?.type.name === 'paragraph' && lastChild.content.size === 0;
  return isSpare ? childCount - 1 : childCount;
}

/** Moves the neighbour, so that the blocks and their selection need no mapping. */
function pastNeighbour({ tr }: EditorState, { start, end }: Blocks, neighbour: Node, direction: Direction): Change {
  const { nodeSize } = neighbour;
  if (direction === 'up') tr.insert(end, neighbour).delete(start - nodeSize, start);
  else tr.delete(end, end + nodeSize).insert(start, neighbour);
  const moved = direction === 'up' ? start - nodeSize : start + nodeSize;
  const sentence = direction === 'up' ? 'Moved up, {place} of {count}.' : 'Moved down, {place} of {count}.';
  return { tr: asOneUndoStep(tr), message: t(sentence, placeOf(tr, moved)) };
}

function outOfParent(
  state: EditorState,
  { $from, depth, parent, start, end, nodes }: Blocks,
  direction: Direction,
): Change {
  const { tr, selection } = state;
  const isItem = isList(parent);
  // An item of a nested list goes after the item that holds the list; any other item loses its bullet.
  const isNested = isItem && $from.node(depth - 1).type.name === 'listItem';
  const outer = isNested ? depth - 1 : depth;
  const content = isItem && !isNested ? nodes.flatMap((item) => [...item.children]) : nodes;
  const target = direction === 'up' ? $from.before(outer) : $from.after(outer);
  const $target = state.doc.resolve(target);
  if (!$target.parent.canReplace($target.index(), $target.index(), Fragment.from(content)))
    return { message: t('It cannot move out of the {kind}.', { kind: blockName(parent) }) };
  if (direction === 'up') tr.delete(start, end).insert(target, content);
  else tr.insert(target, content).delete(start, end);
  const moved = direction === 'up' ? target : target - (end - start);
  const lost = isItem && !isNested ? boundaries(nodes, start) : () => 0;
  if (selection.from >= start && selection.to <= end)
    selectAgain(tr, selection, (position) => position - start + moved - lost(position));
  else tr.setSelection(Selection.near(tr.doc.resolve(moved)));
  const place = { kind: blockName(parent), ...placeOf(tr, moved) };
  return { tr: asOneUndoStep(tr), message: t('Moved out of the {kind}, {place} of {count}.', place) };
}

/** The number of node boundaries before a position. */
function boundaries(nodes: readonly Node[], start: number): (position: number) => number {
  const edges: number[] = [];
  let at = start;
  for (const { nodeSize } of nodes) {
    edges.push(at, at + nodeSize - 1);
    at += nodeSize;
  }
  return (position) => edges.filter((edge) => edge < position).length;
}

function placeOf({ doc }: Transaction, position: number): { place: number; count: number } {
  const $position = doc.resolve(position);
  const { parent } = $position;
  const fixed = fixedChildren(parent);
  return { place: $position.index() + 1 - fixed, count: movableEnd(parent) - fixed };
}
