import type { Context } from './context.ts';
import type { Database } from './db/database.ts';
import { isDeadlock } from './db/faults.ts';
import { DomainError } from './errors.ts';

type Task = () => Promise<void>;

export type Transaction = Context & { afterCommit: (task: Task) => void };

const ATTEMPTS = 3;

/**
 * Runs a change and its audit line in one transaction. What the outside world must hear of it waits for the commit:
 * a cache that was purged earlier could be filled again with what was there before. Within another transaction the
 * change becomes a part of that one. One that Postgres ended to resolve a deadlock is run again.
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

async function runAll({ log }: Context, tasks: Task[]): Promise<void> {
  try {
    for (const task of tasks) await task();
  } catch (cause) {
    log.error('after-commit', { error: cause });
    const message = 'Your change is saved, but readers may still see the old version. Please reload and try again.';
    throw new DomainError('unavailable', message, { retryAfterSeconds: 5, cause });
  }
}
