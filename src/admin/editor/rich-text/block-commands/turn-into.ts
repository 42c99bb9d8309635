import { Fragment, type Node, type Schema } from '@tiptap/pm/model';
import { type EditorState, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { CALLOUT_KINDS, CALLOUTS, type Callout } from '../../../../shared/rich-text/blocks.ts';
import { type Sentence, t } from '../words.ts';
import { type Blocks, blockAround, blocksAt, isList, kindOfAll } from './blocks-at.ts';
import { asOneUndoStep, type Change, noBlock, nodeType, splitList } from './change.ts';

/** A kind that a block can be turned into. */
export type Target = {
  /** The name of the node. */
  type: 'paragraph' | 'heading' | 'bulletList' | 'orderedList' | 'blockquote' | 'callout' | 'details';
  name: Sentence;
  /** A Dutch part of the name: what readers see above a call-out. */
  label?: string;
  attrs?: Record<string, unknown>;
};

const heading = (level: 1 | 2 | 3): Target => ({ type: 'heading', name: `Heading ${level}`, attrs: { level } });

const callout = (kind: Callout): Target => ({
  type: 'callout',
  name: 'Call-out',
  label: CALLOUTS[kind],
  attrs: { 'data-callout': kind },
});

export const TARGETS: readonly Target[] = [
  { type: 'paragraph', name: 'Paragraph' },
  heading(1),
  heading(2),
  heading(3),
  { type: 'bulletList', name: 'Bullet list' },
  { type: 'orderedList', name: 'Ordered list' },
  { type: 'blockquote', name: 'Blockquote' },
  ...CALLOUT_KINDS.map(callout),
  { type: 'details', name: 'Details' },
];

export const nameOf = ({ name, label }: Target): string => (label ? `${name}: ${label}` : name);

const shownName = ({ name, label }: Target): string => (label ? `${t(name)}: ${label}` : t(name));

/** Whether all the blocks already have this kind. */
export const isAlready = ({ nodes, parent }: Blocks, { type, attrs = {} }: Target): boolean =>
  nodes.every((node) => {
    const block = node.type.name === 'listItem' ? parent : node;
    return block.type.name === type && Object.entries(attrs).every(([name, value]) => block.attrs[name] === value);
  });

/** Returns no transaction where content would be lost, or nested in its own kind. */
export function turnInto(state: EditorState, target: Target): Change {
  const chosen = blocksAt(state.selection);
  if (!chosen) return noBlock();
  const kind = kindOfAll(chosen.nodes);
  const refused = { message: t('The {kind} cannot be converted without losing content.', { kind }) };
  const done = { message: t('Now: {kind}.', { kind: shownName(target) }) };
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

const CONTAINERS = ['blockquote', 'callout'];
const WRAPPERS = ['blockquote', 'callout', 'details'];

/** The content of these blocks, as adjacent blocks; undefined if they are not text and the target is. */
function contentOf(nodes: readonly Node[], target: Target): Node[] | undefined {
  const isWrapper = WRAPPERS.includes(target.type);
  const content = nodes.flatMap((node) => {
    const { name } = node.type;
    if (CONTAINERS.includes(name) || name === 'listItem') return [...node.children];
    if (name === 'details') return fromDetails(node);
    // A wrapper holds the whole list.
    if (isList(node) && !isWrapper) return node.children.flatMap((item) => [...item.children]);
    return [node];
  });
  if (isWrapper) return content;
  const isText = nodes.every((node) => node.isTextblock || isOpen(node)) && content.some(isPlain);
  if (!isText || (target.type === 'heading' && !content.every(isPlain))) return undefined;
  return content;
}

const isOpen = (node: Node) => [...WRAPPERS, 'listItem'].includes(node.type.name) || isList(node);

/** A node that turns into a paragraph without loss. A button and a video would lose their address. */
const isPlain = ({ type }: Node) => ['paragraph', 'heading', 'codeBlock'].includes(type.name);

function fromDetails(details: Node): Node[] {
  const [summary, ...rest] = details.children;
  if (!summary || summary.content.size === 0) return rest;
  return [nodeType(details.type.schema, 'paragraph').create(null, summary.content), ...rest];
}

/** These blocks as the target; undefined where the target cannot hold them. */
function wrap(content: Node[], { type, attrs }: Target, schema: Schema): Node[] | undefined {
  const target = nodeType(schema, type);
  switch (type) {
    case 'paragraph':
    case 'heading':
      return content.map((node) => (isPlain(node) ? target.create(attrs, inline(node)) : node));
    case 'bulletList':
    case 'orderedList':
      return [target.create(attrs, items(content, schema))];
    case 'details': {
      const [first, ...rest] = content;
      const head = first && isPlain(first) ? first : undefined;
      const summary = nodeType(schema, 'detailsSummary').create(null, head && inline(head));
      const blocks = head ? rest : content;
      const inner = blocks.length > 0 ? blocks : [nodeType(schema, 'paragraph').create()];
      return valid(target.create(attrs, [summary, ...inner]));
    }
    default:
      return valid(target.create(attrs, content));
  }
}

function valid(node: Node): Node[] | undefined {
  return node.type.validContent(node.content) ? [node] : undefined;
}

/** Each text is an item; anything else belongs to the text before it. */
function items(content: Node[], schema: Schema): Node[] {
  const paragraph = nodeType(schema, 'paragraph');
  const grouped: Node[][] = [];
  for (const node of content) {
    const last = grouped.at(-1);
    if (isPlain(node)) grouped.push([paragraph.create(null, inline(node))]);
    else if (last) last.push(node);
    else grouped.push([paragraph.create(), node]);
  }
  return grouped.map((children) => nodeType(schema, 'listItem').create(null, children));
}

/** Lines of code stay lines. */
function inline(node: Node): Fragment {
  if (node.type.name !== 'codeBlock') return node.content;
  const { schema } = node.type;
  const parts = node.children.flatMap(({ text = '', marks }) =>
    text
      .split('\n')
      .flatMap((line, at) => [
        ...(at > 0 ? [nodeType(schema, 'hardBreak').create()] : []),
        ...(line ? [schema.text(line, marks)] : []),
      ]),
  );
  return Fragment.from(parts);
}

/** Puts what was an item between the two halves of its list. */
function splitListAround({ $from, depth, parent, index, nodes }: Blocks, result: Node[]): [number, number, Node[]] {
  const { before, after } = splitList(parent, index, index + nodes.length);
  return [$from.before(depth), $from.after(depth), [...before, ...result, ...after]];
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
