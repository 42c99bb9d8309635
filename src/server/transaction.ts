import { enqueuePurges } from './cache/cdn-purges.ts';
import type { CacheChange } from './cache/public-cache.ts';
import { raiseTags, type TagVersion } from './cache/tag-versions.ts';
import type { Context } from './context.ts';
import type { Database } from './db/database.ts';
import { isDeadlock } from './db/postgres-errors.ts';
import { deliverPurges } from './outbox/deliver-now.ts';

type Task = () => Promise<void>;

export type Transaction = Context & {
  /**
   * For tasks that must run only after the commit, and may be lost. Tasks that must not be lost belong in the outbox.
   */
  afterCommit: (task: Task) => void;
  /**
   * Makes cached responses with these tags outdated from the commit on: in every process by their versions, on a CDN
   * through the outbox. Without a `change` they are purged.
   */
  raiseTags: (tags: readonly string[], change?: CacheChange) => void;
};

const ATTEMPTS = 3;

/**
 * Runs `work` in a transaction and raises its cache tags as the last statement. After the commit it runs the
 * `afterCommit` tasks and sends the purges. Inside another transaction, `work` joins that one. Retries a transaction
 * that Postgres aborted to resolve a deadlock.
 */
export async function inTransaction<T>(context: Context, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { afterCommit, raiseTags: raiseInOuter } = context;
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (afterCommit && raiseInOuter) {
        const { result, changes, tasks } = await runOnce(context, work);
        for (const [tag, change] of changes) raiseInOuter([tag], change);
        for (const task of tasks) afterCommit(task);
        return result;
      }
      const { result, versions, tasks } = await runOnce(context, work, commitChanges);
      context.cache.learn(versions);
      await runAll(context, tasks);
      if (versions.length > 0 && context.cache.cdn) await deliverPurges(context);
      return result;
    } catch (error) {
      if (afterCommit || attempt === ATTEMPTS || !isDeadlock(error)) throw error;
    }
  }
}

type Changes = Map<string, CacheChange>;

function runOnce<T>(
  context: Context,
  work: (tx: Transaction) => Promise<T>,
  commit?: (tx: Context, changes: Changes) => Promise<TagVersion[]>,
) {
  const tasks: Task[] = [];
  const changes: Changes = new Map();
  return context.db.transaction(async (transaction) => {
    const tx: Transaction = {
      ...context,
      db: transaction as unknown as Database,
      afterCommit: (task) => void tasks.push(task),
      raiseTags: (tags, change = 'purge') => {
        for (const tag of tags) if (changes.get(tag) !== 'purge') changes.set(tag, change);
      },
    };
    const result = await work(tx);
    return { result, tasks, changes, versions: (await commit?.(tx, changes)) ?? [] };
  });
}

async function commitChanges(tx: Context, changes: Changes): Promise<TagVersion[]> {
  if (tx.cache.mayHaveCdn && changes.size > 0) await enqueuePurges(tx, changes);
  return raiseTags(tx.db, [...changes.keys()]);
}

/** The change is committed, so a failing task fails neither it nor the tasks after it. */
async function runAll({ log }: Context, tasks: Task[]): Promise<void> {
  for (const task of tasks) await task().catch((error: unknown) => log.error('after-commit', { error }));
}
