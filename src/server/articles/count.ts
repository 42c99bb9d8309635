import { sql } from 'drizzle-orm';
import type { ArticleCounts } from '../../shared/contract/articles/article-overviews.ts';
import { type Context, requireStaff } from '../context.ts';
import { articleCounts } from '../db/schema/magazine.ts';

/** How many articles there are: triggers count them. */
export async function countArticles(context: Context): Promise<ArticleCounts> {
  requireStaff(context);
  const [counts] = await context.db
    .select({
      total: sql<number>`coalesce(sum(${articleCounts.total}), 0)::int`,
      drafts: sql<number>`coalesce(sum(${articleCounts.total}) filter (where not ${articleCounts.isPublished}), 0)::int`,
    })
    .from(articleCounts);
  return counts ?? { total: 0, drafts: 0 };
}
