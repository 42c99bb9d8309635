import type { ToDoGroups } from '../../../shared/contract/to-do.ts';
import { remoteHosts } from '../../articles/remote-pictures.ts';
import type { Context } from '../../context.ts';
import { desc, sql } from '../../db/drizzle.ts';
import { articles, HAS_REMOTE_PICTURES } from '../../db/schema/articles/articles.ts';
import { articleColumns, countArticlesUpTo, MAX_LISTED } from '../bounds.ts';

const NEWEST_FIRST = [desc(articles.updatedAt), desc(articles.id)];

/** Articles with pictures on other websites, last changed first: a partial index holds exactly these. */
export async function remotePictures({ db }: Context): Promise<ToDoGroups['remotePictures']> {
  const hasRemotePictures = sql.raw(HAS_REMOTE_PICTURES);
  const first = db
    .select({ id: articles.id })
    .from(articles)
    .where(hasRemotePictures)
    .orderBy(...NEWEST_FIRST)
    .limit(MAX_LISTED);
  const entries = await db
    .select({ ...articleColumns, hosts: remoteHosts })
    .from(articles)
    .where(sql`${articles.id} in (${first})`)
    .orderBy(...NEWEST_FIRST);
  const total =
    entries.length < MAX_LISTED ? entries.length : await countArticlesUpTo(db, hasRemotePictures, NEWEST_FIRST);
  return { total, entries };
}
