import { expect, test } from 'vitest';
import { recordingCache } from '../../../tests/support/api/recording-cache.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import type { Writer } from '../../shared/contract/writers.ts';
import { updateWriterName } from '../articles/write-path/writer-names.ts';
import { sql } from '../db/drizzle.ts';
import { rowsOf } from '../db/rows-of.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { enqueue } from '../outbox/outbox.ts';

const cdn = recordingCache();
const app = setUpTestApp({ cache: cdn.cache });
const EVA = { name: 'Eva Maas', email: 'eva@clinic.example' };

/** More than a rename updates at once; every tenth has an author text of its own. */
const TOTAL = 450;
async function writerOfMany(): Promise<{ id: number; rename: (name: string) => Promise<void> }> {
  const { cookie } = await app.logIn();
  const created = await app.request('/api/admin/writers', { method: 'POST', body: EVA, cookie });
  const { id } = (await created.json()) as Writer;
  await app.db.execute(sql`
    insert into articles (slug, title, content, content_text, category_id, author, byline, writer_id, is_published, created_at, updated_at)
    select 'artikel-' || n, 'Een titel', '<p>Tekst</p>', 'Tekst', 1, case when n % 10 = 0 then 'Gast' else 'Eva Maas' end, 'Eva Maas', ${id}, true, now(), now()
    from generate_series(1, ${sql.raw(String(TOTAL))}) as n`);
  const rename = async (name: string) => {
    const response = await app.request(`/api/admin/writers/${id}`, { method: 'PUT', body: { ...EVA, name }, cookie });
    expect(response.status).toBe(200);
  };
  return { id, rename };
}

const totalOf = async (query: string) =>
  ((await (await app.request(`/api/articles?limit=1&${query}`)).json()) as { total: number }).total;
const authors = () =>
  rowsOf(app.db, sql`select author, byline, count(*)::int as total from articles group by 1, 2 order by 1, 2`);

test('finds all articles by the new name at once, and updates rows later', { tags: ['slow'] }, async () => {
  const { rename } = await writerOfMany();
  await rename('Eva Dommel');
  expect(await totalOf('search=dommel')).toBe(TOTAL);
  await app.settled();
  expect([await totalOf('author=Eva%20Dommel'), await totalOf('author=Eva%20Maas')]).toEqual([TOTAL, 0]);
  expect(await authors()).toEqual([
    { author: 'Eva Dommel', byline: 'Eva Dommel', total: 405 },
    { author: 'Gast', byline: 'Eva Dommel', total: 45 },
  ]);
});

test('keeps the last name when two renames overlap', { tags: ['slow'] }, async () => {
  const { id, rename } = await writerOfMany();
  await rename('Eva Dommel');
  await rename('Eva Aa');
  await app.settled();
  // Repeats the first rename, as after a crash.
  await updateWriterName(app.db, { writerId: id, from: 'Eva Maas', afterId: 0 });
  await deliverDue(app.system);
  expect((await authors()).map((row) => (row as { byline: string }).byline)).toEqual(['Eva Aa', 'Eva Aa']);
  expect(await totalOf('author=Eva%20Aa')).toBe(TOTAL);
});

test('renews lists by author that were read while the name was being copied', async () => {
  const { cookie } = await app.logIn();
  const created = await app.request('/api/admin/writers', { method: 'POST', body: EVA, cookie });
  const { id: writerId } = (await created.json()) as Writer;
  await app.article(cookie, { writerId, isPublished: true });
  await app.settled();
  cdn.take();
  const payload = { writerId, from: 'Eva Maas', afterId: 0 };
  await enqueue(app.system, 'writer-name', [{ payload, dueAt: app.time.now }]);
  await deliverDue(app.system);
  await deliverDue(app.system);
  expect(cdn.take().flatMap(({ tags }) => tags)).toContain('articles');
});
