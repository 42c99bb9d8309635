import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { searchTerms } from '../db/schema/magazine.ts';

const MAX_WORDS = 8;
/** Shorter words have too few trigrams to tell a typing error from another word. */
const SHORTEST_FOR_TRIGRAMS = 4;
const MAX_SIMILAR = 8;

export type SearchTerms = {
  /** Every word as it was typed: its stem, its beginning, its singular. */
  exact: SQL;
  /** Or a word of a title or label that is like it: a compound with it, or what was meant by a typing error. */
  wide: SQL;
  isWider: boolean;
};

/** What is searched for, as text search queries. Undefined when there is no word in it. */
export async function readSearch(db: Database, text: string): Promise<SearchTerms | undefined> {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  const similar = await similarTerms(db, words);
  const exact = words.map(variantsOf);
  const wide = exact.map((variants, index) => [...variants, ...(similar.get(words[index] ?? '') ?? [])]);
  return { exact: queryOf(exact), wide: queryOf(wide), isWider: similar.size > 0 };
}

/** Letters and digits only: nothing a visitor types can be query syntax. */
function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, MAX_WORDS);
}

/** The word's beginning, and what is left without a plural ending that the stemmer overlooks (allergieën, vitamines). */
function variantsOf(word: string): string[] {
  const singular = word.replace(/(ieën|ieen)$/u, 'ie').replace(/(?<=.{4})(en|s)$/u, '');
  return [...new Set([word, singular])].map((variant) => `${variant}:*`);
}

async function similarTerms(db: Database, words: string[]): Promise<Map<string, string[]>> {
  const long = words.filter((word) => word.length >= SHORTEST_FOR_TRIGRAMS);
  const found = new Map<string, string[]>();
  if (long.length === 0) return found;
  const { term } = searchTerms;
  const typed = sql`clinic_fold(typed.word)`;
  const rows = await db
    .select({ word: sql<string>`typed.word`, term: sql<string>`alike.term` })
    .from(sql`unnest(${sql.param(long)}::text[]) as typed(word)`)
    .innerJoin(
      sql`lateral (
        select ${term} from ${searchTerms}
        where (${term} % ${typed} or ${term} %> ${typed})
          and (similarity(${term}, ${typed}) >= ${TYPO} or word_similarity(${typed}, ${term}) >= ${COMPOUND})
          and ${term} <> ${typed}
        order by greatest(similarity(${term}, ${typed}), word_similarity(${typed}, ${term})) desc, ${term}
        limit ${MAX_SIMILAR}) as alike`,
      sql`true`,
    );
  for (const row of rows) found.set(row.word, [...(found.get(row.word) ?? []), row.term]);
  return found;
}

/** From these on, a word of ours is taken for what was meant: measured on the pairs of search.test.ts. */
const TYPO = 0.45;
const COMPOUND = 0.65;

const queryOf = (words: string[][]): SQL =>
  sql`to_tsquery('clinic_dutch', ${words.map((variants) => `(${variants.join(' | ')})`).join(' & ')})`;
