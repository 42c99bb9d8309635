import { backedUpTable, integer } from '../../pg-core.ts';

/**
 * Articles about the same, one in each language. No column is a foreign key: a pair outlives an article in the bin, so
 * that restoring the article restores it.
 */
export const articlePairs = backedUpTable('article_pairs', {
  dutchId: integer().primaryKey(),
  englishId: integer().notNull().unique(),
});
