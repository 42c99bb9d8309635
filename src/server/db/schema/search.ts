import { sql } from '../drizzle.ts';
import { index, leftOutTable, text } from '../pg-core.ts';
import { bytewiseText, NO_PENDING_LIST, tsvector } from './column-types.ts';

/**
 * The words of each category's and writer's name, added by a trigger. A search asks for the tokens of the names that it
 * finds here; the search vectors of articles hold these tokens.
 */
export const searchNames = leftOutTable('a trigger fills it when categories and writers are inserted')('search_names', {
  token: text().primaryKey(),
  words: tsvector().notNull(),
});

/**
 * Every word of titles, authors, tags and names without case and accents, added by a trigger. Search corrects typing
 * errors with it.
 */
export const searchTerms = leftOutTable('a trigger fills it when articles are inserted')(
  'search_terms',
  { term: text().primaryKey() },
  (table) => [index('search_terms_trigrams').using('gin', sql`${table.term} gin_trgm_ops`).with(NO_PENDING_LIST)],
);

/**
 * Every word long enough to be a Dutch compound, without case and accents, added by a trigger. Search finds compounds
 * with it that contain the typed word.
 */
export const searchWords = leftOutTable('a trigger fills it when articles are inserted')(
  'search_words',
  { word: bytewiseText().primaryKey() },
  (table) => [index('search_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`).with(NO_PENDING_LIST)],
);

/** Every stem of the search vectors, added by a trigger. Search completes a typed prefix with it. */
export const searchLexemes = leftOutTable('a trigger fills it when articles are inserted')('search_lexemes', {
  lexeme: bytewiseText().primaryKey(),
});
