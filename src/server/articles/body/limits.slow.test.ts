import { expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { AT_LIMIT, OVER_LIMIT } from '../../../../tests/support/articles/large-html.ts';
import { cpuMilliseconds } from '../../../../tests/support/timing/cpu-time.ts';
import { machineSpeed } from '../../../../tests/support/timing/machine-speed.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { plainText, sanitiseHtml } from './convert-html.ts';
import { assertElementLimits } from './limits.ts';

const app = setUpTestApp();
/** Three times what each step takes on two idle cores. See docs/security.md, ASVS 15.2.2. */
const MAX_MS = 1000 / (await machineSpeed());

test.each(Object.keys(OVER_LIMIT))('refuses %s within 200 ms', async (name) => {
  const refuse = () => expect(() => assertElementLimits(OVER_LIMIT[name] ?? '')).toThrow(/too many (nested )?parts/);
  expect(await cpuMilliseconds(refuse)).toBeLessThan(MAX_MS / 5);
});

test.each(Object.keys(AT_LIMIT))('processes %s within a second per step', async (name) => {
  const html = AT_LIMIT[name] ?? '';
  let body = '';
  const durations = {
    scan: await cpuMilliseconds(() => assertElementLimits(html)),
    sanitise: await cpuMilliseconds(async () => {
      body = await sanitiseHtml(html);
    }),
    text: await cpuMilliseconds(() => plainText(body)),
  };
  for (const [step, milliseconds] of Object.entries(durations)) expect.soft(milliseconds, step).toBeLessThan(MAX_MS);
});

test('accepts a large table, nested lists and 5,000 paragraphs', () => {
  const rows = '<tr><td><p>a</p></td><td><p>b</p></td><td><p>c</p></td><td><p>d</p></td></tr>'.repeat(1_000);
  const lists = '<ul><li><p>'.repeat(30) + '</p></li></ul>'.repeat(30);
  expect(() => assertElementLimits(`<table><tbody>${rows}</tbody></table>`)).not.toThrow();
  expect(() => assertElementLimits(lists + '<p>Een alinea.</p>'.repeat(5_000))).not.toThrow();
});

test('accepts 2,000 rows as the editor writes them, and counts other parts', () => {
  const table = (cell: string) => `<table><tbody>${`<tr>${cell.repeat(8)}</tr>`.repeat(2_000)}</tbody></table>`;
  expect(() => assertElementLimits(table('<td><p>a</p></td>'))).not.toThrow();
  expect(() => assertElementLimits(table('<td colspan="1" rowspan="1"><p>a</p></td>'))).not.toThrow();
  expect(() => assertElementLimits(table('<td><p>a</p><p>b</p></td>'))).toThrow('too many parts');
});

test('counts a cell as often as the columns that it takes', () => {
  const table = (columns: number) =>
    `<table><tr>${`<td colspan="${columns}">a</td>`.repeat(20)}</tr><tr><td>b</td></tr></table>`;
  expect(() => assertElementLimits(table(900))).not.toThrow();
  expect(() => assertElementLimits(table(1100))).toThrow('too many parts');
});

test('refuses to save an article over a limit', async () => {
  const { cookie } = await app.logIn();
  const save = (content: string) =>
    app.request('/api/admin/articles', { method: 'POST', body: { ...ARTICLE, content }, cookie });
  const deep = await save(OVER_LIMIT['unclosed bold tags'] ?? '');
  expect(deep.status).toBe(400);
  expect(await deep.json()).toMatchObject({ fields: { content: expect.stringContaining('too many nested parts') } });
  const many = await save(OVER_LIMIT['line breaks'] ?? '');
  expect(await many.json()).toMatchObject({ fields: { content: expect.stringContaining('at most 20,000') } });
  expect(await app.db.select().from(articles)).toEqual([]);
  const { id, version } = await app.article(cookie);
  const body = { ...ARTICLE, content: OVER_LIMIT['nested tables'], version };
  expect((await app.request(`/api/admin/articles/${id}`, { method: 'PUT', body, cookie })).status).toBe(400);
  expect(await app.db.select({ version: articles.version }).from(articles)).toEqual([{ version }]);
});

test('saves and finds half a megabyte of different Greek words', async () => {
  const { cookie } = await app.logIn();
  const word = (number: number) => [...String(number + 100_000)].map((digit) => 'βγδζηθκλμν'[Number(digit)]).join('');
  const content = `<p>voorjaar ${Array.from({ length: 70_000 }, (_, number) => word(number)).join(' ')}</p>`;
  const { id } = await app.article(cookie, { content, isPublished: true });
  const saved = await app.request(`/api/admin/articles/${id}`, { cookie });
  expect(((await saved.json()) as { content: string }).content).toBe(content);
  expect(await (await app.request('/api/articles?search=voorjaar')).json()).toMatchObject({ total: 1 });
});

test('keeps an element nested 99 levels deep', async () => {
  const html = `${'<blockquote>'.repeat(99)}<p>diep</p>${'</blockquote>'.repeat(99)}`;
  expect(() => assertElementLimits(html)).not.toThrow();
  expect(await sanitiseHtml(html)).toBe(html);
});
