import { backedUpTable, boolean, date, integer, primaryKey, smallint, text } from '../pg-core.ts';

/** Daily counts of what visitors did. No row can be traced to a visitor. */
export const dailyCounts = backedUpTable(
  'daily_counts',
  {
    /** The day in the Netherlands. */
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<CountKind>().notNull(),
    /** The path of a page, the host of a site that links here, or the words of a search. */
    name: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.name] })],
);

/** A missed search is one that found nothing. */
export const COUNT_KINDS = ['page', 'referrer', 'search', 'missed-search'] as const;
export type CountKind = (typeof COUNT_KINDS)[number];
/** Their names are words that visitors typed. */
export const SEARCH_KINDS = ['search', 'missed-search'] as const satisfies CountKind[];
export type SearchKind = (typeof SEARCH_KINDS)[number];

/**
 * Every term of a counted search, so that staff read only what several people typed. Nothing says who typed it: of the
 * networks only a few bits of a keyed hash are stored, until the term is shown or forgotten.
 */
export const searchedTerms = backedUpTable('searched_terms', {
  term: text().primaryKey(),
  networks: smallint().array().notNull(),
  /** The day from which networks are counted, in the Netherlands. */
  since: date({ mode: 'string' }).notNull(),
  /** Visitors of enough networks typed it. */
  isShown: boolean().notNull(),
});
