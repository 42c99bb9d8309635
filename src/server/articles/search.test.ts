import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ArticleInput, PublicArticleQuery } from '../../shared/contract/articles.ts';
import { ARTICLE } from '../../shared/testing.ts';
import { asSystem, type Context } from '../context.ts';
import { connect } from '../db/connect.ts';
import type { Connection } from '../db/database.ts';
import { fillWithStarterMagazine } from '../starter/fill.ts';
import { testDependencies } from '../test-dependencies.ts';
import { createArticle } from './create.ts';
import { listPublished } from './list.ts';
import { MORE_ARTICLES } from './search.fixtures.ts';

/** One database for the file: nothing below changes what another test searches. */
let connection: Connection;
let context: Context;
let now = new Date('2026-06-01T08:00:00Z');

beforeAll(async () => {
  connection = await connect({ driver: 'pglite', folder: 'memory://' });
  await connection.migrate();
  context = asSystem({ ...testDependencies(connection.db), clock: () => now });
  await fillWithStarterMagazine(context, 'content/magazine');
  for (const [title, excerpt, category] of MORE_ARTICLES) await create({ title, excerpt, category });
}, 120_000);
afterAll(() => connection.close());

const create = (fields: object) =>
  createArticle(
    context,
    ArticleInput.parse({ ...ARTICLE, content: '<p>Lees verder.</p>', isPublished: true, ...fields }),
  );

async function search(text: string, fields: object = {}) {
  const page = await listPublished(context, PublicArticleQuery.parse({ search: text, limit: 50, ...fields }));
  return { ...page, titles: page.articles.map(({ title }) => title) };
}

/** Query and the beginning of a title that must be among the first three. */
const PAIRS = `
allergie → Allergie of intolerantie
allergieën → Allergie of intolerantie
allergieen → Allergie of intolerantie
ALLERGIE → Allergie of intolerantie
intoleranties → Allergie of intolerantie
lactose → Allergie of intolerantie
therapie → Hormoontherapie
therapieën → Welke therapieën
hormoontherapie → Hormoontherapie
vitamine → Vitamine D
vitamines → Vitamines: een overzicht
vitamine d → Vitamine D
vitamine b12 → Een infuus
rijbewijs → Rijbewijs vanaf 75
rijbewijskeuring → Rijbewijskeuring voor taxi
rijbewijskeuringen → Rijbewijskeuring voor taxi
keuring → Rijbewijs vanaf 75
keuring rijbewijs → Rijbewijs vanaf 75
taxi → Rijbewijskeuring voor taxi
taxichauffeur → Rijbewijskeuring voor taxi
chauffeurs → Moe achter het stuur
beroepschauffeur → Moe achter het stuur
cbr → Moe achter het stuur
slaapapneu → Moe achter het stuur
hormoon → Hormoontherapie
hormonen → Overgangsklachten
overgang → Overgangsklachten
opvlieger → Overgangsklachten
diabetes → Net geen diabetes
diabetis → Net geen diabetes
diabeets → Net geen diabetes
diebetes → Net geen diabetes
bloedsuiker → Net geen diabetes
Crohn → Leven met de ziekte van Crohn
crohn → Leven met de ziekte van Crohn
chron crohn ziekte → 
ziekte → Leven met de ziekte van Crohn
ziektes → De ziektes van Graves
MÉTABOLE → Metabole stoornissen
metabool → Metabole stoornissen
hashimoto → De ziektes van Graves
hashimotto → De ziektes van Graves
migraine → Migraine
migrene → Migraine
hoofdpijn → Migraine
fibromyalgie → Fibromyalgie
fybromyalgie → Fibromyalgie
bloeddruk → Wat uw bloeddruk zegt
bloeddruk meten → Uw bloeddruk thuis meten
hartfilmpje → Zo verloopt een hartfilmpje
hartfilm → Zo verloopt een hartfilmpje
ecg → Zo verloopt een hartfilmpje
hartkloping → Hartkloppingen
hartritme → Hartkloppingen
schildklier → Een traag werkende schildklier
schilklier → Een traag werkende schildklier
hooikoorts → Wat u zelf kunt doen tegen hooikoorts
hooikorts → Wat u zelf kunt doen tegen hooikoorts
pollen → Wat u zelf kunt doen tegen hooikoorts
sint-janskruid → Sint-janskruid
sint janskruid → Sint-janskruid
janskruid → Sint-janskruid
kruiden → Sint-janskruid
slapen → Beter slapen zonder pillen
slaap → Net geen diabetes
melatonine → Beter slapen zonder pillen
depressie → Somber of depressief
depressief → Somber of depressief
roken → Stoppen met roken
stoppen roken → Stoppen met roken
alcohol → Minder drinken
afvallen → Afvallen zonder crashdieet
dieet → Afvallen zonder crashdieet
supplement → Voedingssupplementen
voedingssuplementen → Voedingssupplementen
artrose → Artrose in knie of heup
heup knie → Artrose in knie of heup
ademhaling → Vier minuten rustig ademen
epigenetica → Wat een DNA-test
dna → Wat een DNA-test
infusen → Een infuus
burnout → Burn-out
burn-out → Burn-out
acupunctuur → Acupunctuur
accupunctuur → Acupunctuur
rugpijn → Acupunctuur
kliniek → Kennismaken met de kliniek
olijf → Mediterraan eten
saskia brouwers vitamine → Vitamine D
`
  .trim()
  .split('\n')
  .map((line) => line.split(' → ') as [string, string])
  .filter(([, title]) => title);

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

describe('ranking', () => {
  beforeAll(async () => {
    const text = (title: string, excerpt: string, body: string, day: number) => {
      now = new Date(Date.UTC(2026, 6, day));
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

  test('architecture §5: title over excerpt over body; newer wins a tie', async () => {
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

  test('all words count: both in the title stand over one in each', async () => {
    const { titles } = await search('moringa baobab');
    expect(titles).toEqual(['Moringa met baobab', 'Verdeeld over titel, moringa']);
  });

  test('a similar word in the title stands over the very word in the text; the very word in the title over both', async () => {
    const { titles } = await search('hoofdpijn');
    expect(titles[0]).toBe('Migraine en spanningshoofdpijn');
    await create({ title: 'Hoofdpijn', excerpt: 'Niets' });
    expect((await search('hoofdpijn')).titles.slice(0, 2)).toEqual(['Hoofdpijn', 'Migraine en spanningshoofdpijn']);
  });

  test('pages follow on each other without gap or double, and all tell the same total', async () => {
    const { titles, total } = await search('gezond');
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search('gezond', { page, limit: 5 })));
    expect(pages.flatMap((page) => page.titles)).toEqual(titles.slice(0, 20));
    expect(new Set(pages.map((page) => page.total))).toEqual(new Set([total]));
    expect(await search('gezond', { page: 999 })).toMatchObject({ titles: [], total });
  });

  test('filters narrow a search and its total', async () => {
    const { titles, total } = await search('hart', { category: 'Hart- en vaatziekten' });
    expect(titles).toHaveLength(total);
    expect(titles.toSorted()).toEqual([
      'Hartkloppingen: onschuldig of niet, en wanneer u 112 belt',
      'Zo verloopt een hartfilmpje (ECG)',
    ]);
  });
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

test('§5: nothing that can be typed breaks a search', async () => {
  const nasty = fc.string({
    unit: fc.constantFrom(...`&|!():*<->'"\\%_-;$?@{}[]~^ aàßİıﬁé0\u0000\u200b\ud800`),
    maxLength: 60,
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 200 })), async (text) => {
      const query = PublicArticleQuery.safeParse({ search: text });
      if (query.success) expect((await listPublished(context, query.data)).total).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 200 },
  );
});
