import { readdir } from 'node:fs/promises';
import { allPages } from '../support/server/all-pages.ts';
import { expect, test } from '../support/site.ts';
import { findTypeErrors } from '../support/structured-data/find-type-errors.ts';

const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
const ISO_DATE = /^\d{4}(-\d\d(-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?)?)?$/;
const isDate = (name: string) => /^date|^upload|^valid|^lastReviewed$/.test(name);
const isAddress = (name: string) => /^(@id|url|contentUrl|embedUrl|thumbnailUrl|hasMap|item)$/.test(name);

/** Dates and addresses, which are plain text to the vocabulary. */
function findMalformedTexts(value: unknown, name = ''): string[] {
  if (typeof value === 'string')
    return (isDate(name) && !ISO_DATE.test(value)) || (isAddress(name) && !URL.canParse(value))
      ? [`${name}: ${value}`]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => findMalformedTexts(inner, Array.isArray(value) ? name : key));
}

test('structured data of all pages and starter articles is valid schema.org', async ({ request, site }) => {
  test.setTimeout(180_000);
  const documents = new Map<string, string>();
  for (const path of await allPages(site.url)) {
    const html = await (await request.get(path)).text();
    for (const [, json = ''] of html.matchAll(SCRIPT)) documents.set(path, json);
  }
  const articles = (await readdir('content/magazine')).filter((name) => name.endsWith('.md'));
  const items = [...documents.keys()].filter((path) => /^\/magazine\/(article|video)\//.test(path));
  // Other tests publish on the same server.
  expect(items.length).toBeGreaterThanOrEqual(articles.length);
  expect(
    [...documents].flatMap(([path, json]) => findMalformedTexts(JSON.parse(json)).map((text) => `${path}: ${text}`)),
  ).toEqual([]);
  expect(findTypeErrors(documents)).toEqual([]);
});

test('the check finds what schema.org does not have', () => {
  const context = { '@context': 'https://schema.org' };
  const article = (changes: object) => ({ ...context, '@type': 'Article', headline: 'Slaap', ...changes });
  const documents = {
    '/fine': { ...context, '@graph': [{ '@type': 'Person', name: 'Anna', worksFor: { '@id': '#kliniek' } }] },
    '/type': { ...context, '@graph': [{ '@type': 'Doctor', name: 'Anna' }] },
    '/property': article({ autor: 'Anna' }),
    '/nested': article({ author: { '@type': 'Person', fullName: 'Anna' } }),
    '/value': article({ author: { '@type': 'Article' } }),
  };
  const found = findTypeErrors(new Map(Object.entries(documents).map(([path, data]) => [path, JSON.stringify(data)])));
  expect(found.map((error) => error.split(':')[0])).toEqual(['/type', '/property', '/nested', '/value']);
});
