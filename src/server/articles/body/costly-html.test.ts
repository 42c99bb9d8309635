import { expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { JUST_ALLOWED, TOO_MUCH } from '../../../../tests/support/articles/costly-html.ts';
import { cpuMilliseconds } from '../../../../tests/support/cpu-time.ts';
import { articles } from '../../db/schema/magazine.ts';
import { assertWithinLimits } from './element-limits.ts';
import { plainText, sanitiseHtml } from './sanitise.ts';

/** What half a megabyte of markup may cost the one thread (docs/security.md, ASVS 15.2.2). */
const app = setUpTestApp();
/** On two cores that do nothing else, each takes a third of it at most. */
const MOST_MS = 1000;

test.each(Object.keys(TOO_MUCH))('%s: refused in no time', async (name) => {
  const refuse = () => expect(() => assertWithinLimits(TOO_MUCH[name] ?? '')).toThrow(/too many (nested )?parts/);
  expect(await cpuMilliseconds(refuse)).toBeLessThan(MOST_MS / 5);
});

test.each(Object.keys(JUST_ALLOWED))('%s: read in less than a second each time', async (name) => {
  const html = JUST_ALLOWED[name] ?? '';
  let body = '';
  const spent = {
    scan: await cpuMilliseconds(() => assertWithinLimits(html)),
    sanitise: await cpuMilliseconds(async () => {
      body = await sanitiseHtml(html);
    }),
    text: await cpuMilliseconds(() => plainText(body)),
  };
  for (const [step, milliseconds] of Object.entries(spent)) expect.soft(milliseconds, step).toBeLessThan(MOST_MS);
});

test('what people write is far from the bounds', () => {
  const rows = '<tr><td><p>a</p></td><td><p>b</p></td><td><p>c</p></td><td><p>d</p></td></tr>'.repeat(1_000);
  const lists = '<ul><li><p>'.repeat(30) + '</p></li></ul>'.repeat(30);
  expect(() => assertWithinLimits(`<table><tbody>${rows}</tbody></table>`)).not.toThrow();
  expect(() => assertWithinLimits(lists + '<p>Een alinea.</p>'.repeat(5_000))).not.toThrow();
});

test('refuses an article of too many parts at its text, and saves nothing', async () => {
  const { cookie } = await app.logIn();
  const save = (content: string) =>
    app.request('/api/admin/articles', { method: 'POST', body: { ...ARTICLE, content }, cookie });
  const deep = await save(TOO_MUCH['bold that is never closed'] ?? '');
  expect(deep.status).toBe(400);
  expect(await deep.json()).toMatchObject({ fields: { content: expect.stringContaining('too many nested parts') } });
  const many = await save(TOO_MUCH['line breaks'] ?? '');
  expect(await many.json()).toMatchObject({ fields: { content: expect.stringContaining('at most 10,000') } });
  expect(await app.db.select().from(articles)).toEqual([]);
  const { id, version } = await app.article(cookie);
  const body = { ...ARTICLE, content: TOO_MUCH['tables within tables'], version };
  expect((await app.request(`/api/admin/articles/${id}`, { method: 'PUT', body, cookie })).status).toBe(400);
  expect(await app.db.select({ version: articles.version }).from(articles)).toEqual([{ version }]);
});

test('saves and finds half a megabyte of different words in any script', async () => {
  const { cookie } = await app.logIn();
  const word = (number: number) => [...String(number + 100_000)].map((digit) => 'βγδζηθκλμν'[Number(digit)]).join('');
  const content = `<p>voorjaar ${Array.from({ length: 70_000 }, (_, number) => word(number)).join(' ')}</p>`;
  const { id } = await app.article(cookie, { content, isPublished: true });
  const saved = await app.request(`/api/admin/articles/${id}`, { cookie });
  expect(((await saved.json()) as { content: string }).content).toBe(content);
  expect(await (await app.request('/api/articles?search=voorjaar')).json()).toMatchObject({ total: 1 });
});

test('nothing up to the bounds is lost, however deep', async () => {
  const html = `${'<blockquote>'.repeat(99)}<p>diep</p>${'</blockquote>'.repeat(99)}`;
  expect(() => assertWithinLimits(html)).not.toThrow();
  expect(await sanitiseHtml(html)).toBe(html);
});
