import { diffArrays } from 'diff';
import type { Block } from './blocks.ts';
import { pairBlocks } from './pair-blocks.ts';
import { asOnlyHere, compareWords, type Pair } from './words.ts';

/** A difference between two bodies, or the number of consecutive unchanged paragraphs. */
export type Row = (Pair & { onlyFormatting?: boolean }) | { unchanged: number };

/** The time of the comparison grows with the square of the differences; beyond this, bodies are compared in whole. */
const MAX_DIFFERENCES = 600;

/** Compares two bodies paragraph by paragraph, and changed paragraphs word by word. */
export function compareBodies(mine: Block[], theirs: Block[]): Row[] {
  const markupOf = ({ markup }: Block) => markup;
  const runs = diffArrays(theirs.map(markupOf), mine.map(markupOf), { maxEditLength: MAX_DIFFERENCES });
  if (!runs) return changedRows(mine, theirs);
  const rows: Row[] = [];
  const at = { mine: 0, theirs: 0 };
  let [added, removed]: [Block[], Block[]] = [[], []];
  for (const { count, added: isMine, removed: isTheirs } of [...runs, { count: 0, added: false, removed: false }]) {
    if (isMine) added = mine.slice(at.mine, at.mine + count);
    else if (isTheirs) removed = theirs.slice(at.theirs, at.theirs + count);
    else {
      rows.push(...changedRows(added, removed));
      [added, removed] = [[], []];
      if (count > 0) rows.push({ unchanged: count });
    }
    if (!isTheirs) at.mine += count;
    if (!isMine) at.theirs += count;
  }
  return rows;
}

const changedRows = (mine: Block[], theirs: Block[]): Row[] =>
  pairBlocks(mine, theirs).map(([own, other]) => {
    if (own && other) return compareBlocks(own, other);
    return { mine: own ? asOnlyHere(own.text) : null, theirs: other ? asOnlyHere(other.text) : null };
  });

function compareBlocks(mine: Block, theirs: Block): Row {
  if (mine.text !== theirs.text) return compareWords(mine.text, theirs.text);
  if (mine.textWithLinks !== theirs.textWithLinks) return compareWords(mine.textWithLinks, theirs.textWithLinks);
  return { ...compareWords(mine.text, theirs.text), onlyFormatting: true };
}
