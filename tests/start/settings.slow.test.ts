import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyFolder, failedStart, removeFolder } from '../support/server/server.ts';

let folder = '';
beforeEach(async () => {
  folder = await emptyFolder();
});
afterEach(() => removeFolder(folder));

test.each([
  ['PORT', 'abc', 'PORT must be a port number'],
  ['SITE_URL', 'dommelhart', 'SITE_URL must be a complete address'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must look like postgres://'],
  ['STAFF_EMAIL', 'anna', 'STAFF_EMAIL must be an e-mail address'],
])('refuses to start with a malformed %s, and says what to set', async (name, value, line) => {
  const { code, lines } = await failedStart({ DATA_DIR: folder, [name]: value });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining(line)]);
});

test('refuses to start on Postgres without SESSION_SECRET', async () => {
  const { code, lines } = await failedStart({ DATA_DIR: folder, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining('SESSION_SECRET must have at least 32 bytes')]);
});

test('refuses to start when the data folder cannot be created', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const { code, lines } = await failedStart({ DATA_DIR: join(file, 'data') });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/DATA_DIR .* cannot be created \(ENOTDIR\): choose a folder/)]);
});

test('refuses to start after a failed migration, which changes nothing', async () => {
  const database = await PGlite.create(join(folder, 'database'));
  await database.exec('create table articles (mine text)');
  await database.close();
  const { code, lines } = await failedStart({ DATA_DIR: folder });
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(
      /could not be migrated, nothing was changed: .* a table of that name exists already \(42P07\)$/,
    ),
  ]);

  const after = await PGlite.create(join(folder, 'database'));
  const { rows } = await after.query("select table_name from information_schema.tables where table_schema = 'public'");
  await after.close();
  expect(rows).toEqual([{ table_name: 'articles' }]);
});

test('refuses to start on the database of an earlier build, says what to do, and changes nothing', async () => {
  const database = await PGlite.create(join(folder, 'database'));
  await database.exec(`
    create table articles (mine text);
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('of another file', 1795702529569)`);
  const journal = async (opened: PGlite) => (await opened.query('select * from drizzle.__drizzle_migrations')).rows;
  const before = await journal(database);
  await database.close();
  const { code, lines } = await failedStart({ DATA_DIR: folder });
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(
      /made by an earlier build of the site, .*: start with a new one .*, or restore a backup .* \(npm run restore -- FILE\)$/,
    ),
  ]);

  const after = await PGlite.create(join(folder, 'database'));
  expect(await journal(after)).toEqual(before);
  const { rows } = await after.query("select table_name from information_schema.tables where table_schema = 'public'");
  await after.close();
  expect(rows).toEqual([{ table_name: 'articles' }]);
});
