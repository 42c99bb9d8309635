import type { Database } from '../db/database.ts';
import { gt } from '../db/drizzle.ts';
import { cacheTags } from '../db/schema/cache.ts';
import type { Log } from '../log/log.ts';
import type { TagVersions } from './tag-versions.ts';

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
