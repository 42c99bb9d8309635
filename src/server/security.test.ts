import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import type { StaffSession } from '../shared/contract/account.ts';
import type { AdminArticle } from '../shared/contract/articles.ts';
import { ARTICLE } from '../shared/testing.ts';
import { createApp, routes } from './app.ts';
import { addAccount, listAccounts } from './staff/accounts.ts';
import { openSession } from './staff/session.ts';
import { STAFF, setUpTestApp } from './testing.ts';

/** Attacks of docs/security.md that belong to no verb in particular. */
const app = setUpTestApp();

const logInOverHttp = (options: { cookie?: string } = {}) =>
  app.request('/api/admin/login', {
    method: 'POST',
    body: { email: STAFF.email, password: STAFF.password },
    ...options,
  });
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
const me = async (cookie: string) => (await app.request('/api/admin/me', { cookie })).status;

describe('sessions (ASVS 7)', () => {
  test('session fixation: logging in makes a new session, and ends the one that came with the request', async () => {
    const { cookie: before } = await app.logIn();
    const after = cookieOf(await logInOverHttp({ cookie: before }));
    expect(after).not.toBe(before);
    expect([await me(before), await me(after)]).toEqual([401, 200]);
  });

  test('a session that a visitor brings along, made up or of nobody, is not taken over', async () => {
    await app.logIn();
    const after = cookieOf(await logInOverHttp({ cookie: 'session=chosen-by-the-attacker' }));
    expect(after).not.toContain('chosen-by-the-attacker');
  });

  test('however much it is used, a session ends after a week', async () => {
    const { cookie } = await app.logIn();
    const start = app.time.now.getTime();
    for (let hours = 6; hours < 7 * 24; hours += 6) {
      app.time.now = new Date(start + hours * 3600_000);
      expect(await me(cookie)).toBe(200);
    }
    app.time.now = new Date(start + 7 * 24 * 3600_000 + 1);
    expect(await me(cookie)).toBe(401);
  });

  test('over https the cookie is bound to this host, and out of reach of scripts and other sites', async () => {
    await app.logIn();
    const api = createApp({ ...app.system, siteUrl: 'https://www.clinic.example' });
    const response = await api.request('https://www.clinic.example/api/admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: STAFF.email, password: STAFF.password }),
    });
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('of a session’s token, only the one we signed opens anything', async () => {
    const { cookie } = await app.logIn();
    const [header = '', payload = '', signature = ''] = cookie.replace('session=', '').split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const other = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    for (const forged of [`${none}.${payload}.`, `${none}.${payload}.${signature}`, `${header}.${payload}.${other}`])
      expect(await me(`session=${forged}`)).toBe(401);
  });
});

describe('authorisation (ASVS 8)', () => {
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
    expect(await me(`session=${theirs.token}`)).toBe(200);
  });

  test('IDOR: a draft is nobody’s but staff’s, by its slug, by search, by author and by category', async () => {
    const { cookie } = await app.logIn();
    const { slug } = await app.article(cookie, { title: 'Geheim concept', author: 'Anna' });
    expect((await app.request(`/api/articles/${slug}`)).status).toBe(404);
    for (const query of ['search=geheim', 'author=Anna', `category=${ARTICLE.category}`, 'limit=50'])
      expect(await (await app.request(`/api/articles?${query}`)).json()).toMatchObject({ total: 0, articles: [] });
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
});

test('without a proxy that is trusted, nobody chooses the address they are counted under', async () => {
  await app.logIn();
  const api = createApp({ ...app.system, trustProxy: false });
  const guess = async (turn: number, forwarded: string) =>
    api.request(
      'http://localhost:4321/api/admin/login',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        body: JSON.stringify({ email: STAFF.email, password: `guess ${turn}` }),
      },
      { clientAddress: '192.0.2.1' },
    );
  const answers = [];
  for (let turn = 0; turn < 6; turn += 1) answers.push((await guess(turn, `203.0.113.${turn}`)).status);
  expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
});

describe('requests that want to be something else (ASVS 1, 4, 15)', () => {
  test('prototype pollution: a body with __proto__ changes nothing for the others', async () => {
    const { cookie } = await app.logIn();
    const body = `{"__proto__":{"isAdmin":true,"polluted":1},"constructor":{"prototype":{"polluted":1}},${JSON.stringify(ARTICLE).slice(1)}`;
    expect((await app.request('/api/admin/articles', { method: 'POST', body, cookie })).status).toBe(201);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('parameter pollution: a name that stands twice is one value, and never a list', async () => {
    expect((await app.request('/api/articles?page=1&page=2&limit=5&limit=50')).status).toBe(200);
    expect((await app.request('/api/articles?type[]=article&type[$ne]=video')).status).toBe(200);
  });

  test('header injection: what a caller sends does not come back as a header', async () => {
    const { headers } = await app.request('/api/articles/a%0d%0aset-cookie:%20x=1', {
      headers: { 'x-request-id': 'a b; <script>' },
    });
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[\w-]+$/);
  });

  test('log injection: a line of the log stays one line of JSON, whatever is in it', async () => {
    const { createLog } = await import('./log.ts');
    let written = '';
    const log = createLog({ level: 'info', readable: false }, (_, line) => (written += line));
    log.info('test', { path: '/a\n{"level":"error","event":"forged"}\u2028\u001b[31m' });
    expect(written.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(written)).toMatchObject({ event: 'test' });
    expect(written).not.toContain('\u001b');
  });

  test('a compressed body is not unfolded: it is refused as what it is, no JSON', async () => {
    const { cookie } = await app.logIn();
    const bomb = gzipSync(Buffer.alloc(20_000_000, 0x20));
    const response = await app.fetch(
      new Request('http://localhost:4321/api/admin/articles', {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', 'content-encoding': 'gzip' },
        body: bomb,
      }),
    );
    expect(response.status).toBe(400);
  });

  test('SSRF: an address that staff enter is kept, and never asked', async () => {
    const { cookie } = await app.logIn();
    const asked = vi.fn();
    vi.stubGlobal('fetch', asked);
    const inside = 'http://169.254.169.254/latest/meta-data';
    await app.article(cookie, {
      image: inside,
      videoUrl: 'https://localhost:9200/_search',
      content: `<p><img src="${inside}"><a href="${inside}">x</a></p>`,
      isPublished: true,
    });
    await app.settled();
    vi.unstubAllGlobals();
    expect(asked).not.toHaveBeenCalled();
  });

  test.each([
    ['a search of nested quantifiers', () => app.request(`/api/articles?search=${'%28a%2B%29%2B'.repeat(15)}`)],
    ['a slug of 200 hyphens', () => app.request(`/api/articles/${'-'.repeat(199)}x`)],
    ['a picture’s name that never ends', () => app.request(`/api/admin/download/${'0'.repeat(50_000)}!`)],
    ['an e-mail address of dots', () => contact({ email: `${'a.'.repeat(120)}@` })],
    ['a message of numbers', () => contact({ message: '1234567 89 '.repeat(450) })],
    ['a title of accents', async () => save({ title: 'é-'.repeat(100) })],
    ['a body of open tags', async () => save({ content: `${'<a href="'.repeat(20_000)}x` })],
    ['a body of entities', async () => save({ content: `<p>${'&lt'.repeat(100_000)}</p>` })],
    ['a body of 60,000 tags within each other', async () => save({ content: `${'<b>'.repeat(60_000)}x` })],
  ])('ReDoS: %s is less than two seconds of work', async (_, ask) => {
    const start = process.cpuUsage();
    expect((await ask()).status).toBeLessThan(500);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
  });
});

const contact = (fields: object) =>
  app.request('/api/contact', {
    method: 'POST',
    body: { name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Hallo', ...fields },
  });

async function save(fields: object): Promise<Response> {
  const { cookie } = await app.logIn();
  return app.request('/api/admin/articles', { method: 'POST', body: { ...ARTICLE, ...fields }, cookie });
}
