import { bigint, index, integer, jsonb, leftOutTable, primaryKey, text, timestamp } from '../../pg-core.ts';
import { staff } from '../staff.ts';

/** Unsaved text of staff, in a table with an older name. Browsers send it every few seconds, in case the device is lost. */
export const unsavedTexts = leftOutTable(
  'unsaved text; the browsers of staff have it too, and after a restore it matches no article',
)(
  'recoverable_drafts',
  {
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** 0 for an article that was never saved. */
    articleId: integer().notNull(),
    /** When the editor was opened, in milliseconds. */
    visit: bigint({ mode: 'number' }).notNull(),
    /** Of the text, for lists. */
    title: text().notNull(),
    /**
     * The fields of the editor, and the version they are based on: src/shared/contract/articles/unsaved-text.ts.
     */
    draft: jsonb().$type<unknown>().notNull(),
    /** When it was typed, by the browser's clock. */
    typedAt: timestamp({ withTimezone: true }).notNull(),
    storedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.articleId, table.visit] }), index().on(table.storedAt)],
);
