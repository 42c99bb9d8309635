import { diffWordsWithSpace } from 'diff';

/** A stretch of a text; `isOnlyHere` when the other version lacks it. */
export type Part = { text: string; isOnlyHere: boolean };

/** What one place of an article says in both versions; null where a version has nothing there. */
export type Pair = { mine: Part[] | null; theirs: Part[] | null };

/** Texts that differ in more words than this have nothing in common worth marking: comparing takes the square of it. */
const MAX_DIFFERENCES = 600;

/** Two texts with the words marked that the other one lacks. */
export function compareWords(mine: string, theirs: string): Pair {
  const changes = diffWordsWithSpace(theirs, mine, { maxEditLength: MAX_DIFFERENCES });
  if (!changes) return { mine: whole(mine), theirs: whole(theirs) };
  const side = (isOther: 'added' | 'removed', isOwn: 'added' | 'removed') =>
    joined(
      changes.filter((change) => !change[isOther]).map((change) => ({ text: change.value, isOnlyHere: change[isOwn] })),
    );
  return { mine: side('removed', 'added'), theirs: side('added', 'removed') };
}

/** A text that the other version lacks altogether. */
export const whole = (text: string): Part[] => [{ text, isOnlyHere: true }];

/** Marked words with nothing but a space or a comma between them are one mark: easier to see, and read out once. */
function joined(parts: Part[]): Part[] {
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
