import { beforeEach, expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { FEEDBACK_TEXTS } from '../../shared/messages/feedback-messages.ts';
import { eq } from '../db/drizzle.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { rateLimits } from '../db/schema/limits.ts';
import { readerFeedback } from '../db/schema/reader-feedback.ts';

const app = setUpTestApp();
const ARTICLES = '/api/feedback/articles';
const CARE_PAGES = '/api/feedback/care-pages';
const PMO = { page: '/pmo', clear: 'no' };

let cookie = '';
let article = { id: 0, slug: '' };
beforeEach(async () => {
  ({ cookie } = await app.logIn());
  article = await app.article(cookie, { isPublished: true });
});

const send = (path: string, body: object, address = '192.0.2.1') =>
  app.request(path, { method: 'POST', body, headers: { 'x-forwarded-for': address } });
const sendForm = (path: string, fields: Record<string, string>) =>
  app.request(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const stored = () => app.db.select().from(readerFeedback);
const errorOf = async (response: Response) => ((await response.json()) as { error: string }).error;

test('stores an answer about an article, and nothing about the reader', async () => {
  const response = await send(ARTICLES, { article: article.id, clear: 'no', words: ' Te lang. ' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ page: `/magazine/article/${article.slug}` });
  expect(await stored()).toEqual([
    {
      id: 1,
      path: `/magazine/article/${article.slug}`,
      articleId: article.id,
      isClear: false,
      words: 'Te lang.',
      createdAt: app.time.now,
      handledAt: null,
    },
  ]);
  const keys = (await app.db.select().from(rateLimits)).map(({ key }) => key);
  expect(keys.join()).not.toMatch(/192\.0\.2\.1|Te lang/);
});

test('stores an answer about a page about care', async () => {
  for (const page of [
    '/pmo',
    '/therapieen/pro-aging',
    '/behandelingen/natuurgeneeskunde',
    '/rijbewijskeuringen/75-plus',
  ])
    expect((await send(CARE_PAGES, { page, clear: 'yes' })).status).toBe(200);
  expect(await stored()).toMatchObject([
    { path: '/pmo', articleId: null, isClear: true, words: null },
    { path: '/therapieen/pro-aging' },
    { path: '/behandelingen/natuurgeneeskunde' },
    { path: '/rijbewijskeuringen/75-plus' },
  ]);
});

test.each([
  '/bestaat-niet',
  '/therapieen/bestaat-niet',
  '/admindash',
  'https://elders.example/',
  '/pmo#x',
  '//elders.example',
])('refuses %s, which is no page about care', async (page) => {
  expect((await send(CARE_PAGES, { page, clear: 'yes' })).status).toBe(404);
  expect(await stored()).toEqual([]);
});

test('refuses a draft, an unpublished, a deleted and an unknown article', async () => {
  const draft = await app.article(cookie);
  await app.request(`/api/admin/articles/${article.id}/unpublish`, { method: 'POST', cookie });
  const deleted = await app.article(cookie, { isPublished: true });
  await app.request(`/api/admin/articles/${deleted.id}`, { method: 'DELETE', cookie });
  for (const id of [draft.id, article.id, deleted.id, 4711])
    expect((await send(ARTICLES, { article: id, clear: 'yes' })).status).toBe(404);
  expect(await stored()).toEqual([]);
});

test.each([
  ['a citizen service number', 'Mijn BSN is 111222333.'],
  ['a citizen service number', 'bsn 1112.22.333'],
  ['a telephone number', 'Bel mij op 06 12345678'],
  ['an e-mail address', 'Mail jan@voorbeeld.nl maar'],
  ['an e-mail address', 'Mail jan @voorbeeld.nl maar'],
  ['a name on social media', 'insta: jan_de_wit'],
  ['a name on social media', 'ik ben @jan_de_wit'],
  ['a name on social media', 'facebook.com/jan.de.wit'],
  ['a bank account number', 'Maak het over op NL91 ABNA 0417 1643 00'],
  ['a bank account number', 'GB29 NWBK 6016 1331 9268 19'],
  ['a citizen service number', 'bsn 111/222/333'],
  ['an address', 'Wij wonen op 5581 AB 12'],
  ['an address', '5581AB, huisnummer 12a'],
  ['an address', 'Dorpsstraat 12, 5581 AB Waalre'],
  ['an address', 'postcode 5581ab 12'],
  ['an address', 'ik woon 5581ab 12a'],
  ['an address', '5581 ab nr 12'],
  ['a date of birth', 'Ik ben geboren op 12 maart 1954'],
  ['a date of birth', 'geboren op de 12e van maart 1954'],
  ['a date of birth', 'geboorte datum: 12 - 03 - 1954'],
  ['a date of birth', 'geb.datum 12031954'],
  ['a date of birth', '12-03-1954 ben ik geboren'],
  ['a date of birth', 'Born on March 12, 1954'],
])('refuses a comment with %s and stores nothing of it: %s', async (what, words) => {
  const response = await send(CARE_PAGES, { ...PMO, words });
  expect(response.status).toBe(400);
  const error = await errorOf(response);
  expect(error).toContain(what);
  expect(error).toContain('Nothing of it was stored.');
  expect(await stored()).toEqual([]);
  expect(await app.db.select().from(rateLimits)).toEqual([]);
});

test.each([
  'Mijn kind is geboren na 30 tot 36 weken.',
  'Noem ook 0900 8844, de politie.',
  'Op 12-06-2024 10.30 uur was de pagina leeg.',
  'Optie (a) is duidelijk.',
  'De praktijk in 5581 AB Waalre staat er niet bij.',
  'Staat er 1000 IE 2 keer per dag, of 1500 mg 3 keer, of 1500mg 2 keer?',
  'GELDT DIT VOOR 2024 EN 2025?',
])('stores a comment without personal data: %s', async (words) => {
  expect((await send(CARE_PAGES, { ...PMO, words })).status).toBe(200);
  expect(await stored()).toMatchObject([{ words }]);
});

test.each([
  { page: '/pmo' },
  { ...PMO, clear: 'maybe' },
  { ...PMO, words: 'x'.repeat(501) },
  { ...PMO, words: 12 },
  { ...PMO, words: 'nul \0' },
  { clear: 'yes' },
])('refuses input that is not an answer (%#)', async (body) => {
  expect((await send(CARE_PAGES, body)).status).toBe(400);
  expect(await stored()).toEqual([]);
});

test('counts a line end as one character, as the browser does', async () => {
  const words = `${'x'.repeat(249)}\r\n${'x'.repeat(250)}`;
  expect((await send(CARE_PAGES, { ...PMO, words })).status).toBe(200);
  expect((await stored())[0]?.words).toHaveLength(500);
});

test.each(['filled', 'x'.repeat(3000), 12, ['a']])(
  'responds as always to a filled honeypot and drops the answer (%#)',
  async (honeypot) => {
    const response = await send(CARE_PAGES, { ...PMO, honeypot });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ page: '/pmo' });
    expect(await stored()).toEqual([]);
  },
);

test('refuses the eleventh answer from one address in ten minutes', async () => {
  for (let sent = 0; sent < 10; sent += 1)
    expect((await send(CARE_PAGES, { ...PMO, words: `Zin ${sent}` })).status).toBe(200);
  const refused = await send(ARTICLES, { article: article.id, clear: 'yes' });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('600');
  expect(await errorOf(refused)).toContain('in ten minutes');
  expect(FEEDBACK_TEXTS.en.failures['te-veel']).toContain('wait ten minutes');
  expect(FEEDBACK_TEXTS.nl.failures['te-veel']).toContain('Wacht tien minuten');
  expect((await send(ARTICLES, { article: article.id, clear: 'yes' }, '192.0.2.2')).status).toBe(200);
  expect(await stored()).toHaveLength(11);
});

test('counts an answer that arrives several times at once as one', async () => {
  const responses = await Promise.all(Array.from({ length: 5 }, () => send(CARE_PAGES, PMO)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await send(CARE_PAGES, PMO, '192.0.2.2');
  expect(await stored()).toHaveLength(2);
  app.time.now = new Date(app.time.now.getTime() + 61_000);
  await send(CARE_PAGES, PMO);
  expect(await stored()).toHaveLength(3);
});

test('refuses an answer that another website sends', async () => {
  const headers = { origin: 'https://elders.example' };
  expect((await app.request(CARE_PAGES, { method: 'POST', body: PMO, headers })).status).toBe(403);
  expect(await stored()).toEqual([]);
});

test('redirects a plain form to its page, also after a rename', async () => {
  const answer = { clear: 'yes', words: '', honeypot: '' };
  const care = await sendForm(CARE_PAGES, { ...answer, page: '/pmo' });
  expect(care.status).toBe(303);
  expect(care.headers.get('location')).toBe('/pmo#feedback-sent');
  await app.db.update(articles).set({ slug: 'ander-adres' }).where(eq(articles.id, article.id));
  const magazine = await sendForm(ARTICLES, { ...answer, article: String(article.id) });
  expect(magazine.headers.get('location')).toBe('/magazine/article/ander-adres#feedback-sent');
  expect(await stored()).toMatchObject([{ words: null }, { articleId: article.id }]);
});

test('redirects a refused form to a page that says why, in its language', async () => {
  const care = async (fields: Record<string, string>) =>
    (await sendForm(CARE_PAGES, { page: '/pmo', clear: 'yes', ...fields })).headers.get('location');
  expect(await care({ words: 'BSN 111222333' })).toBe('/antwoord-niet-bewaard?fout=words');
  expect(await care({ page: '/weg' })).toBe('/antwoord-niet-bewaard?fout=weg');
  expect(await care({ words: 'x'.repeat(2_100_000) })).toBe('/antwoord-niet-bewaard?fout=te-groot');
  for (let sent = 0; sent < 9; sent += 1) await care({ words: `Zin ${sent}` });
  expect(await care({})).toBe('/antwoord-niet-bewaard?fout=te-veel');
  const magazine = await sendForm(ARTICLES, { article: '1' });
  expect(magazine.headers.get('location')).toBe('/magazine/answer-not-stored?fout=clear');
});
