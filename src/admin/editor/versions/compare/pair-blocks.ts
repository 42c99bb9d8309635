import type { Block } from './blocks.ts';

type BlockPair = [mine: Block | undefined, theirs: Block | undefined];

/** Share of common words from which one paragraph counts as the other rewritten. */
const MIN_SIMILARITY = 0.3;
/** Every paragraph is compared with every other; beyond this many, they are paired by position. */
const MAX_COMPARISONS = 20_000;

/** Pairs the changed paragraphs of two versions in order, so that the pairs have the most words in common. */
export function pairBlocks(mine: Block[], theirs: Block[]): BlockPair[] {
  if (mine.length * theirs.length > MAX_COMPARISONS) return byPosition(mine, theirs);
  const [own, other] = [mine.map(wordsOf), theirs.map(wordsOf)];
  const similarity = own.map((words) => other.map((otherWords) => similarityOf(words, otherWords)));
  // best[i][j]: the highest total similarity of mine from i on and theirs from j on.
  const best = Array.from({ length: mine.length + 1 }, () => new Float64Array(theirs.length + 1));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  const paired = (i: number, j: number) => {
    const similar = similarity[i]?.[j] ?? 0;
    return similar < MIN_SIMILARITY ? 0 : similar + at(i + 1, j + 1);
  };
  for (let i = mine.length - 1; i >= 0; i -= 1) {
    for (let j = theirs.length - 1; j >= 0; j -= 1) {
      (best[i] as Float64Array)[j] = Math.max(at(i + 1, j), at(i, j + 1), paired(i, j));
    }
  }
  const pairs: BlockPair[] = [];
  for (let [i, j] = [0, 0]; i < mine.length || j < theirs.length; ) {
    const isPair = i < mine.length && j < theirs.length && paired(i, j) > 0 && paired(i, j) === at(i, j);
    const isMine = isPair || (i < mine.length && at(i + 1, j) === at(i, j));
    const isTheirs = isPair || !isMine;
    pairs.push([isMine ? mine[i] : undefined, isTheirs ? theirs[j] : undefined]);
    if (isMine) i += 1;
    if (isTheirs) j += 1;
  }
  return pairs;
}

const byPosition = (mine: Block[], theirs: Block[]): BlockPair[] =>
  Array.from({ length: Math.max(mine.length, theirs.length) }, (_, at) => [mine[at], theirs[at]]);

const wordsOf = ({ text }: Block) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text]);

function similarityOf(a: Set<string>, b: Set<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}
