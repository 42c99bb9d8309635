import { backedUpTable, boolean, index, integer, text, timestamp } from '../../pg-core.ts';

/**
 * Articles that staff deleted within 30 days. Their newest revision holds the content, this table the rest. No column
 * is a foreign key, because article and account may be deleted.
 */
export const articleBin = backedUpTable(
  'article_bin',
  {
    articleId: integer().primaryKey(),
    /** Of the article, for the list. */
    title: text().notNull(),
    isPublished: boolean().notNull(),
    /** `articles.created_by`. */
    createdBy: integer(),
    /** `articles.version`: an editor that is still open can save after Undo. */
    version: integer().notNull(),
    /** The slugs that redirected to it. */
    formerSlugs: text().array().notNull(),
    deletedAt: timestamp({ withTimezone: true }).notNull(),
    /** The account that deleted it; null for commands. */
    staffId: integer(),
    /** Its e-mail address at the time, or `system`. */
    actor: text(),
  },
  (table) => [index().on(table.deletedAt, table.articleId)],
);
