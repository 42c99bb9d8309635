import type { ToDo, ToDoGroups } from '../../shared/contract/to-do.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { sum } from '../db/drizzle.ts';
import { articleCounts } from '../db/schema/articles/articles.ts';
import { requirePermission } from '../permissions.ts';
import { readerFeedback } from './groups/reader-feedback.ts';
import { deadLinks, failedSchedules, oldDrafts, remotePictures, reviews, undescribedPictures } from './groups.ts';

type Group<Name extends keyof ToDoGroups> = (context: Context) => Promise<ToDoGroups[Name]>;

/** Every screen requests them for its header, so each group reads a bounded number of rows from an index. */
const GROUPS: { [Name in keyof ToDoGroups]: Group<Name> } = {
  failedSchedules,
  readerFeedback,
  reviews,
  deadLinks,
  oldDrafts,
  undescribedPictures,
  remotePictures,
};

/** What needs attention from staff. */
export async function listToDo(context: Context): Promise<ToDo> {
  requirePermission(context, 'magazine.read');
  const groups: Record<string, { total: number }> = {};
  // One after the other, so that a screen takes a single database connection.
  for (const [name, find] of Object.entries(GROUPS)) groups[name] = await find(context);
  const total = Object.values(groups).reduce((sum, group) => sum + group.total, 0);
  return { ...(groups as ToDoGroups), total };
}

const LARGE = 1000;
const CACHED_MS = 5 * 60_000;

/** For a group that reads every article: in a large magazine its result is cached for five minutes. */
export function cachedInLargeMagazine<T>(find: (context: Context) => Promise<T>) {
  const found = new WeakMap<Database, { until: number; group: Promise<T> }>();
  return async (context: Context): Promise<T> => {
    const { db, clock } = context;
    const [articles] = await db.select({ total: sum(articleCounts.total) }).from(articleCounts);
    if (Number(articles?.total ?? 0) <= LARGE) return find(context);
    const now = clock().getTime();
    const last = found.get(db);
    // A clock that was ahead does not extend it.
    if (last && last.until > now && last.until <= now + CACHED_MS) return last.group;
    const group = find(context);
    found.set(db, { until: now + CACHED_MS, group });
    group.catch(() => found.delete(db));
    return group;
  };
}
