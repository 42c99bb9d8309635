/** @module-tag slow */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPublished } from '../../src/server/articles/list.ts';
import { asSystem } from '../../src/server/context.ts';
import { connect } from '../../src/server/db/connect.ts';
import type { Connection } from '../../src/server/db/database.ts';
import { sql } from '../../src/server/db/drizzle.ts';
import { rowsOf } from '../../src/server/db/rows-of.ts';
import { noSiteIndex } from '../../src/server/search/site/site-index-file.ts';
import { PublicArticleQuery } from '../../src/shared/contract/articles/articles.ts';
import { type LocalPostgres, startLocalPostgres } from '../support/database/local-postgres.ts';
import { PATIENT } from '../support/database/patience.ts';
import { openUnmigrated } from '../support/database/test-database.ts';

const MIGRATIONS = 'src/server/db/migrations';
let postgres: LocalPostgres;
let firstRelease: string;

beforeAll(async () => {
  postgres = await startLocalPostgres();
  firstRelease = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(MIGRATIONS, firstRelease, { recursive: true });
  const journal = join(firstRelease, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] };
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 1) }));
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  await rm(firstRelease, { recursive: true });
});

let databases = 0;
const openPostgres = async () => {
  databases += 1;
  return connect({ driver: 'pg', url: await postgres.createDatabase(`older_${databases}`) }, PATIENT);
};

describe.each([
  ['PGlite', openUnmigrated, migrateEmbedded as unknown as Migrate],
  ['Postgres', openPostgres, migratePg as unknown as Migrate],
])('%s', (_, open, migrateTo) => {
  test('lists, finds and counts the articles of the first release', async () => {
    const connection = await open();
    await migrateTo(connection.db, { migrationsFolder: firstRelease });
    await connection.db.execute(sql`
      insert into articles (slug, title, content, content_text, category_id, author, is_published, labels, created_at, updated_at)
      select 'artikel-' || n, U&'Rijbewijs\\00ADkeuring ' || n, '<p>Tekst</p>', 'Een bloeddrukmeting', 1 + n % 2, 'Redactie', n <= 3, 'Hormonen', now(), now()
      from generate_series(1, 5) as n`);
    await connection.migrate();
    const search = (query: object) =>
      listPublished(asSystem({ db: connection.db, siteIndex: noSiteIndex } as never), PublicArticleQuery.parse(query));
    expect(await search({})).toMatchObject({ total: 3, totalPages: 1 });
    for (const word of ['keuring', 'rijbewijskeuring', 'rijbewijskeurign'])
      expect(await search({ search: word })).toMatchObject({ total: 3 });
    expect(await search({ search: 'meting' })).toMatchObject({ total: 3 });
    expect(await search({ search: 'integrale' })).toMatchObject({ total: 2 });
    expect((await search({ category: 'Integrale geneeskunde' })).articles.map(({ slug }) => slug).toSorted()).toEqual([
      'artikel-1',
      'artikel-3',
    ]);
    expect(await search({ author: 'Redactie' })).toMatchObject({ total: 3 });
    await connection.migrate();
    await connection.close();
  }, 60_000);

  test('finds by current names what the previous version stores and renames', async () => {
    const connection = await open();
    const { db } = connection;
    await connection.migrate();
    const find = async (search: string) =>
      (await listPublished(asSystem({ db, siteIndex: noSiteIndex } as never), PublicArticleQuery.parse({ search })))
        .total;
    await db.execute(sql`
      insert into articles (slug, title, content, content_text, category_id, author, byline, is_published, labels, created_at, updated_at)
      values ('artikel', 'Een titel', '<p>Tekst</p>', 'Tekst', 1, 'Redactie', 'Redactie', true, 'Preventieve geneeskunde Redactie', now(), now())`);
    expect(await find('preventieve redactie')).toBe(1);
    await db.execute(sql`update categories set name = 'Voorkomen' where id = 1`);
    await db.execute(sql`update articles set labels = 'Voorkomen Redactie', byline = 'Redactie' where category_id = 1`);
    expect([await find('voorkomen'), await find('preventieve')]).toEqual([1, 0]);
    await connection.close();
  }, 60_000);
});

test('vacuums the rewritten articles table, so that counts use an index', async () => {
  const connection = await openPostgres();
  const { db } = connection;
  await migratePg(db as never, { migrationsFolder: firstRelease });
  await db.execute(sql`
    insert into articles (slug, title, content, content_text, category_id, author, labels, created_at, updated_at)
    select 'artikel-' || n, 'Titel', '<p>Tekst</p>', 'Tekst', 1, 'Redactie', '', now(), now() from generate_series(1, 100) as n`);
  await connection.migrate();
  const [table] = await rowsOf(
    db,
    sql`select relpages > 0 and relallvisible = relpages as "isVisible" from pg_class where relname = 'articles'`,
  );
  expect(table).toEqual({ isVisible: true });
  await connection.close();
});

type Migrate = (db: Connection['db'], config: { migrationsFolder: string }) => Promise<void>;
