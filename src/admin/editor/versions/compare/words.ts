import { diffArrays } from 'diff';

/** Text with the same formatting. */
export type Run = {
  text: string;
  /** Names of the marks, as in `em strong`. */
  marks: string;
};

/** A part of a text; `isOnlyHere` when the other version does not have it, or has it in another formatting. */
export type Part = { runs: Run[]; isOnlyHere: boolean };

/** The same place in both versions; null where a version has nothing there. */
export type Pair = { mine: Part[] | null; theirs: Part[] | null };

/** The time of the comparison grows with the square of the differences; beyond this, the whole text is marked. */
const MAX_DIFFERENCES = 600;

/** An address is one token: a changed letter changes where it leads. */
const TOKENS = /https?:\/\/[^\s()]+|[\p{L}\p{N}]+|\s+|./gu;

/** Marks the words of each text that the other does not have. */
export const compareWords = (mine: string, theirs: string): Pair => compareRuns(plain(mine), plain(theirs));

export function compareRuns(mine: Run[], theirs: Run[]): Pair {
  const [own, other] = [tokensOf(mine), tokensOf(theirs)];
  const changes = diffArrays(other.map(keyOf), own.map(keyOf), { maxEditLength: MAX_DIFFERENCES });
  if (!changes) return { mine: asOnlyHere(mine), theirs: asOnlyHere(theirs) };
  const parts = { mine: [] as Part[], theirs: [] as Part[] };
  const at = { mine: 0, theirs: 0 };
  for (const { count, added, removed } of changes) {
    if (!removed) parts.mine.push({ runs: own.slice(at.mine, at.mine + count), isOnlyHere: added });
    if (!added) parts.theirs.push({ runs: other.slice(at.theirs, at.theirs + count), isOnlyHere: removed });
    if (!removed) at.mine += count;
    if (!added) at.theirs += count;
  }
  return { mine: joinMarked(parts.mine), theirs: joinMarked(parts.theirs) };
}

export const plain = (text: string): Run[] => [{ text, marks: '' }];

/** The whole text as missing from the other version. */
export const asOnlyHere = (runs: Run[]): Part[] => [{ runs, isOnlyHere: true }];

export const textOf = (runs: Run[]): string => runs.map(({ text }) => text).join('');

const tokensOf = (runs: Run[]): Run[] =>
  runs.flatMap(({ text, marks }) => (text.match(TOKENS) ?? []).map((token) => ({ text: token, marks })));

/** A space is the same in bold. */
const keyOf = ({ text, marks }: Run) => (text.trim() ? `${text}\n${marks}` : text);

/** Joins marked words with only spaces or punctuation between them, so that screen readers announce them once. */
function joinMarked(parts: Part[]): Part[] {
  const result: Part[] = [];
  for (const [at, part] of parts.entries()) {
    const last = result.at(-1);
    const isGap = last?.isOnlyHere && !/[\p{L}\p{N}]/u.test(textOf(part.runs)) && parts[at + 1]?.isOnlyHere;
    const isOnlyHere = part.isOnlyHere || Boolean(isGap);
    if (last?.isOnlyHere === isOnlyHere) last.runs.push(...part.runs);
    else result.push({ runs: [...part.runs], isOnlyHere });
  }
  return result.map(({ runs, isOnlyHere }) => ({ runs: joinRuns(runs), isOnlyHere }));
}

function joinRuns(runs: Run[]): Run[] {
  const result: Run[] = [];
  for (const { text, marks } of runs) {
    const last = result.at(-1);
    if (last?.marks === marks) last.text += text;
    else result.push({ text, marks });
  }
  return result;
}
