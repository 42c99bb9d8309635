import type { Node } from '@tiptap/pm/model';
import { htmlOfBlocks } from '../schema/serialize-body.ts';

/** The size of the stored text, formatting included. */
export type BodySize = { characters: number; elements: number };

export function bodySize(doc: Node): BodySize {
  const blocks = htmlOfBlocks(doc);
  return { characters: sum(blocks.map(({ length }) => length)), elements: sum(blocks.map(countElements)) };
}

/** Counts like src/server/articles/body/limits.ts, which skips shorter bodies. */
function countElements(html: string): number {
  const tags = html.match(/<[a-z]/g)?.length ?? 0;
  const paragraphsOfCells = html.match(/<t[dh][^>]*><p>/g)?.length ?? 0;
  const columns = [...html.matchAll(/ colspan="(\d+)"/g)].map(([, span]) => Number(span) - 1);
  return tags - paragraphsOfCells + sum(columns);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
