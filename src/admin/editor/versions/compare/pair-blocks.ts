import type { Block } from './blocks.ts';

type Couple = [mine: Block | undefined, theirs: Block | undefined];

/** How many words two paragraphs share, of all they have, before one counts as the other rewritten. */
const ALIKE = 0.3;
/** Every paragraph is held against every other; beyond so many, they are paired by their order. */
const MAX_COMPARISONS = 20_000;

/** Which changed paragraph of one version is which of the other, in order, so that together they share the most words. */
export function pairBlocks(mine: Block[], theirs: Block[]): Couple[] {
  if (mine.length * theirs.length > MAX_COMPARISONS) return byOrder(mine, theirs);
  const [own, other] = [mine.map(wordsOf), theirs.map(wordsOf)];
  const likeness = own.map((words) => other.map((others) => similarityOf(words, others)));
  // best[i][j]: the most that the paragraphs from i and from j on can share.
  const best = Array.from({ length: mine.length + 1 }, () => new Float64Array(theirs.length + 1));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  const together = (i: number, j: number) => {
    const alike = likeness[i]?.[j] ?? 0;
    return alike < ALIKE ? 0 : alike + at(i + 1, j + 1);
  };
  for (let i = mine.length - 1; i >= 0; i -= 1) {
    for (let j = theirs.length - 1; j >= 0; j -= 1) {
      (best[i] as Float64Array)[j] = Math.max(at(i + 1, j), at(i, j + 1), together(i, j));
    }
  }
  const couples: Couple[] = [];
  for (let [i, j] = [0, 0]; i < mine.length || j < theirs.length; ) {
    const isCouple = i < mine.length && j < theirs.length && together(i, j) > 0 && together(i, j) === at(i, j);
    const isMine = isCouple || (i < mine.length && at(i + 1, j) === at(i, j));
    const isTheirs = isCouple || !isMine;
    couples.push([isMine ? mine[i] : undefined, isTheirs ? theirs[j] : undefined]);
    if (isMine) i += 1;
    if (isTheirs) j += 1;
  }
  return couples;
}

const byOrder = (mine: Block[], theirs: Block[]): Couple[] =>
  Array.from({ length: Math.max(mine.length, theirs.length) }, (_, at) => [mine[at], theirs[at]]);

const wordsOf = ({ text }: Block) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text]);

function similarityOf(a: Set<string>, b: Set<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}
