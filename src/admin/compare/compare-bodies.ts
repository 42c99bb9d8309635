import { diffArrays } from 'diff';
import { compareRuns, type Pair, type Run, replaced } from './compare-words.ts';
import { pairBlocks } from './pair-blocks.ts';
import type { Block } from './parse-blocks.ts';

/** A part of each version; undefined where a version lacks it. */
type Both<T> = { before: T | undefined; after: T | undefined };

/** A difference between two bodies, or the texts of consecutive unchanged paragraphs. */
export type Row = ChangedRow | { unchanged: Run[][] };
export type ChangedRow = Pair & {
  onlyFormatting?: boolean;
  /** What the block is in each version, such as a heading 2. */
  kinds?: Both<string>;
  /** Sources of the picture of each version, where one has a picture. */
  pictures?: Both<string>;
};

/** The time of the comparison grows with the square of the differences; beyond this, bodies are compared in whole. */
const MAX_DIFFERENCES = 600;

/** Compares two bodies paragraph by paragraph, and changed paragraphs word by word. */
export function compareBodies(before: Block[], after: Block[]): Row[] {
  const markupOf = ({ markup }: Block) => markup;
  const runs = diffArrays(before.map(markupOf), after.map(markupOf), { maxEditLength: MAX_DIFFERENCES });
  if (!runs) return changedRows(before, after);
  const rows: Row[] = [];
  const at = { before: 0, after: 0 };
  let [removed, added]: [Block[], Block[]] = [[], []];
  for (const run of [...runs, { count: 0, added: false, removed: false }]) {
    if (run.removed) removed = before.slice(at.before, at.before + run.count);
    else if (run.added) added = after.slice(at.after, at.after + run.count);
    else {
      rows.push(...changedRows(removed, added));
      [removed, added] = [[], []];
      if (run.count > 0) rows.push({ unchanged: after.slice(at.after, at.after + run.count).map(({ runs }) => runs) });
    }
    if (!run.added) at.before += run.count;
    if (!run.removed) at.after += run.count;
  }
  return rows;
}

const changedRows = (before: Block[], after: Block[]): ChangedRow[] =>
  pairBlocks(before, after).map(([old, now]) => ({
    ...(old && now ? compareBlocks(old, now) : replaced(old?.runs, now?.runs)),
    ...((old?.kind || now?.kind) && { kinds: { before: old?.kind, after: now?.kind } }),
    ...((old?.picture !== undefined || now?.picture !== undefined) && {
      pictures: { before: old?.picture, after: now?.picture },
    }),
  }));

function compareBlocks(before: Block, after: Block): ChangedRow {
  const pair = compareRuns(before.runs, after.runs);
  const isSameText = before.text === after.text && before.picture === after.picture && before.kind === after.kind;
  return isSameText ? { ...pair, onlyFormatting: true } : pair;
}
