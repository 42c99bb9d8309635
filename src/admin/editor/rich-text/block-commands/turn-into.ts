import { Fragment, type Node } from '@tiptap/pm/model';
import { type EditorState, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { kindOfAll } from './block-names.ts';
import { type Blocks, blockAround, blocksAt, isList } from './blocks-at.ts';
import { asOneUndoStep, type Change, NO_BLOCK } from './change.ts';
import { nodeType } from './node-type.ts';
import { nameOf, type Target } from './targets.ts';
import { contentOf, wrap } from './unwrap.ts';

/** Whether all the blocks already have this kind. */
export const isAlready = ({ nodes, parent }: Blocks, { type, attrs = {} }: Target): boolean =>
  nodes.every((node) => {
    const block = node.type.name === 'listItem' ? parent : node;
    return block.type.name === type && Object.entries(attrs).every(([name, value]) => block.attrs[name] === value);
  });

/** Returns no transaction where content would be lost, or nested in its own kind. */
export function turnInto(state: EditorState, target: Target): Change {
  const chosen = blocksAt(state.selection);
  if (!chosen) return NO_BLOCK;
  const refused = { message: `The ${kindOfAll(chosen.nodes)} cannot be converted without losing content.` };
  const done = { message: `Now: ${nameOf(target)}.` };
  const blocks = isList(chosen.parent) && isListType(target) ? (blockAround(chosen) ?? chosen) : chosen;
  if (isAlready(blocks, target)) return done;
  const { schema } = state;
  const only = blocks.nodes.length === 1 ? blocks.nodes[0] : undefined;
  // The same kind of node with other attributes, or a list with other bullets.
  if (only && (only.type.name === target.type || (isList(only) && isListType(target)))) {
    const attrs = isListType(target) ? null : { ...only.attrs, ...target.attrs };
    return { ...done, tr: asOneUndoStep(state.tr.setNodeMarkup(blocks.start, nodeType(schema, target.type), attrs)) };
  }
  const content = isInside(blocks, target.type) ? undefined : contentOf(blocks.nodes, target);
  const result = content && wrap(content, target, schema);
  if (!result) return refused;
  const [from, to, replacement] = isList(blocks.parent)
    ? splitListAround(blocks, result)
    : [blocks.start, blocks.end, result];
  const $from = state.doc.resolve(from);
  if (!$from.parent.canReplace($from.index(), state.doc.resolve(to).index(), Fragment.from(replacement)))
    return refused;
  const tr = state.tr.replaceWith(from, to, replacement);
  const at = from + sizeOf(replacement.slice(0, replacement.indexOf(result[0] as Node)));
  restoreCursor(tr, state, at, at + sizeOf(result));
  return { ...done, tr: asOneUndoStep(tr) };
}

const isListType = ({ type }: Target) => type === 'bulletList' || type === 'orderedList';

/** A call-out in a call-out, details in details: readers would see boxes in boxes. */
function isInside({ $from, depth }: Blocks, type: Target['type']): boolean {
  if (type !== 'callout' && type !== 'details' && type !== 'blockquote') return false;
  return Array.from({ length: depth + 1 }, (_, at) => $from.node(at)).some((node) => node.type.name === type);
}

/** Puts what was an item between the two halves of its list. */
function splitListAround({ $from, depth, parent, index, nodes }: Blocks, result: Node[]): [number, number, Node[]] {
  const half = (from: number, to: number) =>
    from < to ? [parent.type.create(null, parent.children.slice(from, to))] : [];
  const before = index > 0 ? [parent.copy(Fragment.from(parent.children.slice(0, index)))] : [];
  const replacement = [...before, ...result, ...half(index + nodes.length, parent.childCount)];
  return [$from.before(depth), $from.after(depth), replacement];
}

const sizeOf = (nodes: readonly Node[]) => nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);

/**
 * Puts the cursor back at its place in a text that was turned into a block of another kind, between these positions.
 * Finds the text by its content, or by its words where code became text.
 */
function restoreCursor(tr: Transaction, before: EditorState, start: number, end: number): void {
  const { parent, parentOffset } = before.selection.$head;
  const texts: { at: number; isSame: boolean; size: number }[] = [];
  tr.doc.nodesBetween(start, end, (node, position) => {
    if (!node.isTextblock) return;
    texts.push({ at: position + 1, isSame: isSameText(node, parent), size: node.content.size });
  });
  const text = texts.find(({ isSame }) => isSame) ?? texts[0];
  tr.setSelection(
    text
      ? TextSelection.create(tr.doc, text.at + (parent.isTextblock ? Math.min(parentOffset, text.size) : 0))
      : Selection.near(tr.doc.resolve(start)),
  );
}

const isSameText = (after: Node, before: Node) =>
  after.content === before.content || (before.type.spec.code === true && wordsOf(after) === before.textContent);

/** Lines of code become line breaks. */
const wordsOf = (node: Node) => node.textBetween(0, node.content.size, null, '\n');
