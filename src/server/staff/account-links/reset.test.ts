import { beforeEach, describe, expect, test } from 'vitest';
import { addAdministrator } from '../../../../tests/support/administrator.ts';
import { STAFF, setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { secondFactors } from '../../db/schema/staff.ts';
import type { OutgoingMail } from '../../mail/mail.ts';
import { changePerson, deactivateAccount } from '../people/change.ts';
import { newSecret } from '../second-factor/verify.ts';
import { invite, makeResetLink, revokeInvitation } from './invitations.ts';

const mails: OutgoingMail[] = [];
const app = setUpTestApp({
  mail: {
    send: async (sent) => {
      mails.push(...sent);
      return sent.map(() => undefined);
    },
  },
});
const PASSWORD = 'vier losse woorden uit de kast';
beforeEach(() => {
  mails.length = 0;
});

const post = (path: string, body: object, cookie = '') => app.request(path, { method: 'POST', body, cookie });
const follow = (url: string, cookie = '') =>
  post('/api/admin/account-links/use', { token: url.split('#')[1], password: PASSWORD }, cookie);
const logIn = async (password: string) => (await post('/api/admin/login', { email: STAFF.email, password })).status;
const isOpen = async (cookie: string) => (await app.request('/api/admin/me', { cookie })).status === 200;

describe('a link for a new password', () => {
  test('changes nothing until it is used, then ends all sessions', async () => {
    const { cookie, staffId } = await app.logIn();
    const { cookie: other } = await app.logIn();
    const { url } = await makeResetLink(app.system, staffId);
    expect([await isOpen(cookie), await logIn(STAFF.password)]).toEqual([true, 200]);
    const used = await follow(url, cookie);
    expect(await used.json()).toMatchObject({ user: { id: staffId } });
    expect([await isOpen(cookie), await isOpen(other)]).toEqual([false, false]);
    expect(await isOpen(used.headers.get('set-cookie')?.split(';')[0] ?? '')).toBe(true);
    expect([await logIn(STAFF.password), await logIn(PASSWORD)]).toEqual([401, 200]);
    expect((await follow(url)).status).toBe(409);
  });

  test('ends with the secret of the site, by which its token can be made', async () => {
    const { staffId } = await app.logIn();
    const other = {
      ...app.system,
      sessionSecret: new TextEncoder().encode('another secret of at least thirty-two bytes'),
    };
    const { url } = await makeResetLink(other, staffId);
    expect([(await follow(url)).status, await logIn(STAFF.password)]).toEqual([404, 200]);
  });

  test('asks for the code of an account with two-step login, at login', async () => {
    const { staffId, cookie } = await app.logIn();
    await app.db.insert(secondFactors).values({ staffId, secret: newSecret(), confirmedAt: app.time.now });
    const { url } = await makeResetLink(app.system, staffId);
    const used = await follow(url);
    expect([used.status, await used.json()]).toEqual([200, { user: null }]);
    expect(await isOpen(cookie)).toBe(false);
    expect(await (await post('/api/admin/login', { email: STAFF.email, password: PASSWORD })).json()).toMatchObject({
      fields: { code: expect.any(String) },
    });
  });

  test('ends when the person chooses a new password without it', async () => {
    const { cookie, staffId } = await app.logIn();
    const { url } = await makeResetLink(app.system, staffId);
    const passwords = { currentPassword: STAFF.password, newPassword: 'zeven andere woorden op de plank' };
    expect((await post('/api/admin/account/password', passwords, cookie)).status).toBe(204);
    expect((await follow(url)).status).toBe(409);
  });

  test.each([
    ['demoted', (id: number) => changePerson(app.system, id, { role: 'writer' })],
    ['deactivated', (id: number) => deactivateAccount(app.system, id)],
  ])('ends when the administrator who made it is %s', async (_, demote) => {
    const { cookie, staffId } = await app.logIn();
    const colleague = await addAdministrator(app.db);
    const { url } = (await (await post(`/api/admin/people/${colleague}/reset-link`, {}, cookie)).json()) as {
      url: string;
    };
    const invitation = { email: 'nieuw@clinic.example', name: 'Nieuw', role: 'administrator', readsMessages: false };
    const invited = (await (await post('/api/admin/invitations', invitation, cookie)).json()) as { url: string };
    await demote(staffId);
    expect([(await follow(url)).status, (await follow(invited.url)).status]).toEqual([409, 409]);
  });

  test('ends an earlier one, and ends when the account is deactivated', async () => {
    const { staffId } = await app.logIn();
    const first = await makeResetLink(app.system, staffId);
    app.time.now = new Date(app.time.now.getTime() + 1000);
    const second = await makeResetLink(app.system, staffId);
    const look = async ({ url }: { url: string }) =>
      (await post('/api/admin/account-links/look', { token: url.split('#')[1] })).status;
    expect([await look(first), await look(second)]).toEqual([409, 200]);
    await addAdministrator(app.db);
    await deactivateAccount(app.system, staffId);
    expect([await look(second), (await follow(second.url)).status]).toEqual([409, 409]);
    await expect(makeResetLink(app.system, staffId)).rejects.toMatchObject({ code: 'conflict' });
    expect(await logIn(STAFF.password)).toBe(401);
  });
});

describe('where the site sends mail', () => {
  test('the mailed link is the one that is shown for copying', async () => {
    const { staffId } = await app.logIn();
    const { url } = await makeResetLink(app.system, staffId);
    const invited = await invite(app.system, {
      email: 'eva@clinic.example',
      name: 'Eva Maas',
      role: 'writer',
      readsMessages: false,
    });
    await app.settled();
    expect(invited.isMailed).toBe(true);
    expect(mails.map(({ to }) => to).toSorted()).toEqual([STAFF.email, 'eva@clinic.example']);
    for (const [to, link] of [
      [STAFF.email, url],
      ['eva@clinic.example', invited.url],
    ])
      expect(mails.find((mail) => mail.to === to)?.text).toContain(`\n${link}\n`);
  });

  test('no mail goes out for a link that was revoked before', async () => {
    const { invitation } = await invite(
      { ...app.system, background: async () => {} },
      { email: 'eva@clinic.example', name: 'Eva', role: 'writer', readsMessages: false },
    );
    await revokeInvitation(app.system, invitation.id);
    await makeResetLink(app.system, (await app.logIn()).staffId);
    await app.settled();
    expect(mails.map(({ to }) => to)).toEqual([STAFF.email]);
  });
});
