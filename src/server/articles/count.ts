import type { ArticleCounts } from '../../shared/contract/articles/article-overviews.ts';
import type { Context } from '../context.ts';
import { sql } from '../db/drizzle.ts';
import { articleCounts } from '../db/schema/articles/articles.ts';
import { requirePermission } from '../permissions.ts';
import { countSchedules } from './schedules/list.ts';

/** The number of articles, which triggers count. */
export async function countArticles(context: Context): Promise<ArticleCounts> {
  requirePermission(context, 'magazine.read');
  const [counts] = await context.db
    .select({
      total: sql<number>`coalesce(sum(${articleCounts.total}), 0)::int`,
      drafts: sql<number>`coalesce(sum(${articleCounts.total}) filter (where not ${articleCounts.isPublished}), 0)::int`,
    })
    .from(articleCounts);
  return { total: 0, drafts: 0, ...counts, scheduled: await countSchedules(context.db) };
}
