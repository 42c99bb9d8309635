import fs, { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { migrationsFolder } from './connect.ts';
import type { Connection } from './database.ts';
import { sql } from './drizzle.ts';
import { openEmbedded } from './embedded.ts';
import { rowsOf } from './rows-of.ts';

/** What a real disk does in a power cut is tested in tests/faults. */
let template = '';
let folder = '';
let connection: Connection | undefined;
const open = async () => {
  connection = await openEmbedded(folder, migrationsFolder);
  return connection;
};
const insert = async (name: string) => connection?.db.execute(sql`insert into saved values (${name})`);
const names = async () => {
  const rows = connection && (await rowsOf<{ name: string }>(connection.db, sql`select name from saved order by name`));
  return rows?.map(({ name }) => name);
};

beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'embedded-'));
  const { db, close } = await openEmbedded(template, migrationsFolder);
  await db.execute(sql`create table saved (name text primary key)`);
  await close();
});
afterAll(() => rm(template, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  await cp(template, folder, { recursive: true });
});
afterEach(async () => {
  repairDisk();
  await connection?.close();
  connection = undefined;
  await rm(folder, { recursive: true });
});

/** The disk refuses every write of Postgres, and of the check whether the folder can be written. */
function refuseWrites(code: string): void {
  const refuse = () => {
    throw Object.assign(new Error(`${code}: write`), { code, errno: -1, syscall: 'write' });
  };
  vi.spyOn(fs, 'writeSync').mockImplementation(refuse);
  vi.spyOn(fs.promises, 'open').mockImplementation(refuse);
  syncBuiltinESMExports();
}

function repairDisk(): void {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
}

test.for(['EROFS', 'EIO', 'ENOSPC'])('answers while the disk refuses writes with %s, and opens again', async (code) => {
  const { onTrouble } = await open();
  const trouble: string[] = [];
  onTrouble?.((event) => void trouble.push(event));
  await insert('before');
  refuseWrites(code);
  await expect(insert('refused')).rejects.toMatchObject({ cause: { code: '57P02', name: 'DatabaseStopped' } });
  for (let call = 0; call < 3; call += 1) await expect(names()).rejects.toMatchObject({ cause: { code: '57P02' } });
  expect(trouble).toEqual(['database-stopped']);
  repairDisk();
  await expect.poll(() => names().catch(() => {})).toEqual(['before']);
  await insert('after');
  expect(trouble).toEqual(['database-stopped', 'database-reopened']);
  expect(await names()).toEqual(['after', 'before']);
});

test('confirms nothing whose log could not be synced', async () => {
  await open();
  const failed = Object.assign(new Error('EIO: fdatasync'), { code: 'EIO', errno: -5, syscall: 'fdatasync' });
  vi.spyOn(fs, 'fdatasync').mockImplementation((_, done) => done(failed));
  await expect(insert('unconfirmed')).rejects.toMatchObject({ cause: { code: '57P02' } });
  repairDisk();
  // The system may have dropped it: nothing is told from memory.
  await expect(names()).rejects.toMatchObject({ cause: { code: '57P02' } });
  await expect.poll(() => names().catch(() => {})).toBeInstanceOf(Array);
});

test('makes one sync for all who wait', async () => {
  await open();
  const releases: Array<() => void> = [];
  const { fdatasync } = fs;
  const sync = vi.spyOn(fs, 'fdatasync').mockImplementation((file, done) => {
    releases.push(() => fdatasync(file, done));
  });
  const saves = Array.from({ length: 20 }, (_, count) => insert(`save ${count}`));
  // They are in the queue now; what comes after them begins when the twenty have committed.
  await setImmediate();
  const allCommitted = Promise.withResolvers<void>();
  const afterThem = connection?.db.transaction(async () => allCommitted.resolve());
  await allCommitted.promise;
  releases.shift()?.();
  await expect.poll(() => releases.length).toBe(1);
  releases.shift()?.();
  await Promise.all([...saves, afterThem]);
  expect(sync).toHaveBeenCalledTimes(2);
});

test('opens over what a process left behind that the power ended', async () => {
  await writeFile(join(folder, 'database', 'postmaster.pid'), '');
  await open();
  expect(await names()).toEqual([]);
});

test('does not take the rest of a damaged database for an empty folder', async () => {
  await rm(join(folder, 'database', 'PG_VERSION'));
  await expect(open()).rejects.toThrow(/does not open \(it has no file PG_VERSION\)/);
  expect(existsSync(join(folder, 'database', 'global'))).toBe(true);
});

test('keeps the log short while it runs', async () => {
  await open();
  for (let segment = 0; segment < 20; segment += 1) {
    await insert(`segment ${segment}`);
    await connection?.db.execute(sql`select pg_switch_wal()`);
  }
  expect((await readdir(join(folder, 'database', 'pg_wal'))).length).toBeLessThan(15);
});
