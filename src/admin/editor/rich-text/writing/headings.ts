import type { Node } from '@tiptap/pm/model';
import { memoizePerBlock } from '../memoize-per-block.ts';
import { plainWords } from '../schema/plain-words.ts';

export type Heading = { level: number; text: string };

/** Headings with their positions in the block. */
const headingsOfBlocks = memoizePerBlock((block) => {
  const headings: (Heading & { at: number })[] = [];
  const add = (node: Node, at: number) => {
    if (node.type.name === 'heading')
      headings.push({ level: Number(node.attrs['level']), text: plainWords(node.content), at });
  };
  add(block, 0);
  block.descendants((node, position) => add(node, position + 1));
  return headings;
});

export const headingsIn = (doc: Node): Heading[] =>
  headingsOfBlocks(doc).flatMap((headings) => headings.map(({ level, text }) => ({ level, text })));

/** Where each heading begins. */
export function headingPositions(doc: Node): number[] {
  let start = 0;
  return headingsOfBlocks(doc).flatMap((headings, index) => {
    const positions = headings.map(({ at }) => start + at);
    start += doc.child(index).nodeSize;
    return positions;
  });
}

/** The index of the heading above a position; -1 before the first. */
export const headingAt = (doc: Node, position: number): number =>
  headingPositions(doc).findLastIndex((at) => at <= position);

/** Whether a heading skips a level below the one before it. The page title counts as level 1. */
export const skipsLevel = (headings: readonly Heading[], index: number): boolean =>
  (headings[index]?.level ?? 0) > (headings[index - 1]?.level ?? 1) + 1;

/** The first heading that skips a level; `after` is the level before it. */
export function skippedHeading(headings: readonly Heading[]): (Heading & { after: number }) | undefined {
  const index = headings.findIndex((_, at) => skipsLevel(headings, at));
  const heading = headings[index];
  return heading && { ...heading, after: headings[index - 1]?.level ?? 1 };
}
