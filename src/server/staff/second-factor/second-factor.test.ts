import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { STAFF, setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import type { SecondFactorSetup } from '../../../shared/contract/second-factor.ts';
import { secondFactors, staff } from '../../db/schema/staff.ts';
import { ensureFirstAccount } from '../accounts.ts';
import { removeSecondFactor } from './set-up.ts';

/** Two-step login, and the first password that has to be changed (docs/security.md, ASVS 6.3.3 to 6.6.3). */
const app = setUpTestApp();
const strict = setUpTestApp({ secondFactorRequired: true });
const PATH = '/api/admin/account/second-factor';
type App = typeof app;

const codeOf = (secret: string, now: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
const later = (seconds: number, { time }: App = app) => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};

const login = (code?: string, { in: where = app, address = '192.0.2.1' } = {}) =>
  where.request('/api/admin/login', {
    method: 'POST',
    body: { email: STAFF.email, password: STAFF.password, ...(code !== undefined && { code }) },
    headers: { 'x-forwarded-for': address },
  });

async function begin(cookie: string, where: App = app): Promise<SecondFactorSetup> {
  const answer = await where.request(PATH, { method: 'POST', body: { currentPassword: STAFF.password }, cookie });
  expect(answer.status).toBe(200);
  return (await answer.json()) as SecondFactorSetup;
}

async function turnOn(where: App = app) {
  const { cookie } = await where.logIn();
  const { secret } = await begin(cookie, where);
  const code = codeOf(secret, where.time.now);
  const answer = await where.request(PATH, { method: 'PUT', body: { code }, cookie });
  expect(answer.status).toBe(200);
  const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] };
  return { cookie, secret, code, recoveryCodes };
}

describe('a code of an app', () => {
  test('the app gets a secret and an address with the account and the site in it', async () => {
    const { cookie } = await app.logIn();
    const { secret, address } = await begin(cookie);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toMatch(/^otpauth:\/\/totp\/localhost%3A4321:anna%40clinic\.example\?/);
    expect(new URL(address).searchParams.get('secret')).toBe(secret);
  });

  test('nothing changes until a first code was right', async () => {
    const { cookie } = await app.logIn();
    await begin(cookie);
    const wrong = await app.request(PATH, { method: 'PUT', body: { code: '000000' }, cookie });
    expect(wrong.status).toBe(400);
    expect(await (await app.request(PATH, { cookie })).json()).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await login()).status).toBe(200);
  });

  test('once on, the password alone opens nothing, and the answer asks for the code', async () => {
    const { secret, cookie } = await turnOn();
    expect(await (await app.request(PATH, { cookie })).json()).toEqual({ isOn: true, recoveryCodesLeft: 5 });
    const asked = await login();
    expect(asked.status).toBe(401);
    expect(asked.headers.get('set-cookie')).toBeNull();
    expect(await asked.json()).toMatchObject({ fields: { code: 'Enter the code that your authenticator app shows' } });
    later(30);
    const code = codeOf(secret, app.time.now);
    expect((await login(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  test('who does not know the password learns nothing of the second step', async () => {
    await turnOn();
    const answer = await app.request('/api/admin/login', {
      method: 'POST',
      body: { email: STAFF.email, password: 'nee', code: '123456' },
    });
    expect(await answer.json()).toEqual({ error: 'Invalid email or password' });
  });

  test('ASVS 6.5.1: a code counts once, also the one that turned it on, also twice at the same moment', async () => {
    const { secret, code } = await turnOn();
    expect((await login(code)).status).toBe(401);
    later(60);
    const next = codeOf(secret, app.time.now);
    const answers = await Promise.all([login(next), login(next), login(next)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  });

  test('ASVS 6.5.5: a code of two minutes ago is too old, one of a phone half a minute off is not', async () => {
    const { secret } = await turnOn();
    later(300);
    const { now } = app.time;
    expect((await login(codeOf(secret, new Date(now.getTime() - 120_000)))).status).toBe(401);
    expect((await login(codeOf(secret, new Date(now.getTime() - 30_000)))).status).toBe(200);
  });

  test('ASVS 6.6.3: after ten wrong codes, from wherever, the right one waits too', async () => {
    const { secret } = await turnOn();
    later(60);
    for (let guess = 0; guess < 10; guess += 1)
      expect((await login('000000', { address: `192.0.2.${10 + guess}` })).status).toBe(401);
    const refused = await login(codeOf(secret, app.time.now), { address: '192.0.2.99' });
    expect(refused.status).toBe(429);
    later(15 * 60 + 1);
    expect((await login(codeOf(secret, app.time.now))).status).toBe(200);
  });

  test('asking for the code is no failure: a day of logins locks nobody out', async () => {
    const { secret } = await turnOn();
    for (let day = 0; day < 12; day += 1) {
      later(60);
      expect((await login()).status).toBe(401);
      expect((await login(codeOf(secret, app.time.now))).status).toBe(200);
    }
  });

  test('turning it on ends the other sessions; turning it off needs the password', async () => {
    const { cookie: elsewhere } = await app.logIn();
    const { cookie } = await turnOn();
    expect((await app.request('/api/admin/me', { cookie: elsewhere })).status).toBe(401);
    const off = (currentPassword: string) =>
      app.request(`${PATH}/off`, { method: 'POST', body: { currentPassword }, cookie });
    expect((await off('nee')).status).toBe(400);
    expect((await login()).status).toBe(401);
    expect((await off(STAFF.password)).status).toBe(204);
    expect((await login()).status).toBe(200);
  });

  test('of two confirmations at the same moment one turns it on, and its recovery codes are the ones that count', async () => {
    const { cookie } = await app.logIn();
    const { secret } = await begin(cookie);
    const code = codeOf(secret, app.time.now);
    const confirm = () => app.request(PATH, { method: 'PUT', body: { code }, cookie });
    const answers = await Promise.all([confirm(), confirm()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const done = answers.find(({ status }) => status === 200);
    const answer = (await done?.json()) as { recoveryCodes: string[] } | undefined;
    expect((await login(answer?.recoveryCodes[0])).status).toBe(200);
  });

  test('asked again before it is on, the secret is the one that the app may have already', async () => {
    const { cookie } = await app.logIn();
    const first = await begin(cookie);
    expect((await begin(cookie)).secret).toBe(first.secret);
  });

  test('six signs that are no digits of ours are a wrong code, and no fault of the server', async () => {
    const { cookie } = await app.logIn();
    await begin(cookie);
    const wrong = await app.request(PATH, { method: 'PUT', body: { code: '１２３４５６' }, cookie });
    expect(wrong.status).toBe(400);
  });

  test('a second phone cannot be added over the first', async () => {
    const { cookie } = await turnOn();
    const again = await app.request(PATH, { method: 'POST', body: { currentPassword: STAFF.password }, cookie });
    expect(again.status).toBe(409);
  });
});

describe('a day without the phone', () => {
  test('ASVS 6.5.2, 6.5.4: recovery codes have 120 random bits and are kept as hashes only', async () => {
    const { recoveryCodes } = await turnOn();
    expect(new Set(recoveryCodes).size).toBe(5);
    for (const code of recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    const rows = JSON.stringify(await app.db.select().from(secondFactors));
    for (const code of recoveryCodes) expect(rows).not.toContain(code);
  });

  test('each opens once, however it is typed', async () => {
    const { recoveryCodes, cookie } = await turnOn();
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await login(first)).status).toBe(401);
    expect((await login(second)).status).toBe(200);
    expect(await (await app.request(PATH, { cookie })).json()).toEqual({ isOn: true, recoveryCodesLeft: 3 });
  });

  test('whoever runs the site turns it off for somebody who lost both', async () => {
    const { cookie } = await turnOn();
    await removeSecondFactor(app.system, ' Anna@clinic.example ');
    expect((await app.request('/api/admin/me', { cookie })).status).toBe(401);
    expect((await login()).status).toBe(200);
    await expect(removeSecondFactor(app.system, 'niemand@clinic.example')).rejects.toThrow('There is no account');
  });
});

describe('ASVS 6.3.3: SECOND_FACTOR=required', () => {
  test('whoever has none finds everything but the own account closed, until it is set up', async () => {
    const { cookie } = await strict.logIn();
    const me = await strict.request('/api/admin/me', { cookie });
    expect(await me.json()).toMatchObject({ user: { requiredAction: 'second-factor' } });
    for (const path of ['articles', 'writers', 'categories', 'messages']) {
      const closed = await strict.request(`/api/admin/${path}`, { cookie });
      expect([path, closed.status]).toEqual([path, 403]);
      expect(((await closed.json()) as { error: string }).error).toContain('set up two-step login first');
    }
    const { cookie: since } = await turnOn(strict);
    expect((await strict.request('/api/admin/articles', { cookie: since })).status).toBe(200);
    expect(await (await strict.request('/api/admin/me', { cookie: since })).json()).not.toHaveProperty(
      'user.requiredAction',
    );
  });
});

describe('ASVS 6.4.1: the password that the site made', () => {
  test('opens nothing but the choice of another', async () => {
    const first = await ensureFirstAccount(app.system);
    const opened = await app.request('/api/admin/login', { method: 'POST', body: first });
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await app.request('/api/admin/articles', { cookie })).status).toBe(403);
    const me = async () => (await app.request('/api/admin/me', { cookie })).json();
    expect(await me()).toMatchObject({ user: { requiredAction: 'new-password' } });
    expect(await (await app.request('/api/health', { cookie })).json()).toEqual({ status: 'ok' });
    const same = { currentPassword: first?.password, newPassword: first?.password };
    const kept = await app.request('/api/admin/account/password', { method: 'POST', body: same, cookie });
    expect(kept.status).toBe(400);
    const body = { currentPassword: first?.password, newPassword: 'vier losse woorden uit de kast' };
    expect((await app.request('/api/admin/account/password', { method: 'POST', body, cookie })).status).toBe(204);
    expect((await app.request('/api/admin/articles', { cookie })).status).toBe(200);
    expect(await me()).not.toHaveProperty('user.requiredAction');
    expect((await app.db.select().from(staff))[0]?.passwordIsTemporary).toBe(false);
  });
});
