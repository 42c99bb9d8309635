import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingError } from '../environment.ts';

export type FolderLock = { release: () => void };

/** For the message only; the lock itself is the kernel's. */
type Holder = { pid: number; host: string };

/** https://www.sqlite.org/rescode.html */
const SQLITE_BUSY = 5;

/**
 * Takes the data folder for this process: two processes on one embedded database would corrupt it. An exclusive SQLite
 * transaction is a lock that the kernel holds on `lock.db`. It ends with the process, however that ends; it holds while
 * the process is frozen, and between containers of one machine. Throws {@link DataFolderInUseError}, and {@link SettingError}
 * when the folder cannot be written or its file system has no locks.
 */
export function lockDataFolder(folder: string): FolderLock {
  const holderFile = join(folder, 'lock.json');
  const database = beginExclusive(folder, holderFile);
  const holder: Holder = { pid: process.pid, host: hostname() };
  writeFileSync(holderFile, JSON.stringify(holder));
  return {
    release: () => {
      if (!database.isOpen) return;
      removeIfPossible(holderFile);
      database.close();
    },
  };
}

/** It is for a message only, so that a disk that became read-only need not stop the rest. */
function removeIfPossible(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {}
}

function beginExclusive(folder: string, holderFile: string): DatabaseSync {
  const path = join(folder, 'lock.db');
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (cause) {
    database?.close();
    const { errcode, errstr } = cause as { errcode?: number; errstr?: string };
    if (errcode === SQLITE_BUSY) throw new DataFolderInUseError(folder, readHolder(holderFile));
    throw new SettingError(
      `DATA_DIR: "${path}" cannot be locked (${errstr}): choose a folder on a local disk that this user may write`,
      { cause },
    );
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Another process has the folder; `pid` is its number when it runs on this machine. */
export class DataFolderInUseError extends SettingError {
  readonly pid: number | undefined;

  constructor(folder: string, holder?: Holder) {
    const isHere = holder?.host === hostname();
    const where = isHere ? `process ${holder.pid}` : `on "${holder?.host}"`;
    const who = `another running server${holder ? ` (${where})` : ''}`;
    super(`DATA_DIR "${folder}" is in use by ${who}: stop that one, or set DATA_DIR to another folder`);
    this.pid = isHere ? holder.pid : undefined;
  }
}
