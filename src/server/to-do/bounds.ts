import type { SQL } from 'drizzle-orm';
import { TO_DO_MAX_COUNTED } from '../../shared/constants.ts';
import type { Database } from '../db/database.ts';
import { articles } from '../db/schema/articles/articles.ts';

/** The most entries that a group lists. */
export const MAX_LISTED = 20;

/** The columns of an article in an entry. */
export const articleColumns = {
  id: articles.id,
  title: articles.title,
  type: articles.type,
  language: articles.language,
  isPublished: articles.isPublished,
  version: articles.version,
};

/**
 * The number of articles that match a condition, in the order of its index; counts no further than one above the limit.
 */
export const countArticlesUpTo = (db: Database, where: SQL | undefined, order: SQL[]): Promise<number> =>
  db.$count(
    db
      .select({ id: articles.id })
      .from(articles)
      .where(where)
      .orderBy(...order)
      .limit(TO_DO_MAX_COUNTED + 1)
      .as('counted'),
  );
