import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import type { SearchResults } from '../../shared/contract/visitors/search.ts';
import { asVisitor } from '../context.ts';
import { dailyCounts } from '../db/schema/daily-counts.ts';
import { countableTerm, countSearch } from './count.ts';

const app = setUpTestApp();
const NOTHING: SearchResults = {
  help: null,
  groups: [],
  magazineTotal: 0,
  hasAllWords: true,
  pages: 'searched',
  magazine: 'searched',
};
const FOUND: SearchResults = { ...NOTHING, groups: [{ name: 'pmo', title: 'PMO', results: [] }] };

async function count(text: string, results = NOTHING, headers: Record<string, string> = {}) {
  await countSearch(asVisitor(app.system), text, results, new Headers(headers), '192.0.2.1');
  await app.settled();
  const rows = await app.db.select().from(dailyCounts);
  return rows.map(({ kind, name, count }) => `${kind} ${name} ${count}`).sort();
}

test('counts what was looked for and what was not found, by term and day', async () => {
  await count('  Suikerziekte  ', FOUND);
  await count('suikerziekte', FOUND);
  expect(await count('Knieën\t')).toEqual(['missed-search knieen 1', 'search suikerziekte 2']);
});

test.each([
  'jan@voorbeeld.nl',
  '06 12345678',
  '０６ １２３４',
  '0\u200b6\u200b1\u200b2',
  '0–6–1–2',
  'nul zes een twee drie vier',
  'jan＠voorbeeld.nl',
  'jan [at] voorbeeld [dot] nl',
  '111222333',
  'geboren 1950',
  '5582 hn',
  'https://elders.example',
  '<script>alert(1)</script>',
  "' or 1=1; --",
  '💙💙',
  'a',
  '…',
  'nul\0teken',
  'x'.repeat(61),
  'mijn moeder heeft sinds vorige week last van haar knie',
])('does not count %j', async (text) => {
  expect(countableTerm(text)).toBeUndefined();
  expect(await count(text)).toEqual([]);
});

test('counts nothing of words of need', async () => {
  const help = { need: 'zelfdoding', title: '', advice: '', lines: [], others: [] };
  expect(await count('levensmoe', { ...NOTHING, help })).toEqual([]);
});

test('counts 75+', () => expect([countableTerm('75+'), countableTerm('75 jaar')]).toEqual(['75+', '75 jaar']));

test.each([{ dnt: '1' }, { 'sec-gpc': '1' }, { 'sec-purpose': 'prefetch;prerender' }])(
  'does not count for a browser that sends %o',
  async (headers) => expect(await count('knie', NOTHING, headers)).toEqual([]),
);

test.each([{ magazine: 'unavailable' }, { magazine: 'too-many' }, { pages: 'unavailable' }] as const)(
  'does not count a search with %o',
  async (part) => expect(await count('knie', { ...NOTHING, ...part })).toEqual([]),
);

test('writes nothing when the disk is full', async () => {
  const context = asVisitor({ ...app.system, hasDiskSpace: async () => false });
  await countSearch(context, 'knie', NOTHING, new Headers(), '192.0.2.1');
  await app.settled();
  expect(await app.db.select().from(dailyCounts)).toEqual([]);
});
