import { integer, leftOutTable, primaryKey, timestamp, uuid } from '../../pg-core.ts';
import { staff } from '../staff.ts';

/**
 * The articles that are open, by user and browser tab. Unlogged, which the migration says: it is written often, valid for a
 * minute, and may be empty after a crash.
 */
export const articlePresence = leftOutTable('who had an article open in the last minute')(
  'article_presence',
  {
    /** Not a foreign key, so that a ping never waits for a save, nor a deletion for a ping. */
    articleId: integer().notNull(),
    tab: uuid().notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  // No other index: the table holds a few rows, and each ping then updates its row in place.
  (table) => [primaryKey({ columns: [table.articleId, table.tab] })],
);
