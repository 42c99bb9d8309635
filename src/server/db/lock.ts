import { mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingError } from '../environment.ts';

export type FolderLock = { release: () => Promise<void> };

type Holder = { pid: number; startedAt: string | undefined };

const GUARD_STALE_MS = 10_000;

/**
 * Takes the data folder for this process. Two processes on one embedded database would destroy it silently.
 * A lock left by a process that is gone is taken over. Throws {@link SettingError} when the holder lives.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'lock');
  if (!(await write(path, 'wx'))) {
    await withGuard(join(folder, 'lock.takeover'), folder, async () => {
      const holder = await readHolder(path);
      if (holder && (await isAlive(holder))) throw new FolderInUse(folder, holder.pid);
      await write(path, 'w');
    });
  }
  return { release: () => rm(path, { force: true }) };
}

async function write(path: string, flag: 'w' | 'wx'): Promise<boolean> {
  const holder: Holder = { pid: process.pid, startedAt: await startOf(process.pid) };
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
    throw new FolderInUse(folder);
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
export class FolderInUse extends SettingError {
  readonly pid: number | undefined;

  constructor(folder: string, pid?: number) {
    const who = `another running server${pid ? ` (process ${pid})` : ''}`;
    super(`DATA_DIR "${folder}" is in use by ${who}: stop that one, or set DATA_DIR to another folder`);
    this.pid = pid;
  }
}
