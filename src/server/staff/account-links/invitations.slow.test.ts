import { beforeEach, expect, test } from 'vitest';
import { STAFF, setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import type { Invitation, SentInvitation } from '../../../shared/contract/accounts/invitations.ts';
import { DAY_MS } from '../../../shared/dates/durations.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { accountLinks, sessions, staff } from '../../db/schema/staff.ts';
import { addAccount } from '../accounts.ts';
import { deleteOldAccountLinks } from './personal-data.ts';

const app = setUpTestApp();
const PASSWORD = 'vier losse woorden uit de kast';
const EVA = { name: 'Eva Maas', email: 'Eva@Clinic.example', role: 'editor', readsMessages: true };
let cookie = '';
beforeEach(async () => {
  ({ cookie } = await app.logIn());
});

const post = (path: string, body?: object, as = cookie) =>
  app.request(path, { method: 'POST', ...(body && { body }), cookie: as });
async function invite(input: object = EVA): Promise<SentInvitation> {
  const response = await post('/api/admin/invitations', input);
  expect(response.status).toBe(201);
  return response.json() as Promise<SentInvitation>;
}
const tokenOf = ({ url }: { url: string }) => url.split('#')[1] ?? '';
const look = (token: string, as = '') => post('/api/admin/account-links/look', { token }, as);
const follow = (token: string, password = PASSWORD, as = '') =>
  post('/api/admin/account-links/use', { token, password }, as);
const sentence = async (response: Response | Promise<Response>) => {
  const { status } = await response;
  return [status, ((await (await response).json()) as { error: string }).error];
};
const list = async () => (await (await app.request('/api/admin/invitations', { cookie })).json()) as Invitation[];
const actions = async () =>
  (await app.db.select().from(auditLog).orderBy(auditLog.id)).map(({ action, actor, subject }) => [
    action,
    actor,
    subject,
  ]);

test('lets the invited person see who asks, choose a password and log in', async () => {
  const sent = await invite();
  expect(sent).toMatchObject({ isMailed: false, invitation: { email: 'eva@clinic.example', isExpired: false } });
  const token = tokenOf(sent);
  expect(await (await look(token)).json()).toEqual({
    kind: 'invitation',
    email: 'eva@clinic.example',
    name: 'Eva Maas',
    role: 'editor',
    language: 'en',
    madeBy: STAFF.email,
    expiresAt: '2026-11-28T10:00:00.000Z',
    loggedInAs: null,
  });
  const joined = await follow(token);
  expect(await joined.json()).toMatchObject({
    user: { email: 'eva@clinic.example', name: 'Eva Maas', role: 'editor' },
  });
  const own = joined.headers.get('set-cookie')?.split(';')[0] ?? '';
  const me = (await (await app.request('/api/admin/me', { cookie: own })).json()) as {
    user: { permissions: string[] };
  };
  expect(me.user.permissions).toContain('messages.read');
  expect(await list()).toEqual([]);
  expect(await actions()).toEqual([
    ['account.invited', STAFF.email, 'eva@clinic.example'],
    ['account.joined', 'eva@clinic.example', 'eva@clinic.example'],
    ['account.logged-in', 'eva@clinic.example', 'eva@clinic.example'],
  ]);
});

test('stores only a hash of the link', async () => {
  const token = tokenOf(await invite());
  const { rows } = (await app.db.execute(sql`select row_to_json(account_links)::text as line from account_links`)) as {
    rows: { line: string }[];
  };
  expect(rows).toHaveLength(1);
  expect(rows[0]?.line).not.toContain(token);
});

test('says whether a link was used, replaced, revoked, expired or unknown', async () => {
  const used = tokenOf(await invite({ ...EVA, email: 'a@clinic.example' }));
  expect((await follow(used)).status).toBe(200);
  const first = await invite({ ...EVA, email: 'b@clinic.example' });
  app.time.now = new Date(app.time.now.getTime() + 1000);
  const again = (await (await post(`/api/admin/invitations/${first.invitation.id}/resend`)).json()) as SentInvitation;
  const revoked = await invite({ ...EVA, email: 'c@clinic.example' });
  await app.request(`/api/admin/invitations/${revoked.invitation.id}`, { method: 'DELETE', cookie });
  const expired = tokenOf(await invite({ ...EVA, email: 'd@clinic.example' }));

  const expectBoth = async (token: string, answer: unknown[]) => {
    expect(await sentence(look(token))).toEqual(answer);
    expect(await sentence(follow(token))).toEqual(answer);
  };
  await expectBoth(used, [
    409,
    'This invitation was accepted already. Log in with your e-mail address and the password that you chose.',
  ]);
  await expectBoth(tokenOf(first), [409, 'There is a newer link than this one. Look for the last one that you got.']);
  expect((await look(tokenOf(again))).status).toBe(200);
  await expectBoth(tokenOf(revoked), [
    409,
    'An administrator took this invitation back. Ask them for another one if you need it.',
  ]);
  for (const token of ['x'.repeat(43), 'kort', `${expired}x`, expired.toLowerCase()])
    await expectBoth(token, [
      404,
      'There is no such link. Check that you have all of it, or ask an administrator for a new one.',
    ]);
  app.time.now = new Date(app.time.now.getTime() + 7 * DAY_MS);
  await expectBoth(expired, [409, 'This link has expired: it worked for 7 days. Ask an administrator for a new one.']);
});

test('makes one account of two people who follow a link at the same moment', async () => {
  const token = tokenOf(await invite());
  const answers = await Promise.all([follow(token), follow(token)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await app.db.$count(staff, eq(staff.email, 'eva@clinic.example'))).toBe(1);
});

test('names who is logged in, and logs them out when the link is followed', async () => {
  const token = tokenOf(await invite());
  expect(await (await look(token, cookie)).json()).toMatchObject({ loggedInAs: STAFF.email });
  expect((await app.request('/api/admin/me', { cookie })).status).toBe(200);
  const joined = await follow(token, PASSWORD, cookie);
  expect((await app.request('/api/admin/me', { cookie })).status).toBe(401);
  const own = joined.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(await (await app.request('/api/admin/me', { cookie: own })).json()).toMatchObject({
    user: { email: 'eva@clinic.example' },
  });
});

test('keeps the link when the password is weak, or contains one’s own name', async () => {
  const token = tokenOf(await invite());
  for (const password of ['passwordpassword', 'evamaasevamaas'])
    expect((await follow(token, password)).status).toBe(400);
  expect(await app.db.$count(staff, eq(staff.email, 'eva@clinic.example'))).toBe(0);
  expect((await follow(token)).status).toBe(200);
});

test('refuses a second invitation, and one for a person with an account', async () => {
  await invite();
  expect(await sentence(post('/api/admin/invitations', EVA))).toEqual([
    409,
    'There is an invitation for eva@clinic.example already: send it again, or revoke it first',
  ]);
  expect(await sentence(post('/api/admin/invitations', { ...EVA, email: STAFF.email.toUpperCase() }))).toEqual([
    409,
    `There is already an account ${STAFF.email}`,
  ]);
});

test('ends the invitation of a person whom the command adds', async () => {
  const token = tokenOf(await invite());
  await addAccount(app.system, { email: 'eva@clinic.example', password: PASSWORD });
  expect(await list()).toEqual([]);
  expect((await follow(token, 'heel andere woorden op de plank')).status).toBe(409);
  expect(await app.db.$count(staff, eq(staff.email, 'eva@clinic.example'))).toBe(1);
});

test('lists an expired invitation, resends it, and deletes it after a month', async () => {
  const { invitation } = await invite();
  app.time.now = new Date(app.time.now.getTime() + 7 * DAY_MS);
  cookie = (await app.logIn()).cookie;
  expect(await list()).toMatchObject([{ id: invitation.id, isExpired: true }]);
  expect((await post('/api/admin/invitations', EVA)).status).toBe(409);
  const again = (await (await post(`/api/admin/invitations/${invitation.id}/resend`)).json()) as SentInvitation;
  expect(again.invitation).toMatchObject({ name: 'Eva Maas', role: 'editor', readsMessages: true, isExpired: false });
  expect((await post(`/api/admin/invitations/${invitation.id}/resend`)).status).toBe(404);
  app.time.now = new Date(app.time.now.getTime() + 8 * DAY_MS);
  expect(await deleteOldAccountLinks(app.system)).toBe(0);
  app.time.now = new Date(app.time.now.getTime() + 30 * DAY_MS);
  expect(await deleteOldAccountLinks(app.system)).toBe(2);
  expect(await app.db.$count(accountLinks)).toBe(0);
});

test('refuses the 31st request of one address within 15 minutes', async () => {
  for (let at = 0; at < 30; at += 1) expect((await look('x'.repeat(43))).status).toBe(404);
  const refused = await look('x'.repeat(43));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
  expect(await refused.json()).toEqual({ error: 'Too many attempts. Please try again in a quarter of an hour.' });
  expect((await follow('x'.repeat(43))).status).toBe(429);
});

test.each(['writer', 'editor'] as const)('lets no %s invite, resend or revoke', async (role) => {
  const { invitation } = await invite();
  ({ cookie } = await app.logIn(role));
  for (const [method, path, body] of [
    ['GET', '/api/admin/invitations', undefined],
    ['POST', '/api/admin/invitations', EVA],
    ['POST', `/api/admin/invitations/${invitation.id}/resend`, undefined],
    ['DELETE', `/api/admin/invitations/${invitation.id}`, undefined],
  ] as const)
    expect((await app.request(path, { method, ...(body && { body }), cookie })).status).toBe(403);
  expect(await app.db.$count(accountLinks)).toBe(1);
});

test('opens no session for a link that nobody followed', async () => {
  await look(tokenOf(await invite()));
  expect(await app.db.$count(sessions)).toBe(1);
});
