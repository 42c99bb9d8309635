import { Extension } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import { ReplaceAroundStep } from '@tiptap/pm/transform';
import { captionAsBlocks, picturesOf } from '../block-commands/figures.ts';
import { isNamedBlock } from './block-nodes.ts';

type Replacement = { from: number; to: number; content: Fragment; isTable: boolean };

/**
 * Repairs the document after a paste, drop or cut: a table inside a table becomes the blocks in its cells, and a figure
 * without a picture its caption. Looks only at changed parts, so that opening an old text changes nothing.
 */
export const repairBlocks = (onUnnested: () => void) =>
  Extension.create({
    name: 'repairBlocks',
    addProseMirrorPlugins: () => [
      new Plugin({
        appendTransaction: (transactions, _, { doc, tr }) => {
          const changed = transactions.filter(({ docChanged }) => docChanged);
          if (changed.length === 0 || changed.some(isUndo)) return null;
          const replacements = repairs(doc, changedRange(changed));
          for (const { from, to, content } of replacements.reverse()) tr.replaceWith(from, to, content);
          if (replacements.some(({ isTable }) => isTable)) onUnnested();
          return replacements.length > 0 ? tr : null;
        },
      }),
    ],
  });

const isUndo = (transaction: Transaction) => transaction.getMeta('history$') !== undefined;

/** The range from the first to the last change of these transactions. */
function changedRange(transactions: readonly Transaction[]): { from: number; to: number } {
  let range: { from: number; to: number } | undefined;
  for (const map of transactions.flatMap(({ mapping }) => mapping.maps)) {
    if (range) range = { from: map.map(range.from, -1), to: map.map(range.to, 1) };
    map.forEach((_, __, from, to) => {
      range = { from: Math.min(range?.from ?? from, from), to: Math.max(range?.to ?? to, to) };
    });
  }
  return range ?? { from: 0, to: 0 };
}

function repairs(doc: Node, { from, to }: { from: number; to: number }): Replacement[] {
  const found: Replacement[] = [];
  doc.nodesBetween(Math.max(0, from - 1), Math.min(doc.content.size, to + 1), (node, position) => {
    const end = position + node.nodeSize;
    if (node.type.name === 'figure') {
      const content = repairedFigure(node);
      if (content) found.push({ from: position, to: end, content, isTable: false });
      return false;
    }
    if (node.type.name !== 'table' || position < from || position >= to || !isInTable(doc, position)) return undefined;
    found.push({ from: position, to: end, content: Fragment.from(blocksOfTable(node)), isTable: true });
    return false;
  });
  return found;
}

function isInTable(doc: Node, position: number): boolean {
  const $position = doc.resolve(position);
  return Array.from({ length: $position.depth + 1 }, (_, depth) => $position.node(depth)).some(
    ({ type }) => type.name === 'table',
  );
}

/** The blocks in the cells, row by row, without empty ones. */
function blocksOfTable(table: Node): Node[] {
  const cells = table.children.flatMap((row) => [...row.children]);
  const blocks = cells
    .flatMap((cell) => [...cell.children])
    .flatMap((block) => (block.type.name === 'table' ? blocksOfTable(block) : [block]))
    .filter((block) => !(block.type.name === 'paragraph' && block.content.size === 0));
  const paragraph = table.type.schema.nodes['paragraph'];
  return blocks.length > 0 || !paragraph ? blocks : [paragraph.create()];
}

/** The content of a figure whose picture was removed; undefined for other figures. */
function repairedFigure(figure: Node): Fragment | undefined {
  const pictures = picturesOf(figure);
  const kept = pictures.filter(({ attrs }) => attrs['src'] != null);
  if (kept.length === pictures.length) return undefined;
  const { lastChild, type } = figure;
  if (kept.length > 0 && lastChild) return Fragment.from(type.create(figure.attrs, [...kept, lastChild]));
  return Fragment.from(captionAsBlocks(figure));
}

/**
 * Refuses to turn a button or a video into a heading, code or a list, by toolbar, key or typed mark: the other block has
 * no place for its address.
 */
export const protectNamedBlocks = (onRefused: () => void) =>
  Extension.create({
    name: 'protectNamedBlocks',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: (tr) => {
          const isRefused = tr.docChanged && tr.steps.some((_, index) => changesNamedBlock(tr, index));
          if (isRefused) onRefused();
          return !isRefused;
        },
      }),
    ],
  });

/** Whether this step moves the content of a named block into a block of another kind. */
function changesNamedBlock({ steps, docs }: Transaction, index: number): boolean {
  const step = steps[index];
  if (!(step instanceof ReplaceAroundStep) || step.gapFrom !== step.from + 1) return false;
  const block = docs[index]?.nodeAt(step.from);
  return block != null && isNamedBlock(block) && step.slice.content.firstChild?.type !== block.type;
}
