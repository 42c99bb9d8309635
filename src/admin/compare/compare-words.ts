import { diffArrays } from 'diff';

/** Text with the same formatting. */
export type Run = {
  text: string;
  /** Names of the marks, as in `em strong`. */
  marks: string;
};

/** The mark of a link's address, which follows its text. */
export const ADDRESS = 'address';

/** A part of a text; `isOnlyHere` when the other version does not have it, or has it in another formatting. */
export type Part = { runs: Run[]; isOnlyHere: boolean };

/** A part of the merged text: removed text stays in its place, and the new text follows it. */
export type InlinePart = { runs: Run[]; in: 'both' | 'before' | 'after' };

/** The same place in both versions; null where a version has nothing there. */
export type Pair = { before: Part[] | null; after: Part[] | null; inline: InlinePart[] };

/** The time of the comparison grows with the square of the differences; beyond this, the whole text is marked. */
const MAX_DIFFERENCES = 600;

/** An address is one token: a changed letter changes where it leads. */
const TOKENS = /https?:\/\/[^\s()]+|[\p{L}\p{N}]+|\s+|./gu;

/** Marks the words of each text that the other does not have. */
export const compareWords = (before: string, after: string): Pair => compareRuns(plain(before), plain(after));

export function compareRuns(before: Run[], after: Run[]): Pair {
  const [old, now] = [tokensOf(before), tokensOf(after)];
  const changes = diffArrays(old.map(keyOf), now.map(keyOf), { maxEditLength: MAX_DIFFERENCES });
  if (!changes) return replaced(before, after);
  const parts: InlinePart[] = [];
  const at = { before: 0, after: 0 };
  for (const { count, added, removed } of changes) {
    const runs = removed ? old.slice(at.before, at.before + count) : now.slice(at.after, at.after + count);
    parts.push({ runs, in: removed ? 'before' : added ? 'after' : 'both' });
    if (!added) at.before += count;
    if (!removed) at.after += count;
  }
  return { before: sideOf(parts, 'before'), after: sideOf(parts, 'after'), inline: joinInline(parts) };
}

/** Two texts marked in full; undefined where a version lacks it. */
export const replaced = (before: Run[] | undefined, after: Run[] | undefined): Pair => ({
  before: before ? [{ runs: before, isOnlyHere: true }] : null,
  after: after ? [{ runs: after, isOnlyHere: true }] : null,
  inline: [
    ...(before ? [{ runs: before, in: 'before' as const }] : []),
    ...(after ? [{ runs: after, in: 'after' as const }] : []),
  ],
});

export const plain = (text: string): Run[] => [{ text, marks: '' }];

export const textOf = (runs: Run[]): string => runs.map(({ text }) => text).join('');

const tokensOf = (runs: Run[]): Run[] =>
  runs.flatMap((run) =>
    run.marks === ADDRESS ? run : (run.text.match(TOKENS) ?? []).map((text) => ({ text, marks: run.marks })),
  );

/** A space equals a bold space. */
const keyOf = ({ text, marks }: Run) => (text.trim() ? `${text}\n${marks}` : text);

const isGap = (runs: Run[]) => !/[\p{L}\p{N}]/u.test(textOf(runs));

/** Joins marked words with only spaces or punctuation between them, so that screen readers announce them once. */
function sideOf(parts: InlinePart[], side: 'before' | 'after'): Part[] {
  const own = parts.filter((part) => part.in === side || part.in === 'both');
  const result: Part[] = [];
  for (const [at, { runs, in: where }] of own.entries()) {
    const last = result.at(-1);
    const isBetween = last?.isOnlyHere && isGap(runs) && own[at + 1]?.in === side;
    const isOnlyHere = where === side || Boolean(isBetween);
    if (last?.isOnlyHere === isOnlyHere) last.runs.push(...runs);
    else result.push({ runs: [...runs], isOnlyHere });
  }
  return result.map(({ runs, isOnlyHere }) => ({ runs: joinRuns(runs), isOnlyHere }));
}

/** A sentence of which every other word differs reads as one deletion and one insertion. */
function joinInline(parts: InlinePart[]): InlinePart[] {
  const result: InlinePart[] = [];
  for (let at = 0; at < parts.length; ) {
    const end = endOfChange(parts, at);
    const stretch = parts.slice(at, end);
    const sides = (['before', 'after'] as const).filter((side) => stretch.some((part) => part.in === side));
    // A space or a comma between two insertions is in both versions.
    if (sides.length < 2) result.push(...stretch);
    else result.push(...sides.map((side) => ({ runs: runsIn(stretch, side), in: side })));
    const same = parts[end];
    if (same) result.push(same);
    at = end + 1;
  }
  return result.map((part) => ({ ...part, runs: joinRuns(part.runs) }));
}

const runsIn = (parts: InlinePart[], side: 'before' | 'after'): Run[] =>
  parts.filter((part) => part.in === side || part.in === 'both').flatMap(({ runs }) => runs);

/** The first part from `at` on that both versions have, unless it only separates two changes. */
function endOfChange(parts: InlinePart[], at: number): number {
  const isChanged = (part: InlinePart | undefined) => part !== undefined && part.in !== 'both';
  let end = at;
  while (isChanged(parts[end]) || (end > at && isGap(parts[end]?.runs ?? []) && isChanged(parts[end + 1]))) end += 1;
  return end;
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
