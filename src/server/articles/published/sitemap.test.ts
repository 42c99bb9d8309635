import { expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { sql } from '../../db/drizzle.ts';
import { newestChange, sitemapEntries, sitemapFiles } from './sitemap.ts';

const app = setUpTestApp();
const slugsIn = async (file: number) => (await sitemapEntries(app.system, file)).map(({ slug }) => slug);

async function create(slug: string, id: number, isPublished = true) {
  const { cookie } = await app.logIn();
  await app.db.execute(sql`select setval(pg_get_serial_sequence('articles', 'id'), ${id}, false)`);
  await app.article(cookie, { ...ARTICLE, title: slug, slug, isPublished });
}

test('is one file in an empty magazine', async () => {
  expect([await sitemapFiles(app.system), await slugsIn(1)]).toEqual([[1], []]);
  expect(await newestChange(app.system)).toBeUndefined();
});

test('splits the magazine by id, without drafts and empty files', async () => {
  await create('eerste', 1);
  await create('concept', 2, false);
  await create('laatste-van-een', 10_000);
  await create('eerste-van-twee', 10_001);
  await create('ver-weg', 45_678);
  await create('concept-ver-weg', 99_999, false);
  expect(await sitemapFiles(app.system)).toEqual([1, 2, 5]);
  expect(await slugsIn(1)).toEqual(['eerste', 'laatste-van-een']);
  expect(await slugsIn(2)).toEqual(['eerste-van-twee']);
  expect(await slugsIn(3)).toEqual([]);
  expect(await slugsIn(5)).toEqual(['ver-weg']);
});

test('dates the listing by the newest change of a published item', async () => {
  app.time.now = new Date('2026-01-01T10:00:00Z');
  await create('openbaar', 1);
  app.time.now = new Date('2026-01-01T12:00:00Z');
  await create('concept', 2, false);
  expect(await newestChange(app.system)).toEqual(new Date('2026-01-01T10:00:00Z'));
});
