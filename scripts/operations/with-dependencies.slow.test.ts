import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockDataFolder } from '../../src/server/db/lock-data-folder.ts';

test.each([
  ['backup'],
  ['restore', 'backup.tar.gz'],
  ['export', 'folder'],
  ['import', 'export.xml'],
  ['privacy', 'delete', 'jan@voorbeeld.nl'],
  ['staff', 'list'],
])('%s changes nothing while the server uses the embedded database', async (script, ...args) => {
  const folder = await mkdtemp(join(tmpdir(), 'in-use-'));
  const lock = lockDataFolder(folder);
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/operations/${script}.ts`, ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toEqual([
    `The site is running on this data folder (process ${process.pid}), and an embedded database belongs to one process at a time: stop it, run this again, then start it`,
  ]);
  expect((await readdir(folder)).filter((name) => !name.startsWith('lock.'))).toEqual([]);
  lock.release();
  await rm(folder, { recursive: true });
});

test('check:content leaves an empty data folder empty', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'no-database-'));
  const { stderr } = spawnSync(process.execPath, ['scripts/operations/check-content.ts'], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder },
    encoding: 'utf8',
  });
  expect([stderr, await readdir(folder)]).toEqual(['', []]);
  await rm(folder, { recursive: true });
});
