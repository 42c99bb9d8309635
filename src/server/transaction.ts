import type { Context } from './context.ts';
import type { Database } from './db/database.ts';
import { DomainError } from './errors.ts';

type Task = () => Promise<void>;

export type Transaction = Context & { afterCommit: (task: Task) => void };

/**
 * Runs a change and its audit line in one transaction. What the outside world must hear of it waits for the commit:
 * a cache that was purged earlier could be filled again with what was there before. Within another transaction the
 * change becomes a part of that one.
 */
export async function inTransaction<T>(context: Context, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const tasks: Task[] = [];
  const result = await context.db.transaction((db) =>
    work({ ...context, db: db as unknown as Database, afterCommit: (task) => void tasks.push(task) }),
  );
  if (context.afterCommit) for (const task of tasks) context.afterCommit(task);
  else await runAll(context, tasks);
  return result;
}

async function runAll({ log }: Context, tasks: Task[]): Promise<void> {
  try {
    for (const task of tasks) await task();
  } catch (cause) {
    log.error('after-commit', { error: String(cause) });
    const message = 'Your change is saved, but readers may still see the old version. Please reload and try again.';
    throw new DomainError('unavailable', message, { retryAfterSeconds: 5, cause });
  }
}
