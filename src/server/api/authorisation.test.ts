import { expect, test } from 'vitest';
import { ARTICLE } from '../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import type { StaffSession } from '../../shared/contract/accounts/account.ts';
import type { AdminArticle } from '../../shared/contract/articles/articles.ts';
import { createApp, routes } from '../app.ts';
import { createLog } from '../log/log.ts';
import { addAccount } from '../staff/accounts.ts';
import { listPeople } from '../staff/people/people.ts';
import { openSession } from '../staff/session.ts';

/** What each role may see and change (docs/security.md, ASVS 8). */
const app = setUpTestApp();

test('IDOR: hides and protects the sessions of other accounts', async () => {
  const { cookie } = await app.logIn();
  const email = 'bas@clinic.example';
  await addAccount(app.system, { email, password: 'vier losse woorden samen genoeg', role: 'administrator' });
  const other = (await listPeople(app.system)).find((account) => account.email === email);
  const otherSession = await openSession(app.system, other?.id ?? 0);
  const own = (await (await app.request('/api/admin/account/sessions', { cookie })).json()) as StaffSession[];
  expect(own.map(({ id }) => id)).not.toContain(otherSession.id);
  const ended = await app.request(`/api/admin/account/sessions/${otherSession.id}`, { method: 'DELETE', cookie });
  expect(ended.status).toBe(404);
  const otherCookie = `session=${otherSession.token}`;
  expect((await app.request('/api/admin/me', { cookie: otherCookie })).status).toBe(200);
});

test('refuses a call of a tab that shows another account than the session’s', async () => {
  const { cookie, staffId } = await app.logIn();
  const put = (account: number) =>
    app.request('/api/admin/recoverable-drafts/0/1', {
      method: 'PUT',
      body: {},
      cookie,
      headers: { 'x-account': String(account) },
    });
  expect((await put(staffId + 1)).status).toBe(401);
  expect((await put(staffId)).status).toBe(400);
});

test('IDOR: hides drafts from visitors, by slug and in every list', async () => {
  const { cookie } = await app.logIn();
  const { slug } = await app.article(cookie, { title: 'Geheim concept', author: 'Anna' });
  expect((await app.request(`/api/articles/${slug}`)).status).toBe(404);
  for (const query of ['search=geheim', 'author=Anna', `category=${ARTICLE.category}`, 'limit=50'])
    expect(await (await app.request(`/api/articles?${query}`)).json()).toMatchObject({ total: 0, articles: [] });
});

test('logs each refused request with its id (ASVS 16.3.2, 16.3.3)', async () => {
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

test('allows visitors only these routes', () => {
  const publicPaths = routes
    .filter(({ endpoint }) => endpoint.access === 'public')
    .map(({ endpoint }) => endpoint.path);
  expect(publicPaths.toSorted()).toEqual([
    '/api/admin/account-links/look',
    '/api/admin/account-links/use',
    '/api/admin/download/:file',
    '/api/admin/download/:hash/:file',
    '/api/admin/forgotten-password',
    '/api/admin/login',
    '/api/admin/logout',
    '/api/articles',
    '/api/articles/:slug',
    '/api/contact',
    '/api/feedback/articles',
    '/api/feedback/care-pages',
    '/api/health',
    '/api/missed-searches',
    '/api/search',
    '/api/visits',
  ]);
});

test('CSRF: changes nothing on GET requests', async () => {
  const { cookie } = await app.logIn();
  const { slug } = await app.article(cookie, { isPublished: true });
  const readAllLists = async () =>
    Promise.all(
      ['articles', 'writers', 'categories', 'account/sessions'].map(async (list) =>
        (await app.request(`/api/admin/${list}`, { cookie })).json(),
      ),
    );
  const before = await readAllLists();
  for (const { endpoint } of routes.filter((route) => route.endpoint.method === 'GET'))
    await app.request(endpoint.path.replace(':slug', slug).replace(/:\w+/, '1'), { cookie });
  expect(await readAllLists()).toEqual(before);
});

test('mass assignment: ignores fields that are not in the contract', async () => {
  const { cookie } = await app.logIn();
  const extra = {
    id: 99,
    version: 7,
    createdAt: '2001-01-01T00:00:00.000Z',
    publishedAt: '2001-01-01T00:00:00.000Z',
  };
  const created = await app.request('/api/admin/articles', { method: 'POST', body: { ...ARTICLE, ...extra }, cookie });
  const article = (await created.json()) as AdminArticle;
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

test('never shows visitors the e-mail address of a writer', async () => {
  const { cookie } = await app.logIn();
  const writer = { name: 'Anna', email: 'anna.prive@clinic.example' };
  const created = await app.request('/api/admin/writers', { method: 'POST', body: writer, cookie });
  const { id: writerId } = (await created.json()) as { id: number };
  const { slug } = await app.article(cookie, { writerId, isPublished: true });
  for (const path of [`/api/articles/${slug}`, '/api/articles'])
    expect(await (await app.request(path)).text()).not.toContain(writer.email);
});
