import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';
import { cacheTags } from '../db/schema/cache.ts';
import type { TagVersion } from './tag-versions.ts';

/** The channel on which a commit notifies other processes of its newest version. */
export const CHANNEL = 'cache_tags';

/**
 * Raises the versions of these tags, as the last statements of a transaction. The lock makes versions visible in order:
 * without it a reader that knows version 8 could miss a 7 that commits later.
 */
export async function raiseTags(db: Database, tags: readonly string[]): Promise<TagVersion[]> {
  if (tags.length === 0) return [];
  await db.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.commitOrder})`);
  const values = [...new Set(tags)].sort().map((tag) => ({ tag, version: sql`nextval('cache_versions')` }));
  const raised = await db
    .insert(cacheTags)
    .values(values)
    .onConflictDoUpdate({ target: cacheTags.tag, set: { version: sql`excluded.version` } })
    .returning({ tag: cacheTags.tag, version: cacheTags.version });
  await db.execute(sql`select pg_notify(${CHANNEL}, ${String(Math.max(...raised.map(({ version }) => version)))})`);
  return raised;
}
