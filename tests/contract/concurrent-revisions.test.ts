import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createArticle } from '../../src/server/articles/create.ts';
import { deleteArticle } from '../../src/server/articles/delete.ts';
import { publishArticle } from '../../src/server/articles/publish.ts';
import { deleteOldRevisions } from '../../src/server/articles/revisions/delete-old.ts';
import { nameRevision } from '../../src/server/articles/revisions/name.ts';
import { updateArticle } from '../../src/server/articles/update.ts';
import type { Context } from '../../src/server/context.ts';
import { articleRevisions } from '../../src/server/db/schema/revisions.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { ArticleInput } from '../../src/shared/contract/articles.ts';
import { ARTICLE } from '../support/api/article-example.ts';
import { setUpTwoProcesses, someoneWaits } from '../support/database/two-processes.ts';
import { createGates } from '../support/gate.ts';

const site = setUpTwoProcesses({});
const gate = createGates();
const DAY_MS = 24 * 60 * 60 * 1000;
let id = 0;

beforeEach(async () => {
  await site.db.execute(sql`truncate articles, article_revisions, images cascade`);
  ({ id } = await createArticle(site.here, ArticleInput.parse(ARTICLE)));
});

const ANNA = { kind: 'staff', staffId: 1, sessionId: '', email: 'anna@clinic.example', name: 'Anna' } as const;
const byAnna = (context: Context): Context => ({ ...context, actor: ANNA });
const save = (context: Context, title: string, version: number) =>
  updateArticle(context, id, { ...ArticleInput.parse({ ...ARTICLE, title }), version });
const stored = () =>
  site.db
    .select()
    .from(articleRevisions)
    .where(eq(articleRevisions.articleId, id))
    .orderBy(asc(articleRevisions.number));

test('refuses one of two saves at once, and records the other', async () => {
  for (let version = 1; version <= 8; version += 1) {
    const saves = await Promise.allSettled([
      save(site.here, `Hier ${version}`, version),
      save(site.there, `Daar ${version}`, version),
    ]);
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = saves.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ code: 'conflict' });
  }
  expect((await stored()).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('numbers changes one after the other that need no version', async () => {
  await Promise.all([
    publishArticle(site.here, id),
    publishArticle(site.there, id),
    save(site.here, 'Anders', 1).catch(() => {}),
  ]);
  const numbers = (await stored()).map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('leaves no revision of a change that is not committed', async () => {
  await expect(
    inTransaction(site.here, async (tx) => {
      await save(tx, 'Half', 1);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  expect(await stored()).toMatchObject([{ number: 1, replacedAt: null }]);
});

test('leaves none of a change whose connection dies half-way', async () => {
  const { pass, open, reached } = gate();
  const saving = inTransaction(site.here, async (tx) => {
    await save(tx, 'Half', 1);
    await pass();
  });
  saving.catch(() => {});
  await reached;
  await site.there.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and pid <> pg_backend_pid()`);
  open();
  await expect(saving).rejects.toThrow();
  await save(site.there, 'Heel', 1);
  expect(await stored()).toMatchObject([{ number: 1 }, { number: 2, title: 'Heel', replacedAt: null }]);
});

test('deletes an article while its old revisions are being deleted', async () => {
  const hash = 'a'.repeat(32);
  const image = `/api/admin/download/${hash}.webp`;
  await site.db.execute(sql`insert into images (hash, uploaded_at) values (${hash}, now())`);
  await updateArticle(site.here, id, { ...ArticleInput.parse({ ...ARTICLE, image }), version: 1 });
  await save(site.here, 'Zonder beeld', 2);
  const { pass, open, reached } = gate();
  const later = new Date(site.here.clock().getTime() + 91 * DAY_MS);
  const cleaning = inTransaction({ ...site.here, clock: () => later }, async (tx) => {
    expect(await deleteOldRevisions(tx)).toBe(2);
    await pass();
  });
  await reached;
  const deleting = deleteArticle(site.there, id);
  await someoneWaits(site);
  open();
  await Promise.all([cleaning, deleting]);
  expect(await stored()).toEqual([]);
});

test('a save does not fold what is being named', async () => {
  await save(byAnna(site.here), 'Een', 1);
  const { pass, open, reached } = gate();
  const naming = inTransaction(byAnna(site.here), async (tx) => {
    await nameRevision(tx, id, 2, 'Met naam');
    await pass();
  });
  await reached;
  const saving = save(byAnna(site.there), 'Twee', 2);
  await someoneWaits(site);
  open();
  await Promise.all([naming, saving]);
  expect(await stored()).toMatchObject([{ number: 1 }, { name: 'Met naam', foldedInto: null }, { number: 3 }]);
});

test('deletes no old revision that is being named', async () => {
  await save(byAnna(site.here), 'Een', 1);
  const { pass, open, reached } = gate();
  const naming = inTransaction(byAnna(site.here), async (tx) => {
    await nameRevision(tx, id, 1, 'Begin');
    await pass();
  });
  await reached;
  const later = { ...site.there, clock: () => new Date(site.there.clock().getTime() + 91 * DAY_MS) };
  expect(await deleteOldRevisions(later)).toBe(0);
  open();
  await naming;
  expect(await deleteOldRevisions(later)).toBe(0);
  expect(await stored()).toHaveLength(2);
});
