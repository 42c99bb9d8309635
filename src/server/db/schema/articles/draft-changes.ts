import { backedUpTable, integer } from '../../pg-core.ts';

/**
 * Which published articles have draft changes; their content is a revision. No foreign key: draft changes stay while
 * their article is in the bin.
 */
export const draftChanges = backedUpTable('draft_changes', {
  articleId: integer().primaryKey(),
  /** `article_revisions.number`. */
  number: integer().notNull(),
  /** The `articles.version` that they are based on. */
  basedOn: integer().notNull(),
});
