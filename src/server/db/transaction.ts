import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { DomainError } from '../errors/errors.ts';
import type { Database } from './database.ts';
import { isDeadlock } from './postgres-errors.ts';

type Task = () => Promise<void>;

export type Transaction = Context & { afterCommit: (task: Task) => void };

const ATTEMPTS = 3;
/** Before what must follow a commit is tried again: together less than a person notices. */
const PAUSES_MS = [100, 400];

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

/** Each of them, also after one that failed. Nobody can ask again for what a deleted article leaves in a cache. */
async function runAll({ log }: Context, tasks: Task[]): Promise<void> {
  const failures: unknown[] = [];
  for (const task of tasks) await persistently(task).catch((error: unknown) => failures.push(error));
  if (failures.length === 0) return;
  for (const error of failures) log.error('after-commit', { error });
  const message = 'Your change is saved, but readers may still see the old version. Please reload and try again.';
  throw new DomainError('unavailable', message, { retryAfterSeconds: 5, cause: failures[0] });
}

async function persistently(task: Task): Promise<void> {
  for (const pause of PAUSES_MS) {
    try {
      return await task();
    } catch {
      await wait(pause);
    }
  }
  await task();
}
