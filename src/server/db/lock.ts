import { mkdir, readFile, readlink, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SettingError } from '../environment.ts';

export type DataFolderLock = { release: () => Promise<void> };

/** The content of the lock file. `place` is the host or container, because each container numbers its processes from 1. */
type Owner = { pid: number; startedAt: string | undefined; place?: string };
type Options = { host?: string; heartbeatMs?: number };

/** The owner updates the lock file's modification time this often. */
const HEARTBEAT_MS = 5000;
/** A busy owner may skip some heartbeats before its lock counts as stale. */
const MISSED_HEARTBEATS = 6;
const TAKEOVER_STALE_MS = 10_000;

/**
 * Locks the data folder for this process, because two processes on one embedded database corrupt it. A stale lock is
 * taken over: at once if its process ran on this host and is gone, after {@link MISSED_HEARTBEATS} if it ran on another
 * host or in another container. Throws {@link DataFolderInUseError} when the owner is alive.
 */
export async function lockDataFolder(
  folder: string,
  { host: givenHost, heartbeatMs = HEARTBEAT_MS }: Options = {},
): Promise<DataFolderLock> {
  const path = join(folder, 'lock');
  const host = givenHost ?? (await currentHost());
  if (!(await writeLock(path, host, 'wx'))) {
    const found = await readOwner(path);
    const isStale = found !== undefined && !isLocal(found, host) && !(await hasHeartbeat(path, heartbeatMs));
    await withTakeoverLock(folder, async () => {
      const owner = await readOwner(path);
      // Another process may have taken the lock over while this one listened for heartbeats.
      const isUnchanged = JSON.stringify(owner) === JSON.stringify(found);
      if (owner && !isLocal(owner, host) && !(isStale && isUnchanged)) throw new DataFolderInUseError(folder);
      if (owner && isLocal(owner, host) && (await isRunning(owner))) throw new DataFolderInUseError(folder, owner.pid);
      await writeLock(path, host, 'w');
    });
  }
  const heartbeat = setInterval(() => void touch(path), heartbeatMs).unref();
  return {
    release: async () => {
      clearInterval(heartbeat);
      // After a long suspension another process may own the lock.
      const owner = await readOwner(path);
      if (owner?.pid === process.pid && owner.place === host) await rm(path, { force: true });
    },
  };
}

/** The host name and, on Linux, the PID namespace, which differs between containers of one host. */
async function currentHost(): Promise<string> {
  const pidNamespace = await readlink('/proc/self/ns/pid').catch(() => '');
  return `${hostname()} ${pidNamespace}`.trim();
}

/** Whether the owner's process number is one of this host. Lock files of older versions have no `place`. */
const isLocal = (owner: Owner, host: string) => owner.place === undefined || owner.place === host;

async function touch(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => {});
}

/** Compares modification times with each other and not with the clock, which may jump or differ between hosts. */
async function hasHeartbeat(path: string, heartbeatMs: number): Promise<boolean> {
  const modifiedAt = () =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
  const before = await modifiedAt();
  for (let missed = 0; missed < MISSED_HEARTBEATS; missed += 1) {
    await wait(heartbeatMs);
    if ((await modifiedAt()) !== before) return true;
  }
  return false;
}

/** Returns false when flag `wx` finds an existing lock file. */
async function writeLock(path: string, host: string, flag: 'w' | 'wx'): Promise<boolean> {
  const owner: Owner = { pid: process.pid, startedAt: await processStart(process.pid), place: host };
  try {
    await writeFile(path, JSON.stringify(owner), { flag });
    return true;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    throw new SettingError(
      `DATA_DIR: "${path}" cannot be written (${code}): choose a folder that this user may write`,
      { cause },
    );
  }
}

/** Lets one process at a time take over a stale lock. Uses a folder, because mkdir is atomic on every file system. */
async function withTakeoverLock(folder: string, takeOver: () => Promise<void>): Promise<void> {
  const path = join(folder, 'lock.takeover');
  const age = await stat(path).then(
    (found) => Date.now() - found.mtimeMs,
    () => 0,
  );
  if (age > TAKEOVER_STALE_MS) await rmdir(path).catch(() => {});
  await mkdir(path).catch(() => {
    throw new DataFolderInUseError(folder);
  });
  try {
    await takeOver();
  } finally {
    await rmdir(path).catch(() => {});
  }
}

async function readOwner(path: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

async function isRunning({ pid, startedAt }: Owner): Promise<boolean> {
  if (pid === process.pid) return startedAt !== undefined && startedAt === (await processStart(pid));
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // The system reuses process numbers; the start time tells two processes with the same number apart.
  const actualStart = await processStart(pid);
  return actualStart === undefined || startedAt === undefined || actualStart === startedAt;
}

/** When a process started, in clock ticks since boot; undefined without /proc. */
async function processStart(pid: number): Promise<string | undefined> {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** `pid` is the process that holds the lock, if it runs on this host. */
export class DataFolderInUseError extends SettingError {
  readonly pid: number | undefined;

  constructor(folder: string, pid?: number) {
    const owner = `another running server${pid ? ` (process ${pid})` : ''}`;
    super(`DATA_DIR "${folder}" is in use by ${owner}: stop that one, or set DATA_DIR to another folder`);
    this.pid = pid;
  }
}
