import { expect, test, vi } from 'vitest';
import { STAFF, setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { DAY_MS, HOUR_MS } from '../../shared/dates/durations.ts';
import { createApp } from '../app.ts';
import { silentLog } from '../log/log.ts';

/** Attacks on the sessions of staff (docs/security.md, ASVS 7). */
const app = setUpTestApp();

const logInOverHttp = (options: { cookie?: string } = {}) =>
  app.request('/api/admin/login', {
    method: 'POST',
    body: { email: STAFF.email, password: STAFF.password },
    ...options,
  });
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
const me = async (cookie: string) => (await app.request('/api/admin/me', { cookie })).status;

test('opens a new session at login and ends the previous one', async () => {
  const { cookie: before } = await app.logIn();
  const after = cookieOf(await logInOverHttp({ cookie: before }));
  expect(after).not.toBe(before);
  expect([await me(before), await me(after)]).toEqual([401, 200]);
});

test('never adopts a session cookie that the visitor made up', async () => {
  await app.logIn();
  const after = cookieOf(await logInOverHttp({ cookie: 'session=chosen-by-the-attacker' }));
  expect(after).not.toContain('chosen-by-the-attacker');
});

test('ends a session after a week even if it is used', async () => {
  const { cookie } = await app.logIn();
  const start = app.time.now.getTime();
  for (let hours = 6; hours < 7 * 24; hours += 6) {
    app.time.now = new Date(start + hours * HOUR_MS);
    expect(await me(cookie)).toBe(200);
  }
  app.time.now = new Date(start + 7 * DAY_MS + 1);
  expect(await me(cookie)).toBe(401);
});

test('ends a session after twelve hours in which a page that was left open went on asking', async () => {
  const { cookie } = await app.logIn();
  const start = app.time.now.getTime();
  const poll = async (hours: number) => {
    app.time.now = new Date(start + hours * HOUR_MS);
    return app.request('/api/admin/article-counts', { cookie, headers: { 'x-automatic': '1' } });
  };
  for (const hours of [4, 8, 11]) {
    const response = await poll(hours);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
  }
  expect((await poll(12.1)).status).toBe(401);
});

test('sets a __Host-, HttpOnly, SameSite cookie over https', async () => {
  await app.logIn();
  const api = createApp({ ...app.system, siteUrl: 'https://www.clinic.example' });
  const response = await api.request('https://www.clinic.example/api/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: STAFF.email, password: STAFF.password }),
  });
  const cookies = response.headers.getSetCookie();
  expect(cookies).toHaveLength(2);
  for (const [index, name] of ['session', 'browser'].entries())
    expect(cookies[index]).toMatch(
      new RegExp(`^__Host-${name}=[^;]+; Max-Age=\\d+; Path=/; HttpOnly; Secure; SameSite=Lax$`),
    );
});

test('refuses a forged session token', async () => {
  const { cookie } = await app.logIn();
  const [header = '', payload = '', signature = ''] = cookie.replace('session=', '').split('.');
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'HS256', typ: 'session+jwt' });
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const other = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  for (const forged of [`${none}.${payload}.`, `${none}.${payload}.${signature}`, `${header}.${payload}.${other}`])
    expect(await me(`session=${forged}`)).toBe(401);
});

test('logs a refused login with the account id, not with what was typed', async () => {
  const { staffId } = await app.logIn();
  const info = vi.fn();
  const api = createApp({ ...app.system, log: { ...silentLog, info } });
  const response = await api.request('http://localhost:4321/api/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: STAFF.email, password: 'a wild guess' }),
  });
  expect(response.status).toBe(401);
  expect(info).toHaveBeenCalledWith('login-refused', expect.objectContaining({ staffId }));
  for (const typed of [STAFF.email, 'a wild guess']) expect(JSON.stringify(info.mock.calls)).not.toContain(typed);
});
