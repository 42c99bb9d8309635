import { setTimeout as wait } from 'node:timers/promises';
import { raiseTags } from '../cache/raise-tags.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors/errors.ts';
import type { Database } from './database.ts';
import { isDeadlock } from './postgres-errors.ts';

type Task = () => Promise<void>;

export type Transaction = Context & {
  /** For what must not happen unless the change is committed. */
  afterCommit: (task: Task) => void;
  /** Makes cached responses with these tags outdated, in every process, from the commit on. */
  raiseTags: (tags: readonly string[]) => void;
};

const ATTEMPTS = 3;
/** Short enough for the editor who waits for the response. */
const RETRY_DELAYS_MS = [100, 400];

/**
 * Runs `work` in a transaction, raises its cache tags as the last statement of it, then runs its `afterCommit` tasks. A
 * cache purged before the commit could be filled with the old version again. Inside another transaction, `work` joins
 * that one. Retries a transaction that Postgres aborted to resolve a deadlock.
 */
export async function inTransaction<T>(context: Context, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { afterCommit, raiseTags: raiseInOuter } = context;
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (afterCommit && raiseInOuter) {
        const { result, tags, tasks } = await runOnce(context, work);
        raiseInOuter(tags);
        for (const task of tasks) afterCommit(task);
        return result;
      }
      const { result, versions, tasks } = await runOnce(context, work, raiseTags);
      context.cache.learn(versions);
      await runAll(context, tasks);
      return result;
    } catch (error) {
      if (afterCommit || attempt === ATTEMPTS || !isDeadlock(error)) throw error;
    }
  }
}

function runOnce<T>(context: Context, work: (tx: Transaction) => Promise<T>, raise?: typeof raiseTags) {
  const tasks: Task[] = [];
  const tags = new Set<string>();
  return context.db.transaction(async (transaction) => {
    const db = transaction as unknown as Database;
    const result = await work({
      ...context,
      db,
      afterCommit: (task) => void tasks.push(task),
      raiseTags: (more) => {
        for (const tag of more) tags.add(tag);
      },
    });
    return { result, tasks, tags: [...tags], versions: (await raise?.(db, [...tags])) ?? [] };
  });
}

/** Runs every task, even if an earlier one fails: a deleted article must not stay in a cache. */
async function runAll({ log }: Context, tasks: Task[]): Promise<void> {
  const failures: unknown[] = [];
  for (const task of tasks) await withRetries(task).catch((error: unknown) => failures.push(error));
  if (failures.length === 0) return;
  for (const error of failures) log.error('after-commit', { error });
  const message = 'Your change is saved, but readers may still see the old version. Please reload and try again.';
  throw new DomainError('unavailable', message, { retryAfterSeconds: 5, cause: failures[0] });
}

async function withRetries(task: Task): Promise<void> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await task();
    } catch {
      await wait(delay);
    }
  }
  await task();
}
