import { beforeAll, expect, test } from 'vitest';
import { setUpSearchableMagazine } from '../../../tests/support/articles/searchable-magazine.ts';

const { create, search, time } = setUpSearchableMagazine();

beforeAll(async () => {
  const text = (title: string, excerpt: string, body: string, day: number) => {
    time.now = new Date(Date.UTC(2026, 6, day));
    return create({ title, excerpt, content: `<p>${body}</p>` });
  };
  await text('Moringa in de titel, ouder', 'Niets', 'Niets', 1);
  await text('Moringa in de titel, nieuwer', 'Niets', 'Niets', 2);
  await text('In de inleiding', 'Over moringa', 'Niets', 3);
  await text('In de tekst, ouder', 'Niets', 'Met moringa', 4);
  await text('In de tekst, nieuwer', 'Niets', 'Met moringa', 5);
  await text('Moringas verwante', 'Niets', 'Niets', 6);
  await text('Verdeeld over titel, moringa', 'en de baobab in de inleiding', 'Niets', 7);
  await text('Moringa met baobab', 'Niets', 'Niets', 1);
});

test('ranks title over excerpt over body, and newer items first', async () => {
  const { titles } = await search('moringa');
  expect(titles).toEqual([
    'Verdeeld over titel, moringa',
    'Moringas verwante',
    'Moringa in de titel, nieuwer',
    'Moringa met baobab',
    'Moringa in de titel, ouder',
    'In de inleiding',
    'In de tekst, nieuwer',
    'In de tekst, ouder',
  ]);
});

test('ranks two words in the title over one in title and excerpt', async () => {
  const { titles } = await search('moringa baobab');
  expect(titles).toEqual(['Moringa met baobab', 'Verdeeld over titel, moringa']);
});

test('ranks an exact word over a compound, and both over body text', async () => {
  const { titles } = await search('hoofdpijn');
  expect(titles[0]).toBe('Migraine en spanningshoofdpijn');
  await create({ title: 'Hoofdpijn', excerpt: 'Niets' });
  expect((await search('hoofdpijn')).titles.slice(0, 2)).toEqual(['Hoofdpijn', 'Migraine en spanningshoofdpijn']);
});

test('splits results into pages without gaps or duplicates', async () => {
  const { titles, total } = await search('gezond');
  const pages = await Promise.all([1, 2, 3, 4].map((page) => search('gezond', { page, limit: 5 })));
  expect(pages.flatMap((page) => page.titles)).toEqual(titles.slice(0, 20));
  expect(new Set(pages.map((page) => page.total))).toEqual(new Set([total]));
  expect(await search('gezond', { page: 999 })).toMatchObject({ titles: [], total });
});

test('applies filters to results and total', async () => {
  const { titles, total } = await search('hart', { category: 'Hart- en vaatziekten' });
  expect(titles).toHaveLength(total);
  expect(titles.toSorted()).toEqual([
    'Hartkloppingen: onschuldig of niet, en wanneer u 112 belt',
    'Zo verloopt een hartfilmpje (ECG)',
  ]);
});
