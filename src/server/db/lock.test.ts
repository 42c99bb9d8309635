import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderInUseError, lockDataFolder } from './lock.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const heartbeatMs = 20;
const readLock = async () => JSON.parse(await readFile(join(folder, 'lock'), 'utf8')) as { place: string };
/** In a container the server is process 1, and other containers cannot look that process up. */
const leaveLock = (place: string, pid = 1) =>
  writeFile(join(folder, 'lock'), JSON.stringify({ pid, startedAt: '1', place }));

test('refuses a second container while the first one runs', async () => {
  const first = await lockDataFolder(folder, { host: 'first', heartbeatMs });
  await expect(lockDataFolder(folder, { host: 'second', heartbeatMs })).rejects.toThrow(DataFolderInUseError);
  expect(await readLock()).toMatchObject({ place: 'first' });
  await first.release();
  const second = await lockDataFolder(folder, { host: 'second', heartbeatMs });
  expect(await readLock()).toMatchObject({ place: 'second' });
  await second.release();
});

test('takes over the lock of a killed container', async () => {
  await leaveLock('killed');
  const next = await lockDataFolder(folder, { host: 'next', heartbeatMs });
  expect(await readLock()).toMatchObject({ place: 'next' });
  await next.release();
});

test('gives a stale lock to one of two containers that start together', async () => {
  await leaveLock('killed');
  const starts = await Promise.allSettled(['one', 'two'].map((host) => lockDataFolder(folder, { host, heartbeatMs })));
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  for (const start of starts) if (start.status === 'fulfilled') await start.value.release();
});

test('takes over at once when the process of this host is gone', async () => {
  await leaveLock('here', 2 ** 22 + 1);
  const lock = await lockDataFolder(folder, { host: 'here', heartbeatMs: 3_600_000 });
  await lock.release();
});
