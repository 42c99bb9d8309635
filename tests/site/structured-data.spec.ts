import { readdir } from 'node:fs/promises';
import { busyness } from '../../scripts/set-up/busyness.mjs';
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
  test.setTimeout(180_000 * busyness());
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

type Node = { '@id'?: string; '@type': string; [property: string]: unknown };

/** What is said of the care of each page, by its address. */
function namesOfCare(value: unknown): Array<[id: string, name: unknown]> {
  if (typeof value !== 'object' || value === null) return [];
  const { '@id': id, name } = value as Partial<Node>;
  const own: Array<[string, unknown]> = id?.endsWith('#zorg') && name ? [[id, name]] : [];
  return [...own, ...Object.values(value).flatMap(namesOfCare)];
}

test('the page of an examination or the PMO and Over ons give it one name', async ({ request }) => {
  const named = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(SCRIPT)].flatMap(([, json = '']) =>
      namesOfCare(JSON.parse(json)),
    );
  const known = new Map(await named('/over-ons'));
  for (const path of ['/pmo', '/rijbewijskeuringen/75-plus']) {
    const own = await named(path);
    expect(own.length).toBeGreaterThan(0);
    for (const [id, name] of own) expect(name).toBe(known.get(id));
  }
});

type Hours = { opens: string; closes: string; validFrom?: string };

test('pages, structured data and llms.txt agree on telephone, hours, closures and prices', async ({
  page,
  request,
}) => {
  const response = await request.get('/llms.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/);
  const text = await response.text();
  await page.goto('/over-ons');
  const { '@graph': graph } = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  ) as { '@graph': Node[] };
  const clinic: Node = Object.assign({}, ...graph.filter((node) => node['@type'] === 'MedicalClinic'));

  const telephone = /^- Telefoon: (.*)$/m.exec(text)?.[1] ?? '';
  expect(clinic['telephone']).toBe(telephone.replaceAll(' ', '').replace(/^0/, '+31'));
  await expect(page.getByRole('link', { name: telephone }).first()).toBeVisible();

  const open = [...text.matchAll(/^- Open: (.*)$/gm)].map(([, line = '']) => line);
  for (const line of open) await expect(page.locator('open-now').first()).toContainText(line);
  const ranges = (clinic['openingHoursSpecification'] as Hours[]).map(({ opens, closes }) => `${opens} – ${closes}`);
  for (const range of ranges) expect(open.join()).toContain(range);

  const closedDays = new Set((clinic['specialOpeningHoursSpecification'] as Hours[]).map(({ validFrom }) => validFrom));
  expect(text.match(/^- Gesloten /gm)).toHaveLength(closedDays.size);
  const schedule = (await page.locator('open-now').first().getAttribute('data-schedule')) ?? '';
  for (const day of closedDays) expect(schedule).toContain(`"${day}":`);

  const rates = await page.locator('#tarieven li').allInnerTexts();
  expect(rates.length).toBeGreaterThan(0);
  const offers = (clinic['makesOffer'] as Array<{ name?: string; price?: string }>).filter(({ price }) => price);
  expect(offers).toHaveLength(rates.length);
  for (const [index, rate] of rates.entries()) {
    const [title = ''] = rate.replaceAll('\u00ad', '').split('\n');
    const euros = /€\s(\d+)/.exec(rate)?.[1];
    expect(offers[index]).toMatchObject({ name: title, price: expect.stringMatching(`^${euros}[.]`) });
    expect(text).toMatch(new RegExp(`^- \\[${title}\\].*€ ${euros}\\b`, 'm'));
  }
});

test('what Over ons says the clinic offers, its page says too, under the same id', async ({ request }) => {
  const graphOf = async (path: string) => {
    const [, json = ''] = [...(await (await request.get(path)).text()).matchAll(SCRIPT)][0] ?? [];
    return (JSON.parse(json) as { '@graph': Node[] })['@graph'];
  };
  type Care = { '@id': string; url: string };
  const about = Object.assign({}, ...(await graphOf('/over-ons')).filter((node) => node['@type'] === 'MedicalClinic'));
  const { availableService, makesOffer } = about as {
    availableService: Care[];
    makesOffer: Array<{ itemOffered?: Care }>;
  };
  const care = [...availableService, ...makesOffer.flatMap(({ itemOffered }) => itemOffered ?? [])];
  expect(care.length).toBeGreaterThan(20);
  const team = (await graphOf('/over-ons')).flatMap((node) => (node['@type'] === 'Person' ? [node['@id']] : []));
  for (const { '@id': id, url } of care) {
    const graph = await graphOf(new URL(url).pathname);
    const text = graph.find((node) => node['@type'] === 'MedicalWebPage');
    expect(text).toMatchObject({ about: { '@id': id } });
    expect(team).toContain((text?.['author'] as Node | undefined)?.['@id']);
    expect(JSON.stringify(graph)).toContain(`{"@id":"${about['@id']}"`.slice(1, -1));
  }
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
