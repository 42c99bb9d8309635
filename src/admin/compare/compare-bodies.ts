import { diffArrays } from 'diff';
import { compareRuns, type Pair, type Run, replaced } from './compare-words.ts';
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

type BlockPair = [before: Block | undefined, after: Block | undefined];

/** Share of common words from which one paragraph counts as the other rewritten. */
const MIN_SIMILARITY = 0.3;
/** Every paragraph is compared with every other; beyond this many, they are paired by position. */
const MAX_COMPARISONS = 20_000;

/** Pairs the changed paragraphs of two versions in order, so that the pairs have the most words in common. */
function pairBlocks(before: Block[], after: Block[]): BlockPair[] {
  if (before.length * after.length > MAX_COMPARISONS) return byPosition(before, after);
  const [old, now] = [before.map(wordsOf), after.map(wordsOf)];
  const similarity = old.map((words) => now.map((newWords) => similarityOf(words, newWords)));
  // best[i][j]: the highest total similarity of `before` from i on and `after` from j on.
  const best = Array.from({ length: before.length + 1 }, () => new Float64Array(after.length + 1));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  const paired = (i: number, j: number) => {
    const similar = similarity[i]?.[j] ?? 0;
    return similar < MIN_SIMILARITY ? 0 : similar + at(i + 1, j + 1);
  };
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      (best[i] as Float64Array)[j] = Math.max(at(i + 1, j), at(i, j + 1), paired(i, j));
    }
  }
  const pairs: BlockPair[] = [];
  for (let [i, j] = [0, 0]; i < before.length || j < after.length; ) {
    const isPair = i < before.length && j < after.length && paired(i, j) > 0 && paired(i, j) === at(i, j);
    const isBefore = isPair || (i < before.length && at(i + 1, j) === at(i, j));
    const isAfter = isPair || !isBefore;
    pairs.push([isBefore ? before[i] : undefined, isAfter ? after[j] : undefined]);
    if (isBefore) i += 1;
    if (isAfter) j += 1;
  }
  return pairs;
}

const byPosition = (before: Block[], after: Block[]): BlockPair[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, at) => [before[at], after[at]]);

const wordsOf = ({ text }: Block) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text]);

function similarityOf(a: Set<string>, b: Set<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}
