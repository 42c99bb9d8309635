import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { DomainError } from '../errors/errors.ts';
import type { Database } from './database.ts';
import { isDeadlock } from './postgres-errors.ts';

type Task = () => Promise<void>;

export type Transaction = Context & { afterCommit: (task: Task) => void };

const ATTEMPTS = 3;
/** Short enough for the editor who waits for the response. */
const RETRY_DELAYS_MS = [100, 400];

/**
 * Runs `work` in a transaction, then its `afterCommit` tasks. A cache purged before the commit could be filled with the
 * old version again. Inside another transaction, `work` joins that one. Retries a transaction that Postgres aborted to
 * resolve a deadlock.
 */
export async function inTransaction<T>(context: Context, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { afterCommit } = context;
  for (let attempt = 1; ; attempt += 1) {
    const tasks: Task[] = [];
    try {
      const result = await runOnce(context, work, tasks);
      if (!afterCommit) await runAll(context, tasks);
      else for (const task of tasks) afterCommit(task);
      return result;
    } catch (error) {
      if (afterCommit || attempt === ATTEMPTS || !isDeadlock(error)) throw error;
    }
  }
}

const runOnce = <T>(context: Context, work: (tx: Transaction) => Promise<T>, tasks: Task[]): Promise<T> =>
  context.db.transaction((db) =>
    work({ ...context, db: db as unknown as Database, afterCommit: (task) => void tasks.push(task) }),
  );

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
