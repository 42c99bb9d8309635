import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderInUseError, lockDataFolder } from './lock.ts';

/** Containers that share a volume do not see each other's processes: the server is number 1 in each of them. */
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const beatMs = 20;
const holder = async () => JSON.parse(await readFile(join(folder, 'lock'), 'utf8')) as { place: string };

test('issue G 4: a second container on the same folder is refused while the first one serves', async () => {
  const first = await lockDataFolder(folder, { place: 'first', beatMs });
  await expect(lockDataFolder(folder, { place: 'second', beatMs })).rejects.toThrow(DataFolderInUseError);
  expect(await holder()).toMatchObject({ place: 'first' });
  await first.release();
  const second = await lockDataFolder(folder, { place: 'second', beatMs });
  expect(await holder()).toMatchObject({ place: 'second' });
  await second.release();
});

test('issue G 4: what a killed container left is taken over by the next one, without a hand', async () => {
  await writeFile(join(folder, 'lock'), JSON.stringify({ pid: 1, startedAt: '1', place: 'killed' }));
  const next = await lockDataFolder(folder, { place: 'next', beatMs });
  expect(await holder()).toMatchObject({ place: 'next' });
  await next.release();
});

test('of two containers that find a left lock one gets the folder', async () => {
  await writeFile(join(folder, 'lock'), JSON.stringify({ pid: 1, startedAt: '1', place: 'killed' }));
  const starts = await Promise.allSettled(['one', 'two'].map((place) => lockDataFolder(folder, { place, beatMs })));
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  for (const start of starts) if (start.status === 'fulfilled') await start.value.release();
});

test('a lock of a process of this machine that is gone is taken over at once', async () => {
  await writeFile(join(folder, 'lock'), JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1', place: 'here' }));
  const lock = await lockDataFolder(folder, { place: 'here', beatMs: 3_600_000 });
  await lock.release();
});
