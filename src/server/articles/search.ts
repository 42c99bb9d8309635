import { type SQL, sql } from 'drizzle-orm';
import { articles } from '../db/schema/magazine.ts';

const MAX_WORDS = 8;
/** Below this a trigram match is chance: 0.53 is the least that a Dutch plural or compound scores. */
const SIMILARITY = 0.5;
const SHORTEST_FOR_TRIGRAMS = 4;

export type SearchQuery = {
  /** Which articles match. */
  matches: SQL;
  /** How well: a match in the title stands over one in the excerpt, that over one in the body. */
  rank: SQL;
};

/**
 * Full text, word beginnings and trigrams in one condition (architecture §3): the Dutch stemmer finds inflections,
 * `:*` word beginnings, trigrams compounds and typing errors in titles and labels. Undefined when nothing is searched for.
 */
export function searchFor(text: string): SearchQuery | undefined {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  const query = (weights: string) => {
    const terms = words.map(
      (word) =>
        `(${variantsOf(word)
          .map((variant) => `${variant}:*${weights}`)
          .join(' | ')})`,
    );
    return sql`to_tsquery('clinic_dutch', ${terms.join(' & ')})`;
  };
  const anywhere = sql`${articles.searchVector} @@ ${query('')}`;
  const long = words.filter((word) => word.length >= SHORTEST_FOR_TRIGRAMS);
  const similarity = (word: string) => sql`strict_word_similarity(clinic_fold(${word}), ${articles.searchWords})`;
  const alike =
    long.length === words.length
      ? sql`(${sql.join(
          long.map(
            (word) =>
              sql`(${articles.searchWords} %> clinic_fold(${word}) and word_similarity(clinic_fold(${word}), ${articles.searchWords}) >= ${SIMILARITY})`,
          ),
          sql` and `,
        )})`
      : sql`false`;
  return {
    matches: sql`(${anywhere} or ${alike})`,
    rank: sql`case
      when ${articles.searchVector} @@ ${query('A')} then 3
      when ${articles.searchVector} @@ ${query('AB')} then 2
      when ${anywhere} then 1
      else ${sql.join(words.map(similarity), sql` + `)} / ${words.length + 1} end`,
  };
}

/** Letters and digits only: nothing a visitor types can be query syntax. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}

/** The word, and what is left without a plural ending that the stemmer overlooks (allergieën, vitamines). */
function variantsOf(word: string): string[] {
  const singular = word.replace(/(ieën|ieen)$/u, 'ie').replace(/(?<=.{4})(en|s)$/u, '');
  return singular === word ? [word] : [word, singular];
}
