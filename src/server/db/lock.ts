import { mkdir, readFile, readlink, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SettingError } from '../environment.ts';

export type FolderLock = { release: () => Promise<void> };

/** `place`: whose process number that is. In every container they begin at 1 again. */
type Holder = { pid: number; startedAt: string | undefined; place?: string };
type Options = { place?: string; beatMs?: number };

const GUARD_STALE_MS = 10_000;
/** How often a holder says that it is there, and how many times it may be too busy to. */
const BEAT_MS = 5000;
const MISSED_BEATS = 6;

/**
 * Takes the data folder for this process. Two processes on one embedded database would destroy it silently.
 * A lock left by a process that is gone is taken over: at once where the system can look it up, and after half a minute
 * without a sign where it ran in another container or machine. Throws {@link SettingError} when the holder lives.
 */
export async function lockDataFolder(folder: string, { place, beatMs = BEAT_MS }: Options = {}): Promise<FolderLock> {
  const path = join(folder, 'lock');
  const here = place ?? (await thisPlace());
  if (!(await write(path, here, 'wx'))) {
    const left = await readHolder(path);
    const isGone = left !== undefined && !isHere(left, here) && !(await beats(path, beatMs));
    await withGuard(join(folder, 'lock.takeover'), folder, async () => {
      const holder = await readHolder(path);
      const isSame = JSON.stringify(holder) === JSON.stringify(left);
      if (holder && !isHere(holder, here) && !(isGone && isSame)) throw new DataFolderInUseError(folder);
      if (holder && isHere(holder, here) && (await isAlive(holder))) throw new DataFolderInUseError(folder, holder.pid);
      await write(path, here, 'w');
    });
  }
  const beat = setInterval(() => void touch(path), beatMs).unref();
  return {
    release: async () => {
      clearInterval(beat);
      // After a pause so long that another one took it over, it is that one's.
      const holder = await readHolder(path);
      if (holder?.pid === process.pid && holder.place === here) await rm(path, { force: true });
    },
  };
}

/** This machine or container: its name, and where the system tells it, the processes that it sees. */
async function thisPlace(): Promise<string> {
  const processes = await readlink('/proc/self/ns/pid').catch(() => '');
  return `${hostname()} ${processes}`.trim();
}

/** A lock that names no place is of a version that did not write it down. */
const isHere = (holder: Holder, here: string) => holder.place === undefined || holder.place === here;

async function touch(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => {});
}

/** Whether somebody touches the lock. Two looks, not a look at the clock: it may jump, or be another one. */
async function beats(path: string, beatMs: number): Promise<boolean> {
  const changed = () =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
  const before = await changed();
  for (let missed = 0; missed < MISSED_BEATS; missed += 1) {
    await wait(beatMs);
    if ((await changed()) !== before) return true;
  }
  return false;
}

async function write(path: string, place: string, flag: 'w' | 'wx'): Promise<boolean> {
  const holder: Holder = { pid: process.pid, startedAt: await startOf(process.pid), place };
  try {
    await writeFile(path, JSON.stringify(holder), { flag });
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

/** Lets one process at a time decide about a left lock. A folder, because making one is atomic everywhere. */
async function withGuard(guard: string, folder: string, decide: () => Promise<void>): Promise<void> {
  const age = await stat(guard).then(
    (found) => Date.now() - found.mtimeMs,
    () => 0,
  );
  if (age > GUARD_STALE_MS) await rmdir(guard).catch(() => {});
  await mkdir(guard).catch(() => {
    throw new DataFolderInUseError(folder);
  });
  try {
    await decide();
  } finally {
    await rmdir(guard).catch(() => {});
  }
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

async function isAlive({ pid, startedAt }: Holder): Promise<boolean> {
  if (pid === process.pid) return startedAt !== undefined && startedAt === (await startOf(pid));
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // The number may have been given to another process since; its start time tells where the system shows it.
  const now = await startOf(pid);
  return now === undefined || startedAt === undefined || now === startedAt;
}

/** When a process started, in clock ticks since boot; undefined where the system has no /proc. */
async function startOf(pid: number): Promise<string | undefined> {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** Another process has the folder; its number, where that is known. */
export class DataFolderInUseError extends SettingError {
  readonly pid: number | undefined;

  constructor(folder: string, pid?: number) {
    const who = `another running server${pid ? ` (process ${pid})` : ''}`;
    super(`DATA_DIR "${folder}" is in use by ${who}: stop that one, or set DATA_DIR to another folder`);
    this.pid = pid;
  }
}
