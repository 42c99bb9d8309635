import { diffWordsWithSpace } from 'diff';

/** A part of a text; `isOnlyHere` when the other version does not have it. */
export type Part = { text: string; isOnlyHere: boolean };

/** The same place in both versions; null where a version has nothing there. */
export type Pair = { mine: Part[] | null; theirs: Part[] | null };

/** The time of the comparison grows with the square of the differences; beyond this, the whole text is marked. */
const MAX_DIFFERENCES = 600;

/** Marks the words of each text that the other does not have. */
export function compareWords(mine: string, theirs: string): Pair {
  const changes = diffWordsWithSpace(theirs, mine, { maxEditLength: MAX_DIFFERENCES });
  if (!changes) return { mine: asOnlyHere(mine), theirs: asOnlyHere(theirs) };
  const side = (excluded: 'added' | 'removed', marked: 'added' | 'removed') =>
    joinMarked(
      changes
        .filter((change) => !change[excluded])
        .map((change) => ({ text: change.value, isOnlyHere: change[marked] })),
    );
  return { mine: side('removed', 'added'), theirs: side('added', 'removed') };
}

/** The whole text as missing from the other version. */
export const asOnlyHere = (text: string): Part[] => [{ text, isOnlyHere: true }];

/** Joins marked words with only spaces or punctuation between them, so that screen readers announce them once. */
function joinMarked(parts: Part[]): Part[] {
  const result: Part[] = [];
  for (const [at, part] of parts.entries()) {
    const last = result.at(-1);
    const isGap = last?.isOnlyHere && !/[\p{L}\p{N}]/u.test(part.text) && parts[at + 1]?.isOnlyHere;
    const isOnlyHere = part.isOnlyHere || Boolean(isGap);
    if (last?.isOnlyHere === isOnlyHere) last.text += part.text;
    else result.push({ text: part.text, isOnlyHere });
  }
  return result;
}
