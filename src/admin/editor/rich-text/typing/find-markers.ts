import type { Node } from '@tiptap/pm/model';
import { leftOverMarks } from '../../../../shared/text-check/rules/left-over-marks.ts';
import { memoizePerBlock } from '../memoize-per-block.ts';
import { NON_TEXT } from './typeset.ts';

/** A paragraph, heading or cell with something to show in it; positions within its top-level block. */
type Markers = { from: number; to: number; unfinished: Range[]; softHyphens: Range[] };
export type Range = { from: number; to: number };

const NONE: Pick<Markers, 'unfinished' | 'softHyphens'> = { unfinished: [], softHyphens: [] };
/** Cached per textblock: a key changes one paragraph of a list or a table. */
const known = new WeakMap<Node, typeof NONE>();

/** Marks of unfinished text and soft hyphens, by top-level block. Only changed blocks are read. */
export const markersOfBlocks = memoizePerBlock((block) => {
  const markers: Markers[] = [];
  const visit = (node: Node, position: number) => {
    if (!node.isTextblock) return true;
    const { unfinished, softHyphens } = markersIn(node);
    if (unfinished.length + softHyphens.length > 0) {
      const shift = ({ from, to }: Range) => ({ from: from + position + 1, to: to + position + 1 });
      const ranges = { unfinished: unfinished.map(shift), softHyphens: softHyphens.map(shift) };
      markers.push({ from: position, to: position + node.nodeSize, ...ranges });
    }
    return false;
  };
  if (visit(block, 0)) block.descendants((node, position) => visit(node, position + 1));
  return markers;
});

function markersIn(textblock: Node): typeof NONE {
  const found = known.get(textblock) ?? findMarkers(textblock);
  known.set(textblock, found);
  return found;
}

function findMarkers(textblock: Node): typeof NONE {
  const text = textblock.textBetween(0, textblock.content.size, null, NON_TEXT);
  const unfinished = leftOverMarks(text).map((mark) => ({ from: mark.index, to: mark.index + mark.text.length }));
  const softHyphens = [...text.matchAll(/\u00ad/g)].map(({ index }) => ({ from: index, to: index + 1 }));
  return unfinished.length + softHyphens.length > 0 ? { unfinished, softHyphens } : NONE;
}
