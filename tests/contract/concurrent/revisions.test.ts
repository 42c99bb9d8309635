import { beforeEach, expect, test } from 'vitest';
import { createArticle, publishArticle, updateArticle } from '../../../src/server/articles/articles.ts';
import { deleteArticle, deleteFromBin } from '../../../src/server/articles/bin/bin.ts';
import { deleteOldRevisions } from '../../../src/server/articles/revisions/delete-old.ts';
import { nameRevision } from '../../../src/server/articles/revisions/revisions.ts';
import type { Context } from '../../../src/server/context.ts';
import { asc, eq, sql } from '../../../src/server/db/drizzle.ts';
import { rowsOf } from '../../../src/server/db/rows-of.ts';
import { articleRevisions } from '../../../src/server/db/schema/articles/revisions.ts';
import { inTransaction } from '../../../src/server/transaction.ts';
import { ArticleInput } from '../../../src/shared/contract/articles/articles.ts';
import { DAY_MS } from '../../../src/shared/dates/durations.ts';
import { ARTICLE } from '../../support/api/article-example.ts';
import { NOW } from '../../support/api/test-dependencies.ts';
import { createAtOnce } from '../../support/database/at-once.ts';
import { setUpTwoProcesses } from '../../support/database/two-processes.ts';
import { ALL_RIGHTS } from '../../support/staff-rights.ts';
import { createGates } from '../../support/timing/gate.ts';

const site = setUpTwoProcesses({});
const gate = createGates();
const atOnce = createAtOnce(site);
const later = new Date(NOW.getTime() + 91 * DAY_MS);
let id = 0;

beforeEach(async () => {
  await site.db.execute(sql`truncate articles, article_revisions, images cascade`);
  ({ id } = await createArticle(site.here, ArticleInput.parse(ARTICLE)));
});

const ANNA = {
  kind: 'staff',
  staffId: 1,
  sessionId: '',
  email: 'anna@clinic.example',
  name: 'Anna',
  ...ALL_RIGHTS,
} as const;
const byAnna = (context: Context): Context => ({ ...context, actor: ANNA });
const save = (context: Context, title: string, version: number) =>
  updateArticle(context, id, { ...ArticleInput.parse({ ...ARTICLE, title }), version });
/** Resolves when so many connections wait for a lock. */
const waiting = (count: number) =>
  expect
    .poll(
      () =>
        rowsOf(
          site.db,
          sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        ),
      { interval: 5 },
    )
    .toHaveLength(count);
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

test('stores no revision when the connection dies half-way', async () => {
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

test('deletes an article for good while its old revisions are deleted', async () => {
  const [first, second] = ['0'.repeat(32), 'a'.repeat(32)];
  await site.db.execute(sql`insert into images (hash, uploaded_at) values (${first}, now()), (${second}, now())`);
  const address = (hash: string) => `/api/admin/download/${hash}.webp`;
  const both = { ...ARTICLE, image: address(second), content: `<p>Zie</p><img src="${address(first)}">` };
  await updateArticle(site.here, id, { ...ArticleInput.parse(both), version: 1 });
  await updateArticle(site.here, id, { ...ArticleInput.parse({ ...both, content: '<p>Zie</p>' }), version: 2 });
  await deleteArticle(site.here, id);
  const { pass, open, reached } = gate();
  const holding = inTransaction(site.here, async (tx) => {
    await tx.db.execute(sql`select 1 from images where hash = ${first} for update`);
    await pass();
  });
  await reached;
  const cleaning = deleteOldRevisions({ ...site.there, clock: () => later });
  await waiting(1);
  let attempts = 0;
  const deleting = inTransaction(site.there, (tx) => {
    attempts += 1;
    return deleteFromBin(tx, id);
  });
  await waiting(2);
  open();
  expect(await cleaning).toBe(2);
  await Promise.all([holding, deleting]);
  expect([attempts, await stored()]).toEqual([1, []]);
});

test('a save does not fold what is being named', async () => {
  await save(byAnna(site.here), 'Een', 1);
  const name = (tx: Context) => nameRevision(tx, id, 2, 'Met naam');
  expect(await atOnce(name, (context) => save(byAnna(context), 'Twee', 2), byAnna(site.here))).toBe('done');
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
  const after = { ...site.there, clock: () => later };
  expect(await deleteOldRevisions(after)).toBe(0);
  open();
  await naming;
  expect(await deleteOldRevisions(after)).toBe(0);
  expect(await stored()).toHaveLength(2);
});
