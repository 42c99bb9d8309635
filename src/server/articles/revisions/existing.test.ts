import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { setUpHistory } from '../../../../tests/support/articles/history.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';

const app = setUpTestApp();
const { article, list, entries, read, save } = setUpHistory(app);

test('begins the history of an older article with what it was', async () => {
  await app.db.delete(articleRevisions);
  expect(await list()).toMatchObject({ total: 0, revisions: [] });
  const updatedAt = new Date('2026-01-01T08:00:00Z');
  await app.db.update(articles).set({ updatedAt }).where(eq(articles.id, article.id));
  await save({ title: 'Nieuw' });
  expect((await list()).revisions).toMatchObject([
    { number: 2, reason: 'saved', title: 'Nieuw', author: { name: 'Anna' }, isCurrent: true },
    { number: 1, reason: 'existing', author: null, createdAt: updatedAt.toISOString(), isCurrent: false },
  ]);
});

test('records what the previous version of the site saved in between', async () => {
  await save({ title: 'Een' });
  const byOld = { title: 'Door de vorige versie', version: sql`version + 1` };
  await app.db.update(articles).set(byOld).where(eq(articles.id, article.id));
  article.version += 1;
  expect((await list()).revisions).toMatchObject([{ number: 2, isCurrent: false }, { number: 1 }]);
  await save({ title: 'Twee' });
  expect(await entries()).toEqual(['4 saved', '3 existing', '2 saved', '1 created']);
  expect((await read(3)).article.title).toBe('Door de vorige versie');
});
