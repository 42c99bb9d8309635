import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createArticle } from '../../src/server/articles/create.ts';
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
let id = 0;

beforeEach(async () => {
  await site.db.execute(sql`truncate articles, article_revisions cascade`);
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
  const later = { ...site.there, clock: () => new Date(site.there.clock().getTime() + 91 * 24 * 3_600_000) };
  expect(await deleteOldRevisions(later)).toBe(0);
  open();
  await naming;
  expect(await deleteOldRevisions(later)).toBe(0);
  expect(await stored()).toHaveLength(2);
});
