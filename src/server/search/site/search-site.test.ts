import { describe, expect, test } from 'vitest';
import { setUpSearchableMagazine } from '../../../../tests/support/articles/searchable-magazine.ts';
import { contentIndex } from '../../../../tests/support/search/content-index.ts';
import { EXPECTED_PAGES } from '../../../../tests/support/search/expected-pages.ts';
import type { MarkedText, SearchResults } from '../../../shared/contract/visitors/search.ts';
import { DatabaseConnectionError } from '../../db/postgres-errors.ts';
import type { Dependencies } from '../../dependencies.ts';
import { matchPages } from './match-pages.ts';
import { noSiteIndex } from './read-site-index.ts';
import { searchSite } from './search-site.ts';

const siteIndex = contentIndex();
const magazine = setUpSearchableMagazine({ siteIndex });

async function search(text: string, more: Partial<Dependencies> = {}) {
  const searcher = { mode: 'search', clientAddress: '192.0.2.1' } as const;
  const { results } = await searchSite({ ...magazine.context(), ...more }, text, searcher);
  return results;
}

const hrefsOf = ({ groups }: SearchResults, isMagazine: boolean) =>
  groups
    .filter(({ name }) => (name === 'articles' || name === 'videos') === isMagazine)
    .flatMap(({ results }) => results.map(({ href }) => href));
const textOf = (parts: MarkedText) => parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

test('has at least 80 expected pages', () => expect(EXPECTED_PAGES.length).toBeGreaterThanOrEqual(80));

test.each(EXPECTED_PAGES)('“%s” leads to %s', async (query, href) => {
  const results = await search(query);
  const isMagazine = href.startsWith('/magazine/');
  const best = isMagazine
    ? results.groups.flatMap(({ results }) => results.slice(0, 3).map((result) => result.href))
    : await bestPages(query);
  expect(best).toContain(href);
});

/** The groups stand in the order of their best page; the first three pages may be of several groups. */
async function bestPages(query: string) {
  const { matches } = matchPages(await siteIndex(), query);
  const hrefs = matches.slice(0, 3).map(({ page }) => page.href);
  const shown = hrefsOf(await search(query), false);
  return hrefs.filter((href) => shown.includes(href));
}

test.each([
  'xylofoon',
  'fietsenmaker',
  'voetbalwedstrijd',
  'hypotheekrente',
  'qwertyuiop',
  'zzzz',
  'de het een van',
  'wat is dat',
  '!!!',
  '💙',
  '\0\0',
  '你好',
  "'; drop table articles; --",
  '<script>alert(1)</script>',
  '%%%_%',
  'x'.repeat(300),
  '9'.repeat(300),
  '',
])('“%s” finds nothing and breaks nothing', async (query) => {
  expect(await search(query)).toEqual({
    help: null,
    groups: [],
    magazineTotal: 0,
    hasAllWords: true,
    pages: 'searched',
    magazine: 'searched',
  });
});

test('finds in the magazine what its own page finds, when all words are stop words', async () => {
  const { total } = await magazine.search('hulp');
  expect(total).toBeGreaterThan(0);
  expect((await search('hulp')).magazineTotal).toBe(total);
});

test('marks the words in titles and texts, in their inflections', async () => {
  const { groups } = await search('allergie');
  const [first] = groups.find(({ name }) => name === 'therapies')?.results ?? [];
  expect(textOf(first?.title ?? [])).toBe('[Allergieën] en intoleranties');
  const item = groups.find(({ name }) => name === 'articles')?.results[0];
  expect(textOf(item?.title ?? [])).toMatch(/^\[Allergie\] of intolerantie/);
});

test('shows the sentence of a page in which the word stands', async () => {
  const { groups } = await search('adrenalinepen');
  expect(textOf(groups[0]?.results[0]?.text ?? [])).toContain('[adrenalinepen]');
});

test('shows every examination to a visitor who asks what to bring', async () => {
  const shown = hrefsOf(await search('wat moet ik meenemen naar de keuring'), false);
  const pages = ['75-plus', 'taxi-chauffeurs', 'chauffeurs', 'bedrijven'];
  expect(shown).toEqual(expect.arrayContaining(pages.map((page) => `/rijbewijskeuringen/${page}`)));
});

test('shows the row of the panel in which the words stand', async () => {
  const { groups } = await search('online vragenlijst');
  const found = groups.flatMap(({ results }) => results).find(({ href }) => href === '/pmo#pakketten');
  expect(textOf(found?.text ?? [])).toBe('Wat we meten: Een [online] [vragenlijst].');
});

test('puts articles with all the words before pages with some', async () => {
  const { groups, hasAllWords } = await search('migraine psychische');
  expect([groups[0]?.name, groups.map(({ name }) => name).includes('therapies'), hasAllWords]).toEqual([
    'articles',
    true,
    false,
  ]);
});

test('finds a video after more articles than a group shows', { tags: ['slow'] }, async () => {
  const title = 'Zwangerschapsgymnastiek';
  for (let number = 1; number <= 31; number += 1) await magazine.create({ title: `${title} ${number}` });
  const excerpt = `Ook over ${title.toLowerCase()}.`;
  await magazine.create({ title: 'Ademen', excerpt, type: 'video', videoUrl: 'https://player.vimeo.com/video/1' });
  const { groups, magazineTotal } = await search(title.toLowerCase());
  expect(magazineTotal).toBe(32);
  expect(groups.map(({ name, results }) => [name, results.length])).toEqual([
    ['articles', 6],
    ['videos', 1],
  ]);
});

function unreachable() {
  return new Proxy(magazine.context().db, {
    get: () => {
      throw new DatabaseConnectionError(new Error('connect ECONNREFUSED'));
    },
  });
}

test('finds pages when the database is unavailable, and says so', async () => {
  const results = await search('diabetes', { db: unreachable() });
  expect(results).toMatchObject({ magazine: 'unavailable', magazineTotal: 0, pages: 'searched' });
  expect(hrefsOf(results, false)).toContain('/therapieen/metabole-aandoeningen');
});

test('finds articles when the page index cannot be read', async () => {
  const results = await search('schildklier', { siteIndex: noSiteIndex });
  expect(results).toMatchObject({ pages: 'unavailable', magazine: 'searched' });
  expect(hrefsOf(results, true)).not.toEqual([]);
});

test('finds nothing, and says so, without page index and database', async () => {
  const results = await search('schildklier', { db: unreachable(), siteIndex: noSiteIndex });
  expect(results).toMatchObject({ pages: 'unavailable', magazine: 'unavailable', groups: [] });
});

test('finds the pages for a visitor who searches too often', async () => {
  for (let turn = 0; turn < 2; turn += 1) await search('slaap', { searchesPerMinute: 2 });
  const results = await search('diabetes', { searchesPerMinute: 2 });
  expect(results.magazine).toBe('too-many');
  expect(hrefsOf(results, false)).not.toEqual([]);
});

describe('the search of the magazine', () => {
  test.each([
    ['suikerziekte', 'Net geen diabetes'],
    ['menopauze', 'Overgangsklachten'],
    ['gewicht verliezen', 'Afvallen'],
  ])('knows that “%s” is in “%s”', async (query, title) => {
    expect((await magazine.search(query)).titles.some((found) => found.startsWith(title))).toBe(true);
  });
});
