import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import type { Database } from '../db/database.ts';
import { gt, sql } from '../db/drizzle.ts';
import { cacheTags } from '../db/schema/cache.ts';
import type { Log } from '../log/log.ts';

export type TagVersion = { tag: string; version: number };
/** Carried by every response: raised when everything changes at once, as when a backup is restored. */
export const EVERYTHING_TAG = 'everything';

export type TagVersions = ReturnType<typeof createTagVersions>;

/**
 * The versions of cache tags that this process knows. A change raises the version of each tag that it touches, in the
 * database and in commit order. A response is current while none of its tags is newer than the highest version that was
 * known when its rendering began.
 */
export function createTagVersions() {
  const versions = new Map<string, number>();
  let highest = 0;
  return {
    /** The highest version known. Read it before a response is rendered, and store it with the response. */
    highest: () => highest,
    isCurrent: (tags: readonly string[], version: number): boolean =>
      [EVERYTHING_TAG, ...tags].every((tag) => (versions.get(tag) ?? 0) <= version),
    /** Versions never go down, in whatever order they arrive. */
    learn(changes: readonly TagVersion[]): void {
      for (const { tag, version } of changes) {
        versions.set(tag, Math.max(version, versions.get(tag) ?? 0));
        highest = Math.max(highest, version);
      }
    },
  };
}

/** The channel on which a commit notifies other processes of its newest version. */
export const CHANNEL = 'cache_tags';

/**
 * Raises the versions of these tags, as the last statements of a transaction. The lock makes versions visible in order:
 * without it a reader that knows version 8 could miss a 7 that commits later.
 */
export async function storeTagVersions(db: Database, tags: readonly string[]): Promise<TagVersion[]> {
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

export type Following = {
  /** When the versions were last compared with the database, in milliseconds of `performance.now()`. */
  checkedAt: () => number;
  /** Polls now, for example after a notification. Calls during a poll share the next one. */
  look: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Half of the promised second, so that it holds when the database is slow. */
const POLL_MS = 500;

/**
 * Keeps a process's tag versions equal to the database's, so that a change made by any other process is seen within
 * {@link POLL_MS}. Notifications only make it faster: they get lost with their connection.
 */
export function followTagVersions(
  { db, log }: { db: Database; log: Log },
  versions: TagVersions,
  { pollMs = POLL_MS } = {},
): Following {
  /**
   * Not the highest known version: this process may know a change of its own before an older one of another process.
   */
  let readUpTo = 0;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isReachable = true;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function readChanges(): Promise<void> {
    const startedAt = performance.now();
    try {
      const changes = await db.select().from(cacheTags).where(gt(cacheTags.version, readUpTo));
      versions.learn(changes);
      readUpTo = Math.max(readUpTo, ...changes.map(({ version }) => version));
      checkedAt = startedAt;
      isReachable = true;
    } catch (error) {
      // Logs one line when an outage begins, not one each second.
      if (isReachable) log.error('cache-versions', { error });
      isReachable = false;
    }
  }

  /** A poll that began before a notification may have missed its change, so the caller gets the next poll. */
  function look(): Promise<void> {
    if (!running) {
      running = readChanges().finally(() => {
        running = undefined;
      });
      return running;
    }
    next ??= running.then(() => {
      next = undefined;
      return look();
    });
    return next;
  }

  const timer = setInterval(() => void look(), pollMs).unref();
  return {
    checkedAt: () => checkedAt,
    look,
    stop: async () => {
      clearInterval(timer);
      await (next ?? running);
    },
  };
}
