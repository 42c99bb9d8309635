import { diffArrays } from 'diff';
import type { Block } from './blocks.ts';
import { pairBlocks } from './pair-blocks.ts';
import { compareWords, type Pair, whole } from './words.ts';

/** A place where two bodies differ, or how many paragraphs in a row they share. */
export type Row = (Pair & { onlyFormatting?: boolean }) | { same: number };

/** As with words: from here on two bodies are different texts. */
const MAX_DIFFERENCES = 600;

/** Two bodies, paragraph by paragraph: those that differ side by side, with their words marked. */
export function compareBodies(mine: Block[], theirs: Block[]): Row[] {
  const markupOf = ({ markup }: Block) => markup;
  const runs = diffArrays(theirs.map(markupOf), mine.map(markupOf), { maxEditLength: MAX_DIFFERENCES });
  if (!runs) return rowsOf(mine, theirs);
  const rows: Row[] = [];
  const at = { mine: 0, theirs: 0 };
  let [added, removed]: [Block[], Block[]] = [[], []];
  for (const { count, added: isMine, removed: isTheirs } of [...runs, { count: 0, added: false, removed: false }]) {
    if (isMine) added = mine.slice(at.mine, at.mine + count);
    else if (isTheirs) removed = theirs.slice(at.theirs, at.theirs + count);
    else {
      rows.push(...rowsOf(added, removed));
      [added, removed] = [[], []];
      if (count > 0) rows.push({ same: count });
    }
    if (!isTheirs) at.mine += count;
    if (!isMine) at.theirs += count;
  }
  return rows;
}

const rowsOf = (mine: Block[], theirs: Block[]): Row[] =>
  pairBlocks(mine, theirs).map(([own, other]) => {
    if (own && other) return compareBlocks(own, other);
    return { mine: own ? whole(own.text) : null, theirs: other ? whole(other.text) : null };
  });

function compareBlocks(mine: Block, theirs: Block): Row {
  if (mine.text !== theirs.text) return compareWords(mine.text, theirs.text);
  if (mine.textWithLinks !== theirs.textWithLinks) return compareWords(mine.textWithLinks, theirs.textWithLinks);
  return { ...compareWords(mine.text, theirs.text), onlyFormatting: true };
}
