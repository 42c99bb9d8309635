import { expect, test } from 'vitest';
import { STAFF, setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { staff } from '../db/schema/staff.ts';

const app = setUpTestApp();

const login = (password: string, { email = STAFF.email, address = '192.0.2.1' } = {}) =>
  app.request('/api/admin/login', {
    method: 'POST',
    body: { email, password },
    headers: { 'x-forwarded-for': address },
  });

/** Of four colleagues, from one address. */
async function failTwentyTimes() {
  await app.logIn();
  const [{ passwordHash } = { passwordHash: '' }] = await app.db.select().from(staff);
  const emails = Array.from({ length: 4 }, (_, number) => `colleague${number}@clinic.example`);
  await app.db.insert(staff).values(emails.map((email) => ({ email, name: email, passwordHash })));
  for (const email of emails) for (let failed = 0; failed < 5; failed += 1) await login('nee', { email });
}

test('opens a session for the right e-mail and password', async () => {
  const { staffId } = await app.logIn();
  const response = await login(STAFF.password, { email: ' ANNA@clinic.example ' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    user: {
      id: staffId,
      email: STAFF.email,
      name: 'Anna',
      role: 'administrator',
      language: 'en',
      permissions: expect.arrayContaining(['people.manage']),
    },
  });
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^session=.+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await app.request('/api/admin/me', { cookie })).status).toBe(200);
});

test('responds alike to an unknown e-mail and to a wrong password', async () => {
  await app.logIn();
  const wrong = await login('nee');
  const unknown = await login('nee', { email: 'niemand@clinic.example' });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(await wrong.json()).toEqual(await unknown.json());
});

test('blocks an e-mail from one address after five failures', async () => {
  await app.logIn();
  for (let failed = 0; failed < 5; failed += 1) expect((await login('nee')).status).toBe(401);
  const refused = await login(STAFF.password);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBe(900);
  expect((await login(STAFF.password, { address: '192.0.2.9' })).status).toBe(200);
  app.time.now = new Date(app.time.now.getTime() + 15 * 60 * 1000 + 1);
  expect((await login(STAFF.password)).status).toBe(200);
});

test('checks five of ten simultaneous attempts', async () => {
  await app.logIn();
  const responses = await Promise.all(Array.from({ length: 10 }, () => login('nee')));
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(5);
});

test('blocks an address after twenty failures for several e-mails', async () => {
  await failTwentyTimes();
  expect((await login(STAFF.password)).status).toBe(429);
});

test('an attempt that is refused because of the address is no failure of the e-mail', async () => {
  await failTwentyTimes();
  app.time.now = new Date(app.time.now.getTime() + 14 * 60 * 1000);
  for (let times = 0; times < 6; times += 1) expect((await login(STAFF.password)).status).toBe(429);
  app.time.now = new Date(app.time.now.getTime() + 61 * 1000);
  expect((await login(STAFF.password)).status).toBe(200);
});

test('slows an e-mail down when many addresses fail, but lets its owner in', async () => {
  await app.logIn();
  for (let failed = 0; failed < 18; failed += 1) await login('nee', { address: `198.51.100.${failed}` });
  expect(app.waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000, 5000]);
  expect((await login(STAFF.password, { address: '203.0.113.1' })).status).toBe(200);
  expect(app.waits.at(-1)).toBe(5000);
});

test('never blocks repeated logins with the right password', async () => {
  await app.logIn();
  for (let times = 0; times < 7; times += 1) expect((await login(STAFF.password)).status).toBe(200);
  expect(app.waits).toEqual([]);
});
