import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { sum } from '../db/drizzle.ts';
import { articleCounts } from '../db/schema/articles/articles.ts';

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
