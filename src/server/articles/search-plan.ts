import { sql } from 'drizzle-orm';
import type { ArticleQuery } from '../../shared/contract/articles.ts';
import type { Database } from '../db/database.ts';
import { categories, searchTerms } from '../db/schema/magazine.ts';

/** A search shows its best 1,000 matches; nobody reads further, and the answer's time stays bounded. */
export const MAX_FOUND = 1000;

const MAX_WORDS = 8;
/** Shorter words have too few trigrams to tell a typing error from another word. */
const SHORTEST_FOR_TRIGRAMS = 4;
const MAX_SIMILAR = 8;
/** From these on, a word of ours is taken for what was meant: measured on the pairs of search.test.ts. */
const TYPO = 0.45;
const COMPOUND = 0.65;

/** Where a search looks, best first; in the order in which the database's search_counts answers. */
const TIERS = [
  { place: 'title_vector', query: 'exact' },
  { place: 'head_vector', query: 'exact' },
  { place: 'title_vector', query: 'wide' },
  { place: 'search_vector', query: 'exact' },
  { place: 'search_vector', query: 'wide' },
] as const;

/** One place, with what to look for there and how many match, counted up to {@link MAX_FOUND}. */
export type Tier = { place: (typeof TIERS)[number]['place']; query: string; matches: number };

/**
 * What a search will find where, in one query: the words as typed (`exact`), and with them the words of titles and
 * labels that are like them (`wide`), compounds and what was meant by typing errors. Empty when nothing can match.
 */
export async function planSearch(
  db: Database,
  { search = '', type, category }: ArticleQuery,
  isPublic: boolean,
): Promise<Tier[]> {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  const folded = sql`clinic_fold(typed.word)`;
  const { term } = searchTerms;
  const meant = sql`
    select ${term} as term from ${searchTerms}
    where length(typed.word) >= ${SHORTEST_FOR_TRIGRAMS} and ${term} <> ${folded}
      and (${term} % ${folded} or ${term} %> ${folded})
      and (similarity(${term}, ${folded}) >= ${TYPO} or word_similarity(${folded}, ${term}) >= ${COMPOUND})
    order by greatest(similarity(${term}, ${folded}), word_similarity(${folded}, ${term})) desc, ${term}
    limit ${MAX_SIMILAR}`;
  const inCategory = sql`(select ${categories.id} from ${categories} where ${categories.name} = ${category})`;
  const [plan] = await db
    .select({
      exact: sql<string>`exact`,
      wide: sql<string>`wide`,
      matches: sql<
        number[]
      >`search_counts(exact, wide, ${isPublic}, ${type ?? null}, ${category ? sql`coalesce(${inCategory}, 0)` : null}, ${MAX_FOUND})`,
    })
    .from(sql`(
      select string_agg('(' || variants || ')', ' & ' order by place) as exact,
        string_agg('(' || variants || coalesce(' | ' || meant.terms, '') || ')', ' & ' order by place) as wide
      from unnest(${sql.param(words)}::text[], ${sql.param(words.map(variantsOf))}::text[]) with ordinality as typed(word, variants, place)
      left join lateral (select string_agg(term, ' | ') as terms from (${meant}) as similar_terms) as meant on true) as queries`);
  if (!plan) return [];
  return TIERS.map(({ place, query }, index) => ({ place, query: plan[query], matches: plan.matches[index] ?? 0 }));
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
function variantsOf(word: string): string {
  const singular = word.replace(/(ieën|ieen)$/u, 'ie').replace(/(?<=.{4})s$/u, '');
  return [...new Set([word, singular])].map((variant) => `${variant}:*`).join(' | ');
}
