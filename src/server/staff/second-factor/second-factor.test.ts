import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { STAFF, setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import type { SecondFactorSetup } from '../../../shared/contract/accounts/second-factor.ts';
import { secondFactors, staff } from '../../db/schema/staff.ts';
import { VERSION } from '../../version.ts';
import { ensureFirstAccount } from '../accounts.ts';
import { removeSecondFactor } from './set-up.ts';

/** Two-step login and the temporary first password (docs/security.md, ASVS 6.3.3 to 6.6.3). */
const app = setUpTestApp();
const strictApp = setUpTestApp({ secondFactorRequired: true });
const PATH = '/api/admin/account/second-factor';
type App = typeof app;

const generateCode = (secret: string, now: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
const advance = (seconds: number, { time }: App = app) => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};

const login = (code?: string, { address = '192.0.2.1' } = {}) =>
  app.request('/api/admin/login', {
    method: 'POST',
    body: { email: STAFF.email, password: STAFF.password, ...(code !== undefined && { code }) },
    headers: { 'x-forwarded-for': address },
  });

async function startSetUp(cookie: string, testApp: App = app): Promise<SecondFactorSetup> {
  const response = await testApp.request(PATH, { method: 'POST', body: { currentPassword: STAFF.password }, cookie });
  expect(response.status).toBe(200);
  return (await response.json()) as SecondFactorSetup;
}

async function turnOn(testApp: App = app) {
  const { cookie } = await testApp.logIn();
  const { secret } = await startSetUp(cookie, testApp);
  const code = generateCode(secret, testApp.time.now);
  const response = await testApp.request(PATH, { method: 'PUT', body: { code }, cookie });
  expect(response.status).toBe(200);
  const { recoveryCodes } = (await response.json()) as { recoveryCodes: string[] };
  return { cookie, secret, code, recoveryCodes };
}

describe('codes of an authenticator app', () => {
  test('returns a secret and an otpauth address with account and site', async () => {
    const { cookie } = await app.logIn();
    const { secret, address } = await startSetUp(cookie);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toMatch(/^otpauth:\/\/totp\/localhost%3A4321:anna%40clinic\.example\?/);
    expect(new URL(address).searchParams.get('secret')).toBe(secret);
  });

  test('asks for no code until a first one was confirmed', async () => {
    const { cookie } = await app.logIn();
    await startSetUp(cookie);
    const wrong = await app.request(PATH, { method: 'PUT', body: { code: '000000' }, cookie });
    expect(wrong.status).toBe(400);
    expect(await (await app.request(PATH, { cookie })).json()).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await login()).status).toBe(200);
  });

  test('asks for the code after the password', async () => {
    const { secret, cookie } = await turnOn();
    expect(await (await app.request(PATH, { cookie })).json()).toEqual({ isOn: true, recoveryCodesLeft: 5 });
    const codeRequested = await login();
    expect(codeRequested.status).toBe(401);
    expect(codeRequested.headers.get('set-cookie')).toBeNull();
    expect(await codeRequested.json()).toMatchObject({
      fields: { code: 'Enter the code that your authenticator app shows' },
    });
    advance(30);
    const code = generateCode(secret, app.time.now);
    expect((await login(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  test('reveals nothing about two-step login when the password is wrong', async () => {
    await turnOn();
    const response = await app.request('/api/admin/login', {
      method: 'POST',
      body: { email: STAFF.email, password: 'nee', code: '123456' },
    });
    expect(await response.json()).toEqual({ error: 'Invalid email or password' });
  });

  test('accepts each code once, even at the same moment', async () => {
    const { secret, code } = await turnOn();
    expect((await login(code)).status).toBe(401);
    advance(60);
    const next = generateCode(secret, app.time.now);
    const responses = await Promise.all([login(next), login(next), login(next)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  });

  test('accepts a code that is half a minute old, but not two minutes', async () => {
    const { secret } = await turnOn();
    advance(300);
    const { now } = app.time;
    expect((await login(generateCode(secret, new Date(now.getTime() - 120_000)))).status).toBe(401);
    expect((await login(generateCode(secret, new Date(now.getTime() - 30_000)))).status).toBe(200);
  });

  test('blocks all codes after ten wrong ones from any addresses', async () => {
    const { secret } = await turnOn();
    advance(60);
    for (let guess = 0; guess < 10; guess += 1)
      expect((await login('000000', { address: `192.0.2.${10 + guess}` })).status).toBe(401);
    const refused = await login(generateCode(secret, app.time.now), { address: '192.0.2.99' });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error: expect.stringContaining('in a quarter of an hour') });
    advance(15 * 60 + 1);
    expect((await login(generateCode(secret, app.time.now))).status).toBe(200);
  });

  test('does not count a login without a code as a wrong code', { tags: ['slow'] }, async () => {
    const { secret } = await turnOn();
    for (let day = 0; day < 12; day += 1) {
      advance(60);
      expect((await login()).status).toBe(401);
      expect((await login(generateCode(secret, app.time.now))).status).toBe(200);
    }
  });

  test('ends other sessions when turned on, and needs the password to turn off', async () => {
    const { cookie: otherCookie } = await app.logIn();
    const { cookie } = await turnOn();
    expect((await app.request('/api/admin/me', { cookie: otherCookie })).status).toBe(401);
    const off = (currentPassword: string) =>
      app.request(`${PATH}/off`, { method: 'POST', body: { currentPassword }, cookie });
    expect((await off('nee')).status).toBe(400);
    expect((await login()).status).toBe(401);
    expect((await off(STAFF.password)).status).toBe(204);
    expect((await login()).status).toBe(200);
  });

  test('accepts one of two simultaneous confirmations', async () => {
    const { cookie } = await app.logIn();
    const { secret } = await startSetUp(cookie);
    const code = generateCode(secret, app.time.now);
    const confirm = () => app.request(PATH, { method: 'PUT', body: { code }, cookie });
    const responses = await Promise.all([confirm(), confirm()]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const accepted = responses.find(({ status }) => status === 200);
    const body = (await accepted?.json()) as { recoveryCodes: string[] } | undefined;
    expect((await login(body?.recoveryCodes[0])).status).toBe(200);
  });

  test('returns the same secret until it is confirmed', async () => {
    const { cookie } = await app.logIn();
    const first = await startSetUp(cookie);
    expect((await startSetUp(cookie)).secret).toBe(first.secret);
  });

  test('refuses full-width digits as a wrong code', async () => {
    const { cookie } = await app.logIn();
    await startSetUp(cookie);
    const wrong = await app.request(PATH, { method: 'PUT', body: { code: '１２３４５６' }, cookie });
    expect(wrong.status).toBe(400);
  });

  test('refuses to set up a second app', async () => {
    const { cookie } = await turnOn();
    const again = await app.request(PATH, { method: 'POST', body: { currentPassword: STAFF.password }, cookie });
    expect(again.status).toBe(409);
  });
});

describe('recovery codes', () => {
  test('have 120 random bits and are stored as hashes only', async () => {
    const { recoveryCodes } = await turnOn();
    expect(new Set(recoveryCodes).size).toBe(5);
    for (const code of recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    const rows = JSON.stringify(await app.db.select().from(secondFactors));
    for (const code of recoveryCodes) expect(rows).not.toContain(code);
  });

  test('open one session each, in any case and with any separators', async () => {
    const { recoveryCodes, cookie } = await turnOn();
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await login(first)).status).toBe(401);
    expect((await login(second)).status).toBe(200);
    expect(await (await app.request(PATH, { cookie })).json()).toEqual({ isOn: true, recoveryCodesLeft: 3 });
  });

  test('can be bypassed by the operator, who turns two-step login off', async () => {
    const { cookie } = await turnOn();
    await removeSecondFactor(app.system, ' Anna@clinic.example ');
    expect((await app.request('/api/admin/me', { cookie })).status).toBe(401);
    expect((await login()).status).toBe(200);
    await expect(removeSecondFactor(app.system, 'niemand@clinic.example')).rejects.toThrow('There is no account');
  });
});

describe('SECOND_FACTOR=required', () => {
  test('opens only one’s own account until two-step login is set up', async () => {
    const { cookie } = await strictApp.logIn();
    const me = await strictApp.request('/api/admin/me', { cookie });
    expect(await me.json()).toMatchObject({ user: { requiredAction: 'second-factor' } });
    for (const path of ['articles', 'writers', 'categories', 'messages']) {
      const closed = await strictApp.request(`/api/admin/${path}`, { cookie });
      expect([path, closed.status]).toEqual([path, 403]);
      expect(((await closed.json()) as { error: string }).error).toContain('set up two-step login first');
    }
    const { cookie: since } = await turnOn(strictApp);
    expect((await strictApp.request('/api/admin/articles', { cookie: since })).status).toBe(200);
    expect(await (await strictApp.request('/api/admin/me', { cookie: since })).json()).not.toHaveProperty(
      'user.requiredAction',
    );
  });
});

describe('the temporary password', () => {
  test('only allows choosing another one', { tags: ['slow'] }, async () => {
    const first = await ensureFirstAccount(app.system);
    const opened = await app.request('/api/admin/login', { method: 'POST', body: first });
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await app.request('/api/admin/articles', { cookie })).status).toBe(403);
    const me = async () => (await app.request('/api/admin/me', { cookie })).json();
    expect(await me()).toMatchObject({ user: { requiredAction: 'new-password' } });
    expect(await (await app.request('/api/health', { cookie })).json()).toEqual({ status: 'ok', version: VERSION });
    const same = { currentPassword: first?.password, newPassword: first?.password };
    const unchanged = await app.request('/api/admin/account/password', { method: 'POST', body: same, cookie });
    expect(unchanged.status).toBe(400);
    const body = { currentPassword: first?.password, newPassword: 'vier losse woorden uit de kast' };
    expect((await app.request('/api/admin/account/password', { method: 'POST', body, cookie })).status).toBe(204);
    expect((await app.request('/api/admin/articles', { cookie })).status).toBe(200);
    expect(await me()).not.toHaveProperty('user.requiredAction');
    expect((await app.db.select().from(staff))[0]?.passwordIsTemporary).toBe(false);
  });
});
