import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { setUpBackupApp } from '../../../../tests/support/backup/backup-app.ts';
import { sql } from '../../db/drizzle.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { sessions } from '../../db/schema/staff.ts';
import { readArchive } from './archive.ts';
import { makeBackup } from './make.ts';
import { countPictures, describeFile, manifestFile, requirePictures } from './manifest.ts';
import { BACKED_UP_TABLES, LEFT_OUT_TABLES } from './tables.ts';

const { app, store, folder, backup, nextFile } = await setUpBackupApp();

test('knows of every table whether a backup holds it', async () => {
  const rows = await rowsOf<{ name: string }>(
    app.db,
    sql`select table_name::text as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([...BACKED_UP_TABLES, ...LEFT_OUT_TABLES].toSorted());
});

test('contains no session or secret, and is readable by its owner only', async () => {
  const texts: string[] = [];
  for await (const { content } of readArchive(backup.file)) texts.push((await buffer(content)).toString('latin1'));
  const [session] = await app.db.select().from(sessions);
  expect(texts.join()).not.toContain(session?.id);
  expect(texts.join()).not.toContain('a secret of at least thirty-two bytes');
  expect((await stat(backup.file)).mode & 0o777).toBe(0o600);
});

test('never overwrites a file, and a failure leaves no file and no word in the log', { tags: ['slow'] }, async () => {
  const before = await readFile(backup.file);
  await expect(makeBackup(app.system, backup.file)).rejects.toThrow(
    `The file ${backup.file} exists already: choose another name`,
  );
  expect(await readFile(backup.file)).toEqual(before);
  const broken = {
    ...app.system,
    images: { ...store, find: () => Promise.reject(new Error('The store is unavailable')) },
  };
  await expect(makeBackup(broken, join(folder, 'broken.tar.gz'))).rejects.toThrow('The store is unavailable');
  expect((await readdir(folder)).filter((name) => /broken|partial/.test(name))).toEqual([]);
  await expect(makeBackup(app.system, join(folder, 'none/x.tar.gz'))).rejects.toThrow('cannot be written (ENOENT)');
  expect(await rowsOf(app.db, sql`select id from audit_log where action = 'backup.made'`)).toHaveLength(1);
});

test('removes what a killed backup left, and not what another one is writing', { tags: ['slow'] }, async () => {
  const partial = () => join(folder, `backup.tar.gz.${randomUUID()}.partial`);
  const [left, written] = [partial(), partial()];
  for (const file of [left, written]) await writeFile(file, 'a password hash');
  onTestFinished(() => rm(written));
  await utimes(left, 0, 0);
  await makeBackup(app.system, nextFile());
  expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([basename(written)]);
});

test('leaves no archive when the log cannot have it', { tags: ['slow'] }, async () => {
  const file = nextFile();
  const notifyOfAction = () => Promise.reject(new Error('The log is unavailable'));
  await expect(makeBackup({ ...app.system, notifyOfAction }, file)).rejects.toThrow('The log is unavailable');
  await expect(stat(file)).rejects.toThrow('ENOENT');
});

test('reports missing pictures and backs up the rest', { tags: ['slow'] }, async () => {
  const [lost = ''] = [...store.files.keys()];
  store.files.delete(lost);
  const manifest = await makeBackup(app.system, nextFile());
  expect(manifest.missingImages).toEqual([lost]);
  expect(() => requirePictures(manifest)).not.toThrow();
});

test('a backup without a single picture fails, and the database is in it', { tags: ['slow'] }, async () => {
  store.files.clear();
  const manifest = await makeBackup(app.system, nextFile());
  expect(() => requirePictures(manifest)).toThrow('None of the pictures is in the picture store');
  expect(manifest.tables.articles).toMatchObject({ rows: 2 });
});

test('counts each picture once, whatever its files', { tags: ['slow'] }, async () => {
  expect(store.files.size).toBe(6);
  expect(countPictures(await makeBackup(app.system, nextFile()))).toBe(2);
});

test('refuses to make an archive that no restore takes', { tags: ['slow'] }, async () => {
  const manifest = await makeBackup(app.system, nextFile());
  const refusal = 'files is more than a restore takes';
  const names = Array.from({ length: 250_000 }, (_, at) => `${at}.webp`);
  const file = describeFile(Buffer.of());
  const files = Object.fromEntries(names.slice(0, 230_000).map((name) => [`images/${'a'.repeat(32)}-${name}`, file]));
  expect(() => manifestFile({ ...manifest, files })).toThrow(refusal);
});
