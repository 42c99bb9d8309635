import type { RemotePictures } from '../../shared/contract/articles/article-overviews.ts';
import type { Context } from '../context.ts';
import { desc, sql } from '../db/drizzle.ts';
import { articles, HAS_REMOTE_PICTURES } from '../db/schema/articles/articles.ts';
import { requirePermission } from '../permissions.ts';

const MAX_LISTED = 50;

/** The websites that an article's pictures come from. */
export const remoteHosts = sql<string[]>`array(
  select distinct lower(found[1])
  from regexp_matches(
    concat('<img src="', ${articles.image}, '">', ${articles.content}), '<img[^>]* src="\\s*https?://(?:[^/"@]*@)?([^/":?#]+)', 'gi'
  ) as found
  order by 1)`;

/** Articles with pictures on other websites, last changed first. A partial index holds exactly these articles. */
export async function listRemotePictures(context: Context): Promise<RemotePictures> {
  requirePermission(context, 'magazine.read');
  const { id, title, language, isPublished, updatedAt } = articles;
  const rows = await context.db
    .select({
      id,
      title,
      language,
      isPublished,
      hosts: remoteHosts,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(articles)
    .where(sql.raw(HAS_REMOTE_PICTURES))
    .orderBy(desc(updatedAt), desc(id))
    .limit(MAX_LISTED);
  return { total: rows[0]?.total ?? 0, articles: rows.map(({ total: _total, ...article }) => article) };
}
