import { backedUpTable, boolean, index, integer, text, timestamp } from '../pg-core.ts';

/** Readers' answers to “Was dit duidelijk?”, without anything that identifies the reader. */
export const readerFeedback = backedUpTable(
  'reader_feedback',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The path of the page at that time. */
    path: text().notNull(),
    /** Null for a care page. */
    articleId: integer(),
    isClear: boolean().notNull(),
    /** What the reader added. */
    words: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When staff marked it as handled. */
    handledAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.path, table.createdAt), index().on(table.createdAt)],
);
