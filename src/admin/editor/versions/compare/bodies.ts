import { diffArrays } from 'diff';
import type { Block } from './blocks.ts';
import { pairBlocks } from './pair-blocks.ts';
import { asOnlyHere, compareRuns, type Pair } from './words.ts';

/** A difference between two bodies, or the number of consecutive unchanged paragraphs. */
export type Row =
  | (Pair & {
      onlyFormatting?: boolean;
      /** Sources of the picture of each version, where one has a picture. */
      pictures?: { mine: string | undefined; theirs: string | undefined };
    })
  | { unchanged: number };

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
    const row = own && other ? compareBlocks(own, other) : onlyOne(own, other);
    if (own?.picture === undefined && other?.picture === undefined) return row;
    return { ...row, pictures: { mine: own?.picture, theirs: other?.picture } };
  });

const onlyOne = (own: Block | undefined, other: Block | undefined): Pair => ({
  mine: own ? asOnlyHere(own.runs) : null,
  theirs: other ? asOnlyHere(other.runs) : null,
});

function compareBlocks(mine: Block, theirs: Block): Row {
  const pair = compareRuns(mine.runs, theirs.runs);
  const isSameText = mine.text === theirs.text && mine.picture === theirs.picture;
  return isSameText ? { ...pair, onlyFormatting: true } : pair;
}
