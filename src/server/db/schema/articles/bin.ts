import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Articles that staff deleted within 30 days. What they were is their newest revision; this is the rest. No column is a
 * foreign key: the article is gone, and so may be the account.
 */
export const articleBin = pgTable(
  'article_bin',
  {
    articleId: integer().primaryKey(),
    /** Of the article, for the list. */
    title: text().notNull(),
    isPublished: boolean().notNull(),
    /** `articles.created_by`. */
    createdBy: integer(),
    /** `articles.version`: an editor that is still open may go on after Undo. */
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
