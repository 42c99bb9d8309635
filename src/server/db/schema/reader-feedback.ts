import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What readers answered to “Was dit duidelijk?”, without anything that says who they are. */
export const readerFeedback = pgTable(
  'reader_feedback',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The path of the page, as it was then. */
    path: text().notNull(),
    /** Null for a care page. */
    articleId: integer(),
    isClear: boolean().notNull(),
    /** What the reader added. */
    words: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When staff put it aside. */
    handledAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.path, table.createdAt), index().on(table.createdAt)],
);
