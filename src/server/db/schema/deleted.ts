import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Category } from '../../../shared/contract/categories.ts';
import type { Writer } from '../../../shared/contract/writers.ts';

/** What Undo puts back: the row, and for a writer the articles that named them, with their author text. */
export type Deleted = {
  writer: { row: Writer; articles: { id: number; author: string }[] };
  category: { row: Category };
};

/** Writers and categories that staff deleted within the last hour: they go without a question, so there is an Undo. */
export const deletedEntries = pgTable(
  'deleted_entries',
  {
    kind: text({ enum: ['writer', 'category'] }).notNull(),
    entryId: integer().notNull(),
    entry: jsonb().$type<Deleted[keyof Deleted]>().notNull(),
    deletedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.entryId] }), index().on(table.deletedAt)],
);
