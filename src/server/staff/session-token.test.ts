import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';

const app = setUpTestApp();
const WEEK_SECONDS = 7 * 24 * 60 * 60;
const me = async (token: string) => (await app.request('/api/admin/me', { cookie: `session=${token}` })).status;

/** A token that this site signed for another purpose. */
async function signed({ typ = 'session+jwt', audience = 'admin', seconds = 60, alg = 'HS256' } = {}) {
  const { cookie } = await app.logIn();
  const { sid } = decodeJwt(cookie.split('=')[1] ?? '');
  const token = new SignJWT({ sid }).setProtectedHeader({ alg, ...(typ && { typ }) });
  if (audience) token.setAudience(audience);
  token.setExpirationTime(new Date(app.time.now.getTime() + seconds * 1000));
  return token.sign(app.system.sessionSecret);
}

test('states its purpose and expiry', async () => {
  const token = (await app.logIn()).cookie.split('=')[1] ?? '';
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'session+jwt' });
  expect(decodeJwt(token)).toEqual({
    sid: expect.any(String),
    aud: 'admin',
    exp: app.time.now.getTime() / 1000 + WEEK_SECONDS,
  });
  expect(await me(token)).toBe(200);
});

test('is accepted when every part of it is right', async () => {
  expect(await me(await signed())).toBe(200);
});

test.each([
  ['of another purpose', { typ: 'preview+jwt' }],
  ['without a purpose', { typ: '' }],
  ['for another audience', { audience: 'preview' }],
  ['without an audience', { audience: '' }],
  ['past its expiry', { seconds: -1 }],
  ['signed by another algorithm', { alg: 'HS384' }],
])('is refused when it is %s', async (_, part) => {
  expect(await me(await signed(part))).toBe(401);
});

test('is refused when it never expires', async () => {
  const { cookie } = await app.logIn();
  const { sid } = decodeJwt(cookie.split('=')[1] ?? '');
  const token = new SignJWT({ sid }).setProtectedHeader({ alg: 'HS256', typ: 'session+jwt' }).setAudience('admin');
  expect(await me(await token.sign(app.system.sessionSecret))).toBe(401);
});
