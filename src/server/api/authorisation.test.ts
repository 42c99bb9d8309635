import { expect, test } from 'vitest';
import { ARTICLE } from '../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import type { StaffSession } from '../../shared/contract/account.ts';
import type { AdminArticle } from '../../shared/contract/articles.ts';
import { createApp, routes } from '../app.ts';
import { createLog } from '../log/log.ts';
import { addAccount, listAccounts } from '../staff/accounts.ts';
import { openSession } from '../staff/session.ts';

/** Who may see and change what (docs/security.md, ASVS 8). */
const app = setUpTestApp();

test('IDOR: nobody sees or ends the sessions of somebody else', async () => {
  const { cookie } = await app.logIn();
  const email = 'bas@clinic.example';
  await addAccount(app.system, { email, password: 'vier losse woorden samen genoeg' });
  const other = (await listAccounts(app.system)).find((account) => account.email === email);
  const theirs = await openSession(app.system, other?.id ?? 0);
  const own = (await (await app.request('/api/admin/account/sessions', { cookie })).json()) as StaffSession[];
  expect(own.map(({ id }) => id)).not.toContain(theirs.id);
  const ended = await app.request(`/api/admin/account/sessions/${theirs.id}`, { method: 'DELETE', cookie });
  expect(ended.status).toBe(404);
  const cookieOfTheirs = `session=${theirs.token}`;
  expect((await app.request('/api/admin/me', { cookie: cookieOfTheirs })).status).toBe(200);
});

test('IDOR: a draft is nobody’s but staff’s, by its slug, by search, by author and by category', async () => {
  const { cookie } = await app.logIn();
  const { slug } = await app.article(cookie, { title: 'Geheim concept', author: 'Anna' });
  expect((await app.request(`/api/articles/${slug}`)).status).toBe(404);
  for (const query of ['search=geheim', 'author=Anna', `category=${ARTICLE.category}`, 'limit=50'])
    expect(await (await app.request(`/api/articles?${query}`)).json()).toMatchObject({ total: 0, articles: [] });
});

test('ASVS 16.3.2, 16.3.3: each refused call is an event of its own, with its request and without who asked', async () => {
  const { cookie } = await app.logIn();
  const lines: Array<Record<string, unknown>> = [];
  const log = createLog({ level: 'info', readable: false }, (_, line) => lines.push(JSON.parse(line)));
  const api = createApp({ ...app.system, log });
  await api.request('http://localhost:4321/api/admin/articles');
  await api.request('http://localhost:4321/api/admin/articles', {
    method: 'POST',
    headers: { cookie, origin: 'https://evil.example', 'content-type': 'application/json' },
    body: '{}',
  });
  const refused = lines.filter(({ event }) => event === 'refused');
  expect(refused.map(({ code }) => code)).toEqual(['unauthenticated', 'forbidden']);
  for (const { requestId } of refused)
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'request', requestId, route: '/api/admin/articles' }),
    );
});

test('every address under /api/admin but the door and the pictures asks for a session', () => {
  const open = routes.filter(({ endpoint }) => endpoint.access === 'public').map(({ endpoint }) => endpoint.path);
  expect(open.toSorted()).toEqual([
    '/api/admin/download/:file',
    '/api/admin/login',
    '/api/admin/logout',
    '/api/articles',
    '/api/articles/:slug',
    '/api/contact',
    '/api/health',
  ]);
});

test('CSRF: to ask for something changes nothing', async () => {
  const { cookie } = await app.logIn();
  const { slug } = await app.article(cookie, { isPublished: true });
  const everything = async () =>
    Promise.all(
      ['articles', 'writers', 'categories', 'account/sessions'].map(async (list) =>
        (await app.request(`/api/admin/${list}`, { cookie })).json(),
      ),
    );
  const before = await everything();
  for (const { endpoint } of routes.filter((route) => route.endpoint.method === 'GET'))
    await app.request(endpoint.path.replace(':slug', slug).replace(/:\w+/, '1'), { cookie });
  expect(await everything()).toEqual(before);
});

test('mass assignment: what is not in the contract is not stored', async () => {
  const { cookie } = await app.logIn();
  const extra = {
    id: 99,
    version: 7,
    createdAt: '2001-01-01T00:00:00.000Z',
    publishedAt: '2001-01-01T00:00:00.000Z',
  };
  const made = await app.request('/api/admin/articles', { method: 'POST', body: { ...ARTICLE, ...extra }, cookie });
  const article = (await made.json()) as AdminArticle;
  expect(article).toMatchObject({ version: 1, createdAt: '2026-11-21T10:00:00.000Z', publishedAt: null });
  expect(article.id).not.toBe(99);
  const message = {
    name: 'Jan',
    email: 'jan@voorbeeld.nl',
    message: 'Hallo',
    handledAt: '2001-01-01',
    notice: 'sent',
  };
  await app.request('/api/contact', { method: 'POST', body: message });
  const { messages } = (await (await app.request('/api/admin/messages', { cookie })).json()) as {
    messages: unknown[];
  };
  expect(messages).toMatchObject([{ handledAt: null, notice: 'off' }]);
});

test('a reader gets no more of a writer than the name, the picture and the bio', async () => {
  const { cookie } = await app.logIn();
  const writer = { name: 'Anna', email: 'anna.prive@clinic.example' };
  const made = await app.request('/api/admin/writers', { method: 'POST', body: writer, cookie });
  const { id: writerId } = (await made.json()) as { id: number };
  const { slug } = await app.article(cookie, { writerId, isPublished: true });
  for (const path of [`/api/articles/${slug}`, '/api/articles'])
    expect(await (await app.request(path)).text()).not.toContain(writer.email);
});
