import { integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * Which published articles have draft changes. What they are is a revision. No foreign key: they wait while their article is
 * in the bin.
 */
export const draftChanges = pgTable('draft_changes', {
  articleId: integer().primaryKey(),
  /** `article_revisions.number`. */
  number: integer().notNull(),
  /** `articles.version` that they change. */
  basedOn: integer().notNull(),
});
