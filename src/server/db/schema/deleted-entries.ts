import type { Category } from '../../../shared/contract/categories.ts';
import type { Writer } from '../../../shared/contract/writers.ts';
import { index, integer, jsonb, leftOutTable, primaryKey, text, timestamp } from '../pg-core.ts';

/** What Undo restores: the row, and for a writer the author texts of their articles. */
export type Deleted = {
  writer: { row: Writer; articles: { id: number; author: string }[] };
  category: { row: Category };
};

/**
 * Writers and categories that staff deleted within the last hour. Deleting them asks for no confirmation, so it can be
 * undone.
 */
export const deletedEntries = leftOutTable('deletions can be undone for one hour only')(
  'deleted_entries',
  {
    kind: text({ enum: ['writer', 'category'] }).notNull(),
    entryId: integer().notNull(),
    entry: jsonb().$type<Deleted[keyof Deleted]>().notNull(),
    deletedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.entryId] }), index().on(table.deletedAt)],
);
