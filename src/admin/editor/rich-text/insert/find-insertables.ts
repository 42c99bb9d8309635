import { withoutInvisible } from '../../../../shared/text/text.ts';
import { INSERTABLES, type Insertable } from './insertables.ts';

const ALL = INSERTABLES.flatMap(({ items }) => items);

/**
 * The blocks that match the typed letters, the best first: by words of the name before other words. All blocks without
 * letters.
 */
export function findInsertables(typed: string): Insertable[] {
  const text = plain(typed);
  if (!text) return ALL;
  const found = ALL.map((item) => ({ item, rank: rankOf(item, text) })).filter(
    ({ rank }) => rank < Number.POSITIVE_INFINITY,
  );
  return found.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}

function rankOf({ name, words }: Insertable, text: string): number {
  const label = plain(name);
  if (label.startsWith(text)) return 0;
  if (` ${label}`.includes(` ${text}`)) return 1;
  const others = plain(words);
  if (` ${others} `.includes(` ${text} `)) return 2;
  return ` ${others}`.includes(` ${text}`) ? 3 : Number.POSITIVE_INFINITY;
}

/** In lower case, without accents. */
const plain = (text: string) => withoutInvisible(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
