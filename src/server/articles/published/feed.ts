import type { ShownArticle } from '../../../shared/contract/articles/articles.ts';
import type { Context } from '../../context.ts';
import { desc, eq } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { categories } from '../../db/schema/categories.ts';
import { writers } from '../../db/schema/writers.ts';
import { withPictures } from '../../pictures/shown.ts';
import { articleColumns, toPublicArticle } from '../article-row.ts';

/** The newest published items with their full body. */
export async function latestArticles(context: Context, limit: number): Promise<ShownArticle[]> {
  const rows = await context.db
    .select(articleColumns)
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(writers, eq(writers.id, articles.writerId))
    .where(eq(articles.isPublished, true))
    .orderBy(desc(articles.shownAt), desc(articles.id))
    .limit(limit);
  return withPictures(context, rows.map(toPublicArticle));
}
