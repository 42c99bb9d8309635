import { expect, test } from 'vitest';
import { STAFF, setUpTestApp } from '../../../tests/support/api/test-app.ts';
import type { StaffSession } from '../../shared/contract/accounts/account.ts';
import { HOUR_MS } from '../../shared/dates/durations.ts';
import { auditLog } from '../db/schema/audit.ts';
import { sessions } from '../db/schema/staff.ts';

const app = setUpTestApp();
const STRONG = 'vier losse woorden uit de kast';

const changePassword = (cookie: string, currentPassword: string, newPassword: string) =>
  app.request('/api/admin/account/password', { method: 'POST', body: { currentPassword, newPassword }, cookie });
const status = async (cookie: string) => (await app.request('/api/admin/me', { cookie })).status;

test('ends all other sessions when the password is changed', async () => {
  const { cookie } = await app.logIn();
  const { cookie: otherCookie } = await app.logIn();
  expect((await changePassword(cookie, STAFF.password, STRONG)).status).toBe(204);
  expect(await status(cookie)).toBe(200);
  expect(await status(otherCookie)).toBe(401);
  const login = (password: string) =>
    app.request('/api/admin/login', { method: 'POST', body: { email: STAFF.email, password } });
  expect((await login(STAFF.password)).status).toBe(401);
  expect((await login(STRONG)).status).toBe(200);
});

test('refuses a wrong current password, and the sixth attempt has to wait', async () => {
  const { cookie } = await app.logIn();
  const guess = () => changePassword(cookie, 'not this one', STRONG);
  const first = await guess();
  expect(first.status).toBe(400);
  expect(await first.json()).toMatchObject({ fields: { currentPassword: 'This is not your current password' } });
  for (let more = 0; more < 4; more += 1) await guess();
  expect((await guess()).status).toBe(429);
});

test('accepts passwords of up to 1,000 characters and compares all of them', { tags: ['slow'] }, async () => {
  const { cookie } = await app.logIn();
  const long = STRONG.repeat(40).slice(0, 1000);
  const login = (password: string) =>
    app.request('/api/admin/login', { method: 'POST', body: { email: STAFF.email, password } });
  const refused = await changePassword(cookie, STAFF.password, `${long}x`);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ fields: { newPassword: expect.any(String) } });
  expect((await changePassword(cookie, STAFF.password, long)).status).toBe(204);
  expect((await login(long.slice(0, -1))).status).toBe(401);
  expect((await login(long)).status).toBe(200);
  expect((await login(`${long}x`)).status).toBe(400);
});

test.each([
  'kort',
  'Password1234',
  'qwertyuiop12',
  'aaaaaaaaaaaa',
  'anna@clinic.example',
  '123456789012',
  'dommelhart2026',
])('refuses the weak password "%s"', async (weak) => {
  const { cookie } = await app.logIn();
  const response = await changePassword(cookie, STAFF.password, weak);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields: { newPassword: expect.any(String) } });
});

test('lists one’s own sessions and ends one of them', async () => {
  const { cookie } = await app.logIn();
  const { cookie: otherCookie } = await app.logIn();
  const list = async () =>
    (await (await app.request('/api/admin/account/sessions', { cookie })).json()) as StaffSession[];
  const sessions = await list();
  expect(sessions).toHaveLength(2);
  const other = sessions.find(({ isCurrent }) => !isCurrent);
  const end = () => app.request(`/api/admin/account/sessions/${other?.id}`, { method: 'DELETE', cookie });
  expect((await end()).status).toBe(204);
  expect(await status(otherCookie)).toBe(401);
  expect(await list()).toMatchObject([{ isCurrent: true }]);
  expect((await end()).status).toBe(404);
});

test('deletes the cookie when the current session is ended', async () => {
  const { cookie } = await app.logIn();
  const [own] = (await (await app.request('/api/admin/account/sessions', { cookie })).json()) as StaffSession[];
  const ended = await app.request(`/api/admin/account/sessions/${own?.id}`, { method: 'DELETE', cookie });
  expect(ended.headers.get('set-cookie')).toContain('Max-Age=0');
  expect(await status(cookie)).toBe(401);
});

test('ends only the session that logs out', async () => {
  const { cookie } = await app.logIn();
  const { cookie: otherCookie } = await app.logIn();
  const loggedOut = await app.request('/api/admin/logout', { method: 'POST', cookie });
  expect(loggedOut.headers.get('set-cookie')).toContain('Max-Age=0');
  expect(await status(cookie)).toBe(401);
  expect(await status(otherCookie)).toBe(200);
  expect(await app.db.select().from(sessions)).toHaveLength(1);
});

test('extends a session by twelve hours when it is used', async () => {
  const { cookie } = await app.logIn();
  const start = app.time.now.getTime();
  app.time.now = new Date(start + 11 * HOUR_MS);
  expect(await status(cookie)).toBe(200);
  const [session] = (await (await app.request('/api/admin/account/sessions', { cookie })).json()) as StaffSession[];
  expect(session).toMatchObject({ createdAt: '2026-11-21T10:00:00.000Z', lastUsedAt: '2026-11-21T21:00:00.000Z' });
  app.time.now = new Date(start + 22 * HOUR_MS);
  expect(await status(cookie)).toBe(200);
  app.time.now = new Date(start + 35 * HOUR_MS);
  expect(await status(cookie)).toBe(401);
});

test('records logins, logouts and password changes in the audit log', { tags: ['slow'] }, async () => {
  const { cookie, staffId } = await app.logIn();
  await app.request('/api/admin/login', { method: 'POST', body: { email: STAFF.email, password: STAFF.password } });
  await changePassword(cookie, STAFF.password, STRONG);
  await app.request('/api/admin/logout', { method: 'POST', cookie });
  const lines = await app.db.select().from(auditLog).orderBy(auditLog.id);
  expect(lines.map(({ action, actor, subjectId }) => [action, actor, subjectId])).toEqual([
    ['account.logged-in', STAFF.email, staffId],
    ['account.password-changed', STAFF.email, staffId],
    ['account.logged-out', STAFF.email, staffId],
  ]);
});
