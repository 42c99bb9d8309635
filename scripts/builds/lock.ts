import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * File locks of the operating system, which end with the process, however it ends. Node offers them only through
 * SQLite: a read transaction takes a shared lock, an exclusive transaction an exclusive one. The files stay empty.
 */
const SQLITE_BUSY = 5;

const PAUSE_MS = 250;
/** Many times what a build takes. */
const LONGEST_WAIT_MS = 20 * 60_000;

/** Garbage collection would close an unreferenced database and release its lock. */
const held = new Set<DatabaseSync>();

/** Takes a shared lock and returns its release; undefined while another process has an exclusive one. */
export const shareLock = (file: string): (() => void) | undefined =>
  acquire(new DatabaseSync(file, { readOnly: true }), 'BEGIN; SELECT count(*) FROM sqlite_schema');

/** Takes an exclusive lock and returns its release; undefined while another process has any lock. */
export const tryLock = (file: string): (() => void) | undefined => acquire(new DatabaseSync(file), 'BEGIN EXCLUSIVE');

/**
 * Waits for an exclusive lock and returns its release; undefined when another process has it all the time. On a file
 * system without locks it does not wait.
 */
export async function lock(
  file: string,
  onWait: () => void,
  waitMs = LONGEST_WAIT_MS,
): Promise<(() => void) | undefined> {
  for (let waited = 0; waited <= waitMs; waited += PAUSE_MS) {
    try {
      const release = tryLock(file);
      if (release) return release;
    } catch {
      return () => {};
    }
    if (waited === 0) onWait();
    await wait(PAUSE_MS);
  }
  return undefined;
}

function acquire(database: DatabaseSync, sql: string): (() => void) | undefined {
  try {
    database.exec(sql);
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  held.add(database);
  return () => {
    held.delete(database);
    database.close();
  };
}
