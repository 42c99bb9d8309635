import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { NodeSelection, type Selection } from '@tiptap/pm/state';
import { t } from '../words.ts';

/** Adjacent whole blocks in one parent. */
export type Blocks = {
  nodes: readonly Node[];
  parent: Node;
  /** The depth of the parent. */
  depth: number;
  /** The index of the first block in the parent. */
  index: number;
  /** The positions before the first block and after the last. */
  start: number;
  end: number;
  $from: ResolvedPos;
};

/** Nodes whose children can move, with the number of first children that stay: a summary, the text of a list item. */
const FIXED_CHILDREN: Record<string, number> = {
  doc: 0,
  blockquote: 0,
  callout: 0,
  details: 1,
  bulletList: 0,
  orderedList: 0,
  listItem: 1,
};

const WRAPPERS = ['blockquote', 'callout', 'details'];

export const fixedChildren = (parent: Node): number => FIXED_CHILDREN[parent.type.name] ?? 0;

export const isList = ({ type }: Node): boolean => type.name === 'bulletList' || type.name === 'orderedList';

/**
 * The blocks that a selection touches. A table, a figure and a definition list are one block each. A text that is alone
 * in a call-out, a quote or details stands for the whole box, unless it was selected as a block.
 */
export function blocksAt(selection: Pick<Selection, '$from' | '$to'>): Blocks | undefined {
  const { $from, $to } = selection;
  const isBlock = selection instanceof NodeSelection && selection.node.isBlock;
  for (let depth = Math.min($from.sharedDepth($to.pos), openDepth($from)); depth >= 0; depth -= 1) {
    const blocks = blocksIn($from, $to, depth);
    if (blocks === 'none') return undefined;
    if (blocks && (isBlock || !isAlone(blocks) || !WRAPPERS.includes(blocks.parent.type.name))) return blocks;
  }
  return undefined;
}

/** The block around these blocks; undefined at the top of the text. */
export function blockAround({ $from, depth }: Blocks): Blocks | undefined {
  for (let outer = depth - 1; outer >= 0; outer -= 1) {
    const blocks = blocksIn($from, $from, outer);
    if (blocks && blocks !== 'none') return blocks;
  }
  return undefined;
}

/** Whether their parent has no other movable blocks. */
export const isAlone = ({ parent, index, nodes }: Blocks): boolean =>
  parent.type.name !== 'doc' && index === fixedChildren(parent) && index + nodes.length === parent.childCount;

function blocksIn($from: ResolvedPos, $to: ResolvedPos, depth: number): Blocks | 'none' | undefined {
  const parent = $from.node(depth);
  const index = $from.index(depth);
  const end = $to.indexAfter(depth);
  if (index < fixedChildren(parent)) return undefined;
  // A cursor between two blocks.
  if (end <= index) return 'none';
  const nodes = parent.children.slice(index, end);
  const start = $from.posAtIndex(index, depth);
  return { nodes, parent, depth, index, start, end: $from.posAtIndex(end, depth), $from };
}

/** The depth to which blocks can move: not inside a table, a figure or definitions. */
function openDepth($pos: ResolvedPos): number {
  let depth = 0;
  while (depth < $pos.depth && $pos.node(depth + 1).type.name in FIXED_CHILDREN) depth += 1;
  return depth;
}

const KINDS = {
  paragraph: 'paragraph',
  codeBlock: 'code',
  bulletList: 'bullet list',
  orderedList: 'ordered list',
  listItem: 'list item',
  blockquote: 'blockquote',
  callout: 'call-out',
  details: 'details',
  definitionList: 'definitions',
  figure: 'figure',
  image: 'image',
  button: 'button',
  video: 'video',
  table: 'table',
  horizontalRule: 'divider',
} as const;

const isKnown = (name: string): name is keyof typeof KINDS => Object.hasOwn(KINDS, name);

/** The name of a block in the menus. */
export function blockName({ type: { name }, attrs }: Node): string {
  if (name === 'heading') return t('heading {level}', { level: String(attrs['level']) });
  return t(isKnown(name) ? KINDS[name] : 'block');
}

export const kindOfAll = (nodes: readonly Node[]): string =>
  nodes.length === 1 && nodes[0] ? blockName(nodes[0]) : t('{count} blocks', { count: nodes.length });

/** For a sentence that begins with the name of a block, as some do in Dutch. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
