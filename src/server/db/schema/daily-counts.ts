import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What visitors did, as numbers of a day. No row belongs to a visitor, and none can be traced to one. */
export const dailyCounts = pgTable(
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
