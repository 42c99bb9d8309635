import { expect, test } from 'vitest';
import { setUpSearchableMagazine } from '../../../tests/support/articles/searchable-magazine.ts';
import { contentIndex } from '../../../tests/support/search/content-index.ts';
import { plainText } from '../articles/body/convert-html.ts';
import { createWriter } from '../writers/writers.ts';
import { searchSite } from './site/search-site.ts';

const { create, search, context } = setUpSearchableMagazine({ siteIndex: contentIndex() });

test('takes soft hyphens out of the text of lists', async () => {
  for (const hyphen of ['\u00ad', '&shy;', '&#173;'])
    expect(await plainText(`<p>De rijbewijs${hyphen}keuring.</p>`)).toBe('De rijbewijskeuring.');
});

/** A word that an invisible character divides in two. */
const DIVIDED = [...'\u00ad\u200b\u200c\u200d\u2060\ufeff'].map((character) => `zee${character}wier`);

test.each([
  ['title', (word: string) => ({ title: `Over ${word}soep` })],
  ['excerpt', (word: string) => ({ excerpt: `Over ${word}soep` })],
  ['body', (word: string) => ({ content: `<p>Over ${word}soep</p>` })],
  ['tags', (word: string) => ({ tags: [`${word}soep`] })],
  ['author text', (word: string) => ({ author: `${word}soep` })],
])('finds a divided word of the %s by itself, its beginning and its end', async (_, fields) => {
  for (const word of DIVIDED) {
    const { id, slug } = await create({ title: 'Iets anders', excerpt: 'Niets', ...fields(word) });
    for (const query of ['zeewiersoep', 'zeewier', 'ZEE\u200bWIERSOEP', `${word}soep`])
      expect(
        (await search(query)).articles.map((article) => article.id),
        query,
      ).toContain(id);
    expect(slug).toMatch(/^[a-z0-9-]+$/);
  }
});

test('finds a writer and a compound with invisible characters', async () => {
  const { id: writerId } = await createWriter(context(), {
    name: 'Wilhel\u00admina Zoet\u200bwaters',
    email: 'w@clinic.example',
  } as never);
  const { id } = await create({ title: 'Over de wijkver\u00adpleegkundi\u00adgenteams', writerId, author: null });
  for (const query of ['wilhelmina zoetwaters', 'zoetwater', 'verpleegkundige', 'wijkverpleegkundigentaems'])
    expect(
      (await search(query)).articles.map((article) => article.id),
      query,
    ).toContain(id);
});

test('the search of the whole site finds and marks it', async () => {
  const title = 'Krui\u00addenthee';
  await create({ title });
  const searcher = { mode: 'search', clientAddress: '192.0.2.1' } as const;
  const { results } = await searchSite(context(), 'krui\u200bdenthee', searcher);
  const found = results.groups.flatMap(({ results }) => results.map((result) => result.title));
  expect(found).toContainEqual([{ text: title, isMatch: true }]);
});
