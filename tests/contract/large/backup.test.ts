import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createArticle } from '../../../src/server/articles/articles.ts';
import { asSystem, type Context } from '../../../src/server/context.ts';
import { connect } from '../../../src/server/db/connect.ts';
import type { Connection } from '../../../src/server/db/database.ts';
import { sql } from '../../../src/server/db/drizzle.ts';
import { rowsOf } from '../../../src/server/db/rows-of.ts';
import { images } from '../../../src/server/db/schema/images.ts';
import { outbox } from '../../../src/server/db/schema/outbox.ts';
import { accountLinks } from '../../../src/server/db/schema/staff.ts';
import { makeBackup } from '../../../src/server/operations/backup/make.ts';
import { restoreBackup } from '../../../src/server/operations/backup/restore.ts';
import { BACKED_UP_TABLES } from '../../../src/server/operations/backup/tables.ts';
import { imageFileNames } from '../../../src/server/pictures/file-names.ts';
import { readImage } from '../../../src/server/pictures/read-image.ts';
import { openImageStore } from '../../../src/server/pictures/stores/open-store.ts';
import { ArticleInput } from '../../../src/shared/contract/articles/articles.ts';
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
      audit_log: tables['audit_log']?.filter((row) => !/backup\.(made|restored)/.test(JSON.stringify(row))),
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
  // The comparisons below prove nothing for an empty table.
  const tables: Record<string, unknown[] | undefined> = original.tables;
  expect(BACKED_UP_TABLES.filter((table) => !tables[table]?.length)).toEqual([]);
  // Three sizes of the upload, and of each cover of the starter magazine.
  expect(Object.keys(original.pictures)).toHaveLength(3 * 30);
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

    const next = await createArticle(context, ArticleInput.parse({ ...ARTICLE, isPublished: true }));
    expect(next.id).toBe(33);
  }
});
