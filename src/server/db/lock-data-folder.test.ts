import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SettingError } from '../environment.ts';
import { DataFolderInUseError, lockDataFolder } from './lock-data-folder.ts';

let folder = '';
const started: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** A process that tries to take the folder: `held` when it got it, else `refused`. */
async function start(): Promise<{ child: ChildProcess; outcome: string }> {
  const child = spawn(process.execPath, ['tests/support/database/hold-lock.ts', folder]);
  started.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, outcome: line.toString().trim() };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await once(child, 'exit');
}

test('gives the folder to one of six processes that start at once', { tags: ['slow'] }, async () => {
  const outcomes = await Promise.all(Array.from({ length: 6 }, start));
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['held', ...Array(5).fill('refused')]);
});

test.each(['SIGKILL', 'SIGTERM'] as const)('gives the folder to the next process at once after %s', async (signal) => {
  const { child } = await start();
  await end(child, signal);
  lockDataFolder(folder).release();
});

test('keeps the folder for a process that is frozen', { tags: ['slow'] }, async () => {
  const { child } = await start();
  child.kill('SIGSTOP');
  expect((await start()).outcome).toBe('refused');
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUseError);
  child.kill('SIGCONT');
  expect((await start()).outcome).toBe('refused');
});

test('says which process has the folder', async () => {
  const { child } = await start();
  expect(() => lockDataFolder(folder)).toThrow(`another running server (process ${child.pid})`);
});

test('names the machine or container when the process is not of this one', async () => {
  const lock = lockDataFolder(folder);
  await writeFile(join(folder, 'lock.json'), JSON.stringify({ pid: 1, host: `not-${hostname()}` }));
  expect(() => lockDataFolder(folder)).toThrow(`another running server (on "not-${hostname()}")`);
  lock.release();
});

test('can be taken again after a release, and released twice', () => {
  const first = lockDataFolder(folder);
  first.release();
  const second = lockDataFolder(folder);
  first.release();
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUseError);
  second.release();
});

test('says what to do when the folder is not there', () => {
  expect(() => lockDataFolder(join(folder, 'missing'))).toThrow(SettingError);
  expect(() => lockDataFolder(join(folder, 'missing'))).toThrow(/choose a folder on a local disk/);
});
