import { describe, expect, test } from 'vitest';
import { ARTICLE } from '../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import type { AdminArticle } from '../../shared/contract/articles/articles.ts';

const app = setUpTestApp();

const CBR = {
  id: 'cbr',
  title: 'Gezondheid en rijgeschiktheid',
  publisher: 'CBR',
  year: null,
  address: 'https://www.cbr.nl/',
  consultedOn: '2026-03-12',
};
const BOOK = { id: 'boek', title: 'Slaap', publisher: 'Uitgeverij', year: 2019, address: null, consultedOn: null };
const CONTENT = '<p>Zo.<sup data-source="boek"></sup></p>';

async function save(sources: unknown[], fields: object = {}) {
  const { cookie } = await app.logIn();
  const body = { ...ARTICLE, content: CONTENT, sources, isPublished: true, ...fields };
  const response = await app.request('/api/admin/articles', { method: 'POST', body, cookie });
  return { response, cookie };
}
const saved = async (sources: unknown[], fields?: object) => {
  const { response, cookie } = await save(sources, fields);
  return { article: (await response.json()) as AdminArticle, cookie };
};
const refusalOf = async (sources: unknown[]) => {
  const { response } = await save(sources);
  expect(response.status).toBe(400);
  return ((await response.json()) as { fields: Record<string, string> }).fields;
};

describe('an article with sources', () => {
  test('returns them to readers in order, with the text that refers to them', async () => {
    const { article } = await saved([CBR, BOOK]);
    const shown = await (await app.request(`/api/articles/${article.slug}`)).json();
    expect(shown).toMatchObject({ sources: [CBR, BOOK], content: CONTENT });
  });

  test('leaves them out of lists', async () => {
    await saved([CBR]);
    expect(await (await app.request('/api/articles')).json()).toMatchObject({ articles: [{ sources: [] }] });
  });

  test('keeps each list in the history', async () => {
    const { article, cookie } = await saved([CBR]);
    const path = `/api/admin/articles/${article.id}`;
    const body = { ...ARTICLE, content: CONTENT, sources: [BOOK], version: article.version };
    expect((await app.request(path, { method: 'PUT', body, cookie })).status).toBe(200);
    const sourcesOf = async (number: number) =>
      ((await (await app.request(`${path}/revisions/${number}`, { cookie })).json()) as { article: AdminArticle })
        .article.sources;
    expect([await sourcesOf(1), await sourcesOf(2)]).toEqual([[CBR], [BOOK]]);
  });

  test('shows changed sources to readers when its draft changes are published', async () => {
    const { article, cookie } = await saved([CBR]);
    const path = `/api/admin/articles/${article.id}/draft-changes`;
    const body = { ...ARTICLE, content: CONTENT, sources: [BOOK, CBR], isPublished: true, version: article.version };
    const draft = await app.request(path, { method: 'PUT', body: { ...body, draft: null }, cookie });
    const { number, article: changed } = (await draft.json()) as { number: number; article: AdminArticle };
    expect(changed.sources).toEqual([BOOK, CBR]);
    const shown = async () => (await (await app.request(`/api/articles/${article.slug}`)).json()) as AdminArticle;
    expect((await shown()).sources).toEqual([CBR]);
    await app.request(`${path}/publish`, { method: 'POST', body: { draft: number }, cookie });
    expect((await shown()).sources).toEqual([BOOK, CBR]);
  });

  test('stores the address as a browser reads it', async () => {
    const { article } = await saved([{ ...CBR, address: '  HTTPS://WWW.CBR.NL/a b ' }]);
    expect(article.sources[0]?.address).toBe('https://www.cbr.nl/a%20b');
  });

  test('keeps text that a jsonb column finds hard', async () => {
    const { article } = await saved([{ ...BOOK, title: 'Half \ud83d en \\u0000', publisher: '"\'{}<b>' }]);
    expect(article.sources).toMatchObject([{ title: 'Half \ufffd en \\u0000', publisher: '"\'{}<b>' }]);
  });

  test('refuses a character that the database cannot store', async () => {
    const { response } = await save([{ ...BOOK, title: 'Nul \u0000' }]);
    expect(response.status).toBe(400);
  });

  test('reads a year that was typed', async () => {
    const { article } = await saved([{ ...BOOK, year: '2019' }]);
    expect(article.sources).toEqual([BOOK]);
  });
});

describe('a source is refused with a sentence', () => {
  const NOT_AN_ADDRESS = 'The address of a source must be a complete web address that starts with https:// or http://';
  test.each(['javascript:alert(1)', 'data:text/html,x', 'www.cbr.nl', '//cbr.nl', 'mailto:a@cbr.nl', 'ftp://cbr.nl'])(
    'with the address %s',
    async (address) => expect(await refusalOf([{ ...CBR, address }])).toEqual({ 'sources.0.address': NOT_AN_ADDRESS }),
  );

  const FINDABLE = 'Give the address of this source, or the year of a book, so that readers can find it';
  test.each<[string, object, string, string]>([
    ['without an address and a year', { address: '' }, 'address', FINDABLE],
    ['without a title', { title: ' ' }, 'title', 'The title of a source is required'],
    ['without a publisher', { publisher: undefined }, 'publisher', 'The publisher of a source is required'],
    ['of no year', { year: 'ca. 2019' }, 'year', 'The year of a source must be a year between 1800 and 2100'],
    ['of the year 20190', { year: 20190 }, 'year', 'The year of a source must be a year between 1800 and 2100'],
    [
      'consulted in the future',
      { consultedOn: '2999-01-01' },
      'consultedOn',
      'The day on which a source was consulted lies in the future',
    ],
    [
      'consulted on no day',
      { consultedOn: '31 maart' },
      'consultedOn',
      'The day on which a source was consulted must be a date, such as 2026-03-12',
    ],
    [
      'with an address of 2,001 characters',
      { address: `https://www.cbr.nl/${'a'.repeat(1982)}` },
      'address',
      'The address of a source can be at most 2000 characters',
    ],
    [
      'with an id that no reference can have',
      { id: 'a"b' },
      'id',
      'The id of a source can hold only lowercase letters, digits and single hyphens',
    ],
  ])('%s', async (_, changes, field, message) => {
    expect(await refusalOf([BOOK, { ...CBR, ...changes }])).toEqual({ [`sources.1.${field}`]: message });
  });

  test('when its address holds a password', async () => {
    const [message] = Object.values(await refusalOf([{ ...CBR, address: 'https://anna:geheim@cbr.nl' }]));
    expect(message).toMatch(/password/i);
  });

  test('when another has its id', async () => {
    expect(await refusalOf([CBR, { ...BOOK, id: 'cbr' }])).toEqual({
      'sources.1.id': 'Two sources have the id “cbr”',
    });
  });

  test('when there are 51', async () => {
    const many = Array.from({ length: 51 }, (_, index) => ({ ...CBR, id: `bron-${index}` }));
    expect(await refusalOf(many)).toEqual({ sources: 'At most 50 sources' });
  });
});
