import { sql } from 'drizzle-orm';
import type { ListCounts } from '../../shared/contract/articles.ts';
import { type Context, requireStaff } from '../context.ts';
import { rowsOf } from '../db/rows-of.ts';
import { articleCounts, categories, writers } from '../db/schema/magazine.ts';

/** How long the lists of the dashboard are. Triggers count the articles. */
export async function countLists(context: Context): Promise<ListCounts> {
  requireStaff(context);
  const [counts] = await rowsOf<ListCounts>(
    context.db,
    sql`select coalesce(sum(${articleCounts.total}), 0)::int as articles,
        coalesce(sum(${articleCounts.total}) filter (where not ${articleCounts.isPublished}), 0)::int as drafts,
        (select count(*)::int from ${writers}) as writers,
        (select count(*)::int from ${categories}) as categories
      from ${articleCounts}`,
  );
  return counts ?? { articles: 0, drafts: 0, writers: 0, categories: 0 };
}
