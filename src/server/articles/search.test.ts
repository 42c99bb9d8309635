import { expect, test } from 'vitest';
import { PAIRS } from './search.fixtures.ts';
import { setUpSearchedMagazine } from './search.testing.ts';

/** What a search finds, and what it does not. */
const { create, search } = setUpSearchedMagazine();

test('there are at least 60 pairs', () => expect(PAIRS.length).toBeGreaterThanOrEqual(60));

test.each(PAIRS)('architecture §5: "%s" finds "%s"', async (query, title) => {
  const { titles } = await search(query);
  expect(
    titles.slice(0, 3).some((found) => found.startsWith(title)),
    titles.slice(0, 5).join(' | '),
  ).toBe(true);
});

test.each([
  'xylofoon',
  'belastingaangifte',
  'voetbalwedstrijd',
  'qwertyuiop',
  'crohn voetbal',
  'diabetes xylofoon',
  'zzzz',
  'fietsband plakken',
  'hypotheekrente',
  '你好',
  '!!!',
  "'; drop table articles; --",
  '12345678901234567890',
])('§5: "%s" finds nothing', async (query) => {
  expect(await search(query)).toMatchObject({ titles: [], total: 0, totalPages: 0 });
});

test.each([
  ['title', { title: 'Over zeewier' }],
  ['excerpt', { excerpt: 'Over zeewier' }],
  ['body', { content: '<p>Over <strong>zee</strong>wier</p>' }],
  ['tags', { tags: ['zeewier'] }],
  ['author text', { author: 'Zeewier' }],
])('architecture §5: search covers the %s', async (_, fields) => {
  const { id } = await create({ title: 'Iets anders', excerpt: 'Niets', ...fields });
  expect((await search('zeewier')).articles.map((article) => article.id)).toContain(id);
});

test('architecture §5: search covers the category and the writer', async () => {
  const { total } = await search('pathologie');
  expect(total).toBeGreaterThan(0);
  expect(total).toBe((await search('pathologie', { category: 'Zware pathologie' })).total);
  expect((await search('hanneke verbruggen')).articles[0]?.writer?.name).toBe('Hanneke Verbruggen');
});
