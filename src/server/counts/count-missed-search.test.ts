import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { dailyCounts } from '../db/schema/daily-counts.ts';

const app = setUpTestApp();

async function miss(words: unknown, headers: Record<string, string> = {}) {
  const { status } = await app.request('/api/missed-searches', { method: 'POST', body: { words }, headers });
  const rows = await app.db.select().from(dailyCounts);
  return { status, counted: rows.map(({ day, kind, name, count }) => `${day} ${kind} ${name} ${count}`) };
}

test('counts the words of a search that found nothing, by day', async () => {
  await miss('Wratten');
  expect(await miss(' wratten ')).toEqual({ status: 204, counted: ['2026-11-21 missed-search wratten 2'] });
});

test.each(['jan@voorbeeld.nl', '06 12345678', 'mijn moeder heeft last van haar knie', ''])(
  'does not count %j',
  async (words) => expect(await miss(words)).toEqual({ status: 204, counted: [] }),
);

test.each([{ dnt: '1' }, { 'sec-gpc': '1' }, { 'user-agent': 'Googlebot/2.1' }])(
  'does not count for a browser that sends %o',
  async (headers) => expect(await miss('wratten', headers)).toEqual({ status: 204, counted: [] }),
);

test.each([undefined, 7, 'nul\0teken', 'x'.repeat(201)])('refuses %j as words', async (words) =>
  expect(await miss(words)).toEqual({ status: 400, counted: [] }),
);
