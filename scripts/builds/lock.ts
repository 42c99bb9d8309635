import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Locks of the operating system, which end with the process that holds them, however it ends. Node offers them through
 * SQLite only: a read transaction shares a file, an exclusive one has it alone. The files stay empty.
 */
const held = new Set<DatabaseSync>();

/** Shares the file until the process ends. False while another process has it alone. */
export function shareLock(file: string): boolean {
  return take(new DatabaseSync(file, { readOnly: true }), 'BEGIN; SELECT count(*) FROM sqlite_schema') !== undefined;
}

/** Has the file alone until what it returns is called; undefined while another process shares it or has it. */
export const tryLock = (file: string): (() => void) | undefined => take(new DatabaseSync(file), 'BEGIN EXCLUSIVE');

/** The same, as soon as nobody else has it. Where there are no locks nobody waits. */
export async function lock(file: string, onWait: () => void): Promise<() => void> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      const release = tryLock(file);
      if (release) return release;
    } catch {
      return () => {};
    }
    if (isFirst) onWait();
    await wait(250);
  }
}

const SQLITE_BUSY = 5;

function take(database: DatabaseSync, sql: string): (() => void) | undefined {
  try {
    database.exec(sql);
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  // A database that nothing refers to is closed, and its lock with it.
  held.add(database);
  return () => {
    held.delete(database);
    database.close();
  };
}
