import { expect, test } from 'vitest';
import { EXPECTED_RESULTS } from '../../../tests/support/articles/search-examples.ts';
import { setUpSearchableMagazine } from '../../../tests/support/articles/searchable-magazine.ts';

const { create, search } = setUpSearchableMagazine();

test('has at least 60 expected results', () => expect(EXPECTED_RESULTS.length).toBeGreaterThanOrEqual(60));

test.each(EXPECTED_RESULTS)('"%s" finds "%s"', async (query, title) => {
  const { titles } = await search(query);
  expect(
    titles.slice(0, 3).some((found) => found.startsWith(title)),
    titles.slice(0, 5).join(' | '),
  ).toBe(true);
});

test('finds a word of a title with any two letters of it swapped', async () => {
  const word = 'zwachtel';
  const { id } = await create({ title: `De ${word}` });
  const swaps = Array.from(word.slice(1), (_, at) => word.replace(new RegExp(`^(.{${at}})(.)(.)`), '$1$3$2'));
  const found = await Promise.all(swaps.map((query) => search(query)));
  expect(found.map(({ articles }) => articles[0]?.id)).toEqual(swaps.map(() => id));
});

test('does not take a word with one other letter for what was meant', async () => {
  const { id } = await create({ title: 'Over ratten' });
  expect((await search('rotten')).articles.map((article) => article.id)).not.toContain(id);
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
])('"%s" finds nothing', async (query) => {
  expect(await search(query)).toMatchObject({ titles: [], total: 0, totalPages: 0 });
});

test.each([
  ['title', { title: 'Over zeewier' }],
  ['excerpt', { excerpt: 'Over zeewier' }],
  ['body', { content: '<p>Over <strong>zee</strong>wier</p>' }],
  ['tags', { tags: ['zeewier'] }],
  ['author text', { author: 'Zeewier' }],
])('searches the %s', async (_, fields) => {
  const { id } = await create({ title: 'Iets anders', excerpt: 'Niets', ...fields });
  expect((await search('zeewier')).articles.map((article) => article.id)).toContain(id);
});

/** Compounds, with search texts that must find them by a part. */
const COMPOUNDS = [
  ['bloeddrukmeting', ['meting', 'metingen', 'METING', 'drukmeting', 'bloeddruk meting']],
  ['zonnebrandcrèmes', ['crème', 'creme', 'cremes', 'brandcreme']],
  ['wijkverpleegkundigenteam', ['verpleegkundige', 'verpleegkundigen']],
  ['knieschijven', ['schijven']],
  ['hormoonspiegels', ['spiegel', 'spiegels']],
  ['huidtherapieën', ['huidtherapie']],
  ['kunstheup', ['heupen']],
] as const;
test.each(COMPOUNDS.flatMap(([compound, queries]) => queries.map((query) => [query, compound])))(
  '"%s" finds the compound "%s" in a body',
  async (query, compound) => {
    const { id } = await create({
      title: 'Iets anders',
      excerpt: 'Niets',
      content: `<p>Over ${compound} gaat het.</p>`,
    });
    expect((await search(query)).articles.map((article) => article.id)).toContain(id);
  },
);

test('finds a part of a compound in the excerpt', async () => {
  const { id } = await create({ title: 'Iets anders', excerpt: 'Over een wekkerradio' });
  expect((await search('radio')).articles.map((article) => article.id)).toContain(id);
});

test.each([
  ['arm', 'darmen'],
  ['lever', 'klevertje'],
  ['ring', 'zrings'],
])('"%s" does not match within "%s"', async (query, word) => {
  const { id } = await create({ title: 'Iets anders', excerpt: 'Niets', content: `<p>Over ${word} gaat het.</p>` });
  expect((await search(query)).articles.map((article) => article.id)).not.toContain(id);
});

test('searches the category and the writer', async () => {
  const { total } = await search('pathologie');
  expect(total).toBeGreaterThan(0);
  expect(total).toBe((await search('pathologie', { category: 'Zware pathologie' })).total);
  expect((await search('zware patologie')).total).toBe(total);
  expect((await search('hanneke verbruggen')).articles[0]?.writer?.name).toBe('Hanneke Verbruggen');
});
