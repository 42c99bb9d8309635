import type { Block } from './parse-blocks.ts';

type BlockPair = [before: Block | undefined, after: Block | undefined];

/** Share of common words from which one paragraph counts as the other rewritten. */
const MIN_SIMILARITY = 0.3;
/** Every paragraph is compared with every other; beyond this many, they are paired by position. */
const MAX_COMPARISONS = 20_000;

/** Pairs the changed paragraphs of two versions in order, so that the pairs have the most words in common. */
export function pairBlocks(before: Block[], after: Block[]): BlockPair[] {
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
