import { copyFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { setUpBackupApp } from '../../../../tests/support/backup/backup-app.ts';
import { openUnmigrated } from '../../../../tests/support/database/test-database.ts';
import { HOUR_MS } from '../../../shared/dates/durations.ts';
import { sql } from '../../db/drizzle.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { outbox } from '../../db/schema/outbox.ts';
import { sessions } from '../../db/schema/staff.ts';
import { readArchive, writeArchive } from './archive.ts';
import { makeBackup } from './make.ts';
import { describeFile, type Manifest } from './manifest.ts';
import { restoreBackup } from './restore.ts';

const { app, store, backup, nextFile, titles, tampered } = await setUpBackupApp();

const restore = (from = backup.file, replace = true) =>
  restoreBackup(app.system, from, { replace, migrate: async () => {} });
const withManifest = (change: (manifest: Manifest) => object) =>
  tampered((name, bytes) =>
    name === 'manifest.json' ? Buffer.from(JSON.stringify(change(JSON.parse(bytes.toString()) as Manifest))) : bytes,
  );

test('restores rows, search and pictures, and deletes replaced pictures', async () => {
  expect(store.files.size).toBe(6);
  await restore();
  expect(await titles()).toEqual(['Slaap']);
  expect(store.files.size).toBe(3);
  expect(await (await app.request('/api/articles?search=slap')).json()).toMatchObject({ total: 1 });
  expect(await app.db.select().from(sessions)).toEqual([]);
  const log = await rowsOf<{ action: string }>(app.db, sql`select action from audit_log order by id`);
  expect(log.map(({ action }) => action)).toEqual(['article.created', 'article.published', 'backup.restored']);
});

test('leaves no transaction idle while pictures are unpacked: it reads nothing behind the last row', async () => {
  const longer = nextFile();
  await writeArchive(longer, async (add) => {
    for await (const { name, content } of readArchive(backup.file)) await add(name, await buffer(content));
    await add('tables/staff/000002.jsonl', Buffer.from('{"id":1}\n'));
  });
  const db = new Proxy(app.db, {
    get(target, property) {
      if (property === 'transaction') copyFileSync(longer, backup.file);
      return Reflect.get(target, property) as unknown;
    },
  });
  await restoreBackup({ ...app.system, db }, backup.file, { replace: true, migrate: async () => {} });
  expect(await titles()).toEqual(['Slaap']);
});

/** The backup, as the last build before the migrations became one would have made it. */
async function olderBackup(): Promise<string> {
  const first = await readFile('src/server/db/migrations/0000_schema.sql', 'utf8');
  const isOfThen = (table: string) => first.includes(`CREATE TABLE "${table}"`);
  return withManifest(({ tables, ...manifest }) => ({
    ...manifest,
    schema: '0031_searched_terms',
    tables: Object.fromEntries(Object.entries(tables).filter(([table]) => isOfThen(table))),
  }));
}

test('restores a backup of the last build before the migrations became one into a new database', async () => {
  const file = await olderBackup();
  await expect(restore(file)).rejects.toThrow('restore it into a new database');
  const { db, migrate, close } = await openUnmigrated();
  onTestFinished(close);
  await restoreBackup({ ...app.system, db }, file, { replace: false, migrate });
  expect(await rowsOf(db, sql`select title from articles`)).toEqual([{ title: 'Slaap' }]);
});

async function scheduleForNow(): Promise<void> {
  const { now } = app.time;
  const schedule = { action: 'publish', wallTime: '2026-11-21T11:00', revision: 1, createdAt: now } as const;
  await app.db.insert(articleSchedules).values({ ...schedule, articleId: 1, dueAt: now, tryAt: now });
}
const SUSPENDED = {
  articleId: 1,
  tryAt: null,
  failure: expect.stringMatching(/^This time passed before a backup was restored/),
};

test('suspends what was due, and sends the mails that were not, when an older backup is restored', async () => {
  await scheduleForNow();
  const { now } = app.time;
  const message = { name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Hallo', createdAt: now };
  await app.db.insert(contactMessages).values({ ...message, notice: 'waiting' });
  backup.file = nextFile();
  await makeBackup(app.system, backup.file);
  const { db, migrate, close } = await openUnmigrated();
  onTestFinished(close);
  await restoreBackup({ ...app.system, db }, await olderBackup(), { replace: false, migrate });
  expect(await db.select().from(articleSchedules)).toMatchObject([SUSPENDED]);
  expect(await db.select().from(outbox)).toMatchObject([{ kind: 'mail', payload: { messageId: 1 } }]);
});

test('suspends what was due also when the restore of an older backup ends before its migration', async () => {
  await scheduleForNow();
  backup.file = nextFile();
  await makeBackup(app.system, backup.file);
  const { db, migrate, close } = await openUnmigrated();
  onTestFinished(close);
  const ended = { replace: false, migrate: () => Promise.reject(new Error('killed')) };
  await expect(restoreBackup({ ...app.system, db }, await olderBackup(), ended)).rejects.toThrow('killed');
  await migrate();
  expect(await db.select().from(articleSchedules)).toMatchObject([SUSPENDED]);
});

test('restores the history, and what pictures it uses', async () => {
  await restore();
  const [row] = await rowsOf<object>(
    app.db,
    sql`select count(*)::int as revisions, min(title) as title,
      (select count(*)::int from picture_uses where owner_kind = 'revision') as uses from article_revisions`,
  );
  expect(row).toEqual({ revisions: 1, title: 'Slaap', uses: 1 });
});

test('keeps schedules, except those that were due before the restore', async () => {
  const { now } = app.time;
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  const schedule = { action: 'publish', wallTime: '2026-11-21T12:00', revision: 1, createdAt: now } as const;
  for (const [articleId, hours] of [
    [1, 1],
    [2, 3],
  ] as const)
    await app.db.insert(articleSchedules).values({ ...schedule, articleId, dueAt: at(hours), tryAt: at(hours) });
  const file = nextFile();
  await makeBackup(app.system, file);
  app.time.now = at(2);
  await restore(file);
  expect(await app.db.select().from(articleSchedules).orderBy(articleSchedules.articleId)).toMatchObject([
    SUSPENDED,
    { articleId: 2, tryAt: at(3), failure: null },
  ]);
});

test('refuses a database that is in use without --replace', async () => {
  await expect(restore(backup.file, false)).rejects.toThrow(
    /This database is in use \(2 articles, 2 article revisions, 1 staff, 2 images, 5 audit log\): add --replace/,
  );
  expect(await titles()).toEqual(['Slaap', 'Later']);
});

test('leaves the audit log append-only', async () => {
  await restore();
  await expect(app.db.execute(sql`delete from audit_log`)).rejects.toThrow();
});

test.each<[string, () => Promise<string>, RegExp]>([
  ['another file', async () => 'package.json', /is not a backup, or it is damaged \(incorrect header check\)/],
  ['a missing file', async () => 'none.tar.gz', /There is no file none.tar.gz: check the name/],
  [
    'an incomplete copy',
    async () => {
      const half = nextFile();
      await writeFile(half, (await readFile(backup.file)).subarray(0, 900));
      return half;
    },
    /is not a backup, or it is damaged \(unexpected end of file\)/,
  ],
  [
    'a backup without manifest',
    () => tampered((name, bytes) => (name === 'manifest.json' ? undefined : bytes)),
    /is incomplete/,
  ],
  [
    'a changed row',
    () =>
      tampered((name, bytes) =>
        name.includes('articles') ? Buffer.from(bytes.toString().replace('Slaap', 'Slaop')) : bytes,
      ),
    /damaged, tables\/articles\/000001.jsonl was changed after it was written: use another backup/,
  ],
  [
    'a changed picture',
    () => tampered((name, bytes) => (name.endsWith('640.webp') ? Buffer.concat([bytes, Buffer.from('x')]) : bytes)),
    /damaged, images\/\w+-640.webp was changed after it was written/,
  ],
  [
    'a missing table',
    () => tampered((name, bytes) => (name.includes('staff') ? undefined : bytes)),
    /damaged, tables\/staff/,
  ],
  [
    'a path outside the archive',
    async () => {
      const foreign = nextFile();
      await writeArchive(foreign, (add) => add('../../etc/passwd', Buffer.from('root')));
      return foreign;
    },
    /is not a backup that this version of the site can read/,
  ],
  [
    'an unknown schema',
    () => withManifest((manifest) => ({ ...manifest, schema: '9999_x' })),
    /another version of the site \(9999_x\), whose database this one does not know: update the site/,
  ],
  [
    'another format',
    () => withManifest((manifest) => ({ ...manifest, format: 2 })),
    /is not a backup that this version/,
  ],
])('refuses %s and changes nothing', async (_, make, message) => {
  const refused = await restore(await make()).then(
    () => '',
    (error: Error) => error.message,
  );
  expect(refused).toMatch(message);
  expect(refused).not.toContain('\n');
  expect(await titles()).toEqual(['Slaap', 'Later']);
  expect(store.files.size).toBe(6);
});

test('changes nothing when the store is unavailable', async () => {
  store.files.clear();
  store.fail = true;
  await expect(restore()).rejects.toThrow('The backup could not be restored, nothing was changed');
  expect(await titles()).toEqual(['Slaap', 'Later']);
});

test('rolls everything back, pictures too, when the database refuses a row', async () => {
  store.files.clear();
  let wrong = Buffer.alloc(0);
  const copy = await tampered((name, bytes) => {
    if (name.includes('tables/staff')) {
      wrong = Buffer.from(bytes.toString().replace('"name":"Anna"', '"name":null'));
      return wrong;
    }
    if (name !== 'manifest.json') return bytes;
    const manifest = JSON.parse(bytes.toString()) as Manifest;
    manifest.files['tables/staff/000001.jsonl'] = describeFile(wrong);
    return Buffer.from(JSON.stringify(manifest));
  });
  await expect(restore(copy)).rejects.toThrow(
    /^The backup could not be restored, nothing was changed: .* a required value is missing \(23502, staff\.name\)$/,
  );
  expect(await titles()).toEqual(['Slaap', 'Later']);
  expect(store.files.size).toBe(0);
});
