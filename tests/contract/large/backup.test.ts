import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { afterAll, expect, test, vi } from 'vitest';
import { createArticle } from '../../../src/server/articles/articles.ts';
import { listPublished } from '../../../src/server/articles/list.ts';
import { asSystem, type Context } from '../../../src/server/context.ts';
import { connect, migrationsFolder } from '../../../src/server/db/connect.ts';
import type { Connection } from '../../../src/server/db/database.ts';
import { sql } from '../../../src/server/db/drizzle.ts';
import { rowsOf } from '../../../src/server/db/rows-of.ts';
import { images } from '../../../src/server/db/schema/images.ts';
import { outbox } from '../../../src/server/db/schema/outbox.ts';
import { accountLinks, staff } from '../../../src/server/db/schema/staff.ts';
import { makeBackup } from '../../../src/server/operations/backup/make.ts';
import { restoreBackup } from '../../../src/server/operations/backup/restore.ts';
import { currentSchema } from '../../../src/server/operations/backup/schema-version.ts';
import { BACKED_UP_TABLES } from '../../../src/server/operations/backup/tables.ts';
import { imageFileNames } from '../../../src/server/pictures/file-names.ts';
import { readImage } from '../../../src/server/pictures/read-image.ts';
import { openImageStore } from '../../../src/server/pictures/stores/open-store.ts';
import { ArticleInput, PublicArticleQuery } from '../../../src/shared/contract/articles/articles.ts';
import { ARTICLE } from '../../support/api/article-example.ts';
import { testDependencies } from '../../support/api/test-dependencies.ts';
import { fillEveryTable } from '../../support/backup/fill-every-table.ts';
import { startLocalPostgres } from '../../support/database/local-postgres.ts';
import { PATIENT } from '../../support/database/patience.ts';
import { openUnmigrated } from '../../support/database/test-database.ts';
import { bridgeVercelPostgres } from '../../support/database/websocket-bridge.ts';
import { BLOB_TOKEN, startBlobEmulator } from '../../support/pictures/blob-emulator.ts';

/** Backups must be portable between the embedded and the hosted databases and picture stores. */
const folder = await mkdtemp(join(tmpdir(), 'backup-'));
const postgres = await startLocalPostgres();
const bridge = await bridgeVercelPostgres(postgres.port);
const emulator = await startBlobEmulator();
vi.stubEnv('VERCEL_BLOB_API_URL', emulator.apiUrl);
const opened: Connection[] = [];

afterAll(async () => {
  for (const { close } of opened) await close();
  await bridge.close();
  await postgres.stop();
  await emulator.close();
  await rm(folder, { recursive: true });
});

type Installation = { context: Context; migrate: () => Promise<void> };

async function open(connection: Connection, images: Parameters<typeof openImageStore>[0]): Promise<Installation> {
  opened.push(connection);
  const context = asSystem({ ...testDependencies(connection.db), images: await openImageStore(images) });
  return { context, migrate: connection.migrate };
}
const embedded = async (name: string) => open(await openUnmigrated(), { store: 'files', folder: join(folder, name) });

/** All rows, including generated columns and counters, and the bytes of all pictures. */
async function contentsOf({ db, images: store }: Context) {
  const rows = async (from: string) =>
    rowsOf(db, sql.raw(`select row_to_json(data)::text as line from ${from} order by 1`));
  const tables = Object.fromEntries(
    await Promise.all(BACKED_UP_TABLES.map(async (table) => [table, await rows(`${table} as data`)] as const)),
  );
  const pictures: Record<string, string> = {};
  for (const { hash } of await db.select().from(images)) {
    for (const name of Object.values(imageFileNames(hash))) {
      pictures[name] = Buffer.from((await readImage(store, name)) ?? []).toString('base64');
    }
  }
  return {
    tables: {
      ...tables,
      audit_log: tables['audit_log']?.filter((row) => !JSON.stringify(row).includes('backup.restored')),
    },
    counts: await rows('(select * from article_counts where total > 0) as data'),
    pictures,
  };
}

test('restores every row and byte across all databases and stores', async () => {
  const first = await embedded('first');
  await first.migrate();
  await fillEveryTable(first.context);
  const file = join(folder, 'first.tar.gz');
  await makeBackup(first.context, file);
  const original = await contentsOf(first.context);
  // The comparisons below prove nothing for an empty table: `fillEveryTable` must add a row to every new one.
  const tables: Record<string, unknown[] | undefined> = original.tables;
  expect(BACKED_UP_TABLES.filter((table) => !tables[table]?.length)).toEqual([]);
  expect(Object.keys(original.pictures)).toHaveLength(3);
  expect(original.tables.audit_log?.length).toBeGreaterThan(30);

  const targets = [
    await embedded('second'),
    await open(await connect({ driver: 'pg', url: await postgres.createDatabase('restored') }, PATIENT), {
      store: 'blob',
      token: BLOB_TOKEN,
    }),
    await open(
      await connect({
        driver: 'vercel',
        url: (await postgres.createDatabase('vercel')).replace('127.0.0.1', 'localhost'),
      }),
      { store: 'blob', token: BLOB_TOKEN },
    ),
    await embedded('back'),
  ];
  let latest = file;
  for (const [step, { context, migrate }] of targets.entries()) {
    await restoreBackup(context, latest, { replace: false, migrate });
    expect(await contentsOf(context)).toEqual(original);
    const payload = { receiver: 'clinic', template: 'new-message', messageId: 1 };
    expect(await context.db.$count(accountLinks)).toBe(0);
    expect(await context.db.select().from(outbox)).toMatchObject([{ kind: 'mail', payload, attempts: 0 }]);
    // The next target restores a backup of this one.
    latest = join(folder, `${step}.tar.gz`);
    await makeBackup(context, latest);
    original.tables.audit_log = (await contentsOf(context)).tables.audit_log;

    const next = await createArticle(context, ArticleInput.parse({ ...ARTICLE, isPublished: true }));
    expect(next.id).toBe(32);
  }
});

test('migrates a restored backup of an older version', async () => {
  const older = join(folder, 'older');
  await cp(migrationsFolder, older, { recursive: true });
  const journal = join(older, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] };
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 2) }));
  const first = await embedded('older-pictures');
  await migrateEmbedded(first.context.db as never, { migrationsFolder: older });
  await first.context.db.execute(sql`
    insert into articles (slug, title, content, content_text, category_id, author, is_published, labels, created_at, updated_at)
    values ('keuring', 'De rijbewijskeuring', '<p>Tekst</p>', 'Tekst', 1, 'Redactie', true, 'Hormonen', now(), now())`);
  await first.context.db.execute(
    sql`insert into staff (email, name, password_hash) values ('anna@clinic.example', 'Anna', 'scrypt$1')`,
  );
  const file = join(folder, 'older.tar.gz');
  const { schema } = await makeBackup(first.context, file);
  expect(schema).toBe('0001_accounts_messages_audit');

  const targets = [
    await embedded('newer-pictures'),
    await open(await connect({ driver: 'pg', url: await postgres.createDatabase('newer') }, PATIENT), {
      store: 'files',
      folder: join(folder, 'newer-files'),
    }),
  ];
  for (const { context, migrate } of targets) {
    await restoreBackup(context, file, { replace: false, migrate });
    expect(await currentSchema(context.db)).not.toBe(schema);
    expect(await listPublished(context, PublicArticleQuery.parse({ search: 'keuring' }))).toMatchObject({ total: 1 });
    // Every account could do everything then.
    expect(await context.db.select().from(staff)).toMatchObject([{ role: 'administrator', readsMessages: true }]);
    await migrate();
    await expect(restoreBackup(context, file, { replace: true, migrate })).rejects.toThrow('into a new database');
  }
});
