import { beforeEach, expect, test } from 'vitest';
import { addAdministrator } from '../../../../tests/support/administrator.ts';
import { colleague } from '../../../../tests/support/api/colleague.ts';
import { recordingMail } from '../../../../tests/support/api/recording-mail.ts';
import { STAFF, setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { DAY_MS } from '../../../shared/dates/durations.ts';
import { audit } from '../../audit/record.ts';
import { eq } from '../../db/drizzle.ts';
import { outbox } from '../../db/schema/outbox.ts';
import { knownBrowsers, staff } from '../../db/schema/staff.ts';
import { runMaintenance } from '../../maintenance/run.ts';
import { erasePerson } from '../../operations/privacy/erase.ts';
import { findPerson } from '../../operations/privacy/person.ts';
import { deliverDue } from '../../outbox/deliver.ts';
import { inTransaction } from '../../transaction.ts';
import { changePerson } from '../people/change.ts';
import { notifyAccount } from './notify.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';
const post = recordingMail();
const app = setUpTestApp({ mail: post.mail });
beforeEach(async () => {
  await app.settled();
  post.take();
});

/** Logs in like a browser with the given cookies; returns its cookies afterwards. */
async function logIn(cookies: Record<string, string> = {}) {
  const response = await app.request('/api/admin/login', {
    method: 'POST',
    body: { email: STAFF.email, password: STAFF.password },
    headers: { 'user-agent': FIREFOX },
    cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
  });
  expect(response.status).toBe(200);
  const set = response.headers.getSetCookie();
  return { set, cookies: Object.fromEntries(set.map((line) => line.split(';', 1)[0]?.split('=') as [string, string])) };
}
/** STAFF's account, as if it had never logged in. */
async function newAccount(): Promise<void> {
  await app.logIn();
  await app.db.update(staff).set({ lastSeenAt: null });
}
const mails = async () => {
  await deliverDue(app.system, ['mail']);
  return post.take();
};

test('mails once about a login in a browser that was not used before', async () => {
  await newAccount();
  const first = await logIn();
  expect(await mails()).toEqual([]);
  await logIn(first.cookies);
  expect(await mails()).toEqual([]);
  const second = await logIn();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: STAFF.email, subject: 'New login to your account' });
  expect(mail?.text).toContain('on November 21, 2026 at 11:00 in a browser');
  expect(mail?.text).toContain('Firefox on Windows');
  expect(mail?.text).toContain('http://localhost:4321/admindash/account');
  await logIn(second.cookies);
  await logIn(first.cookies);
  expect(await mails()).toEqual([]);
});

test.each([
  ['logged in before browsers were remembered', () => audit(app.system, 'account.logged-in', { id: 1 })],
  ['was used with an older session', () => app.db.update(staff).set({ lastSeenAt: app.time.now })],
])('an account that %s gets a mail that does not call the browser new', async (_, use) => {
  await newAccount();
  await use();
  const { cookies } = await logIn();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain(
    'Somebody logged in on November 21, 2026 at 11:00: Firefox on Windows. It may be the browser that you always use',
  );
  expect(mail?.text).not.toContain('not used before');
  await logIn(cookies);
  expect(await mails()).toEqual([]);
  await logIn();
  expect((await mails())[0]?.text).toContain('not used before');
});

test('keeps a random id in a cookie of a year, and only its hash', async () => {
  await newAccount();
  const { set, cookies } = await logIn();
  expect(set[1]).toMatch(/^browser=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  const stored = JSON.stringify([await app.db.select().from(knownBrowsers), await app.db.select().from(outbox)]);
  expect(stored).not.toContain(cookies['browser']);
});

test.each([
  ['nothing', ''],
  ['too short', 'x'],
  ['too long', 'a'.repeat(4000)],
  ['no id', '../../etc/passwd'],
])('gives a browser whose id is %s another one', async (_, id) => {
  await newAccount();
  await logIn();
  expect((await logIn({ browser: id })).cookies['browser']).toMatch(/^[\w-]{43}$/);
  expect(await mails()).toHaveLength(1);
});

test('deletes a browser after a year without use, and mails about it again', async () => {
  await newAccount();
  const { cookies } = await logIn();
  await app.db.update(staff).set({ lastSeenAt: app.time.now });
  app.time.now = new Date(app.time.now.getTime() + 364 * DAY_MS);
  expect(await runMaintenance(app.system)).toMatchObject({ browsersForgotten: 0 });
  app.time.now = new Date(app.time.now.getTime() + 2 * DAY_MS);
  expect(await runMaintenance(app.system)).toMatchObject({ browsersForgotten: 1 });
  await logIn({ browser: cookies['browser'] ?? '' });
  expect(await mails()).toHaveLength(1);
});

test('shows in which browser each session is', async () => {
  await newAccount();
  const { cookies } = await logIn();
  const sessions = await app.request('/api/admin/account/sessions', { cookie: `session=${cookies['session']}` });
  expect(await sessions.json()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ isCurrent: true, browser: 'Firefox on Windows' }),
      expect.objectContaining({ isCurrent: false, browser: null }),
    ]),
  );
});

test.each([
  ['account.password-changed', 'Your password was changed', 'The password was changed on'],
  ['account.second-factor-on', 'Two-step login was turned on', 'logging in now takes a code'],
  ['account.second-factor-off', 'Two-step login was turned off', 'the password alone is now enough'],
  [
    'account.role-changed',
    'What you may do was changed',
    'Your role is now Editor. You may not read contact messages.',
  ],
] as const)('tells the person of %s, also when another did it', async (action, subject, sentence) => {
  const bas = await colleague(app, { role: 'editor' });
  await audit(app.system, action, { id: bas.staffId, name: bas.email });
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: bas.email, subject });
  expect(mail?.text).toContain(sentence);
});

test('writes in the language of the person', async () => {
  const bas = await colleague(app, { role: 'editor' });
  await app.db.update(staff).set({ language: 'nl' }).where(eq(staff.id, bas.staffId));
  const browser = { browser: 'Firefox on Windows' };
  await inTransaction(app.system, (tx) => notifyAccount(tx, bas.staffId, 'new-browser', browser));
  await audit(app.system, 'account.role-changed', { id: bas.staffId, name: bas.email });
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: bas.email, subject: 'Wijzigingen van uw account' });
  expect(mail?.text).toContain('nog niet was gebruikt: Firefox op Windows.');
  expect(mail?.text).toContain(
    'Uw rol of rechten zijn gewijzigd op 21 november 2026 om 11:00. Uw rol is nu Redacteur. U mag berichten niet lezen.',
  );
});

test('mails each person once about what happened at the same time', async () => {
  const [bas, eva] = [await colleague(app), await colleague(app)];
  await changePerson(app.system, bas.email, { reviewer: { profession: 'huisarts', bigNumber: '19012345601' } });
  await audit(app.system, 'account.password-changed', { id: bas.staffId });
  await audit(app.system, 'account.second-factor-off', { id: bas.staffId });
  await audit(app.system, 'account.password-changed', { id: eva.staffId });
  const sent = await mails();
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    [bas.email, 'Changes to your account'],
    [eva.email, 'Your password was changed'],
  ]);
});

test('mails nothing about a change that is rolled back', async () => {
  const bas = await colleague(app);
  const broken = inTransaction(app.system, async (tx) => {
    await audit(tx, 'account.password-changed', { id: bas.staffId });
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  expect(await mails()).toEqual([]);
});

test('stores no notice on a site without a mail server', async () => {
  const bas = await colleague(app);
  await audit({ ...app.system, mail: undefined }, 'account.password-changed', { id: bas.staffId });
  expect(await app.db.select().from(outbox)).toEqual([]);
});

test('does not send the notices of messages earlier', async () => {
  const bas = await colleague(app);
  for (const name of ['Jan', 'Piet'])
    await app.request('/api/contact', {
      method: 'POST',
      body: { name, email: 'jan@voorbeeld.nl', message: 'Hallo' },
    });
  await app.settled();
  // The first is mailed at once; the second waits for the end of the burst.
  expect(post.take()).toHaveLength(1);
  await audit(app.system, 'account.password-changed', { id: bas.staffId });
  expect((await mails()).map(({ to }) => to)).toEqual([bas.email]);
});

test('erasing a person cancels their notices and deletes their browsers', async () => {
  await newAccount();
  await addAdministrator(app.db);
  await logIn();
  const bas = await colleague(app);
  await audit(app.system, 'account.password-changed', { id: bas.staffId });
  const { staffId } = await app.logIn();
  await audit(app.system, 'account.password-changed', { id: staffId });
  expect((await findPerson(app.system, STAFF.email)).account?.knownBrowsers).toEqual([{ lastUsedAt: app.time.now }]);
  await erasePerson(app.system, STAFF.email);
  expect(await app.db.select().from(knownBrowsers).where(eq(knownBrowsers.staffId, staffId))).toEqual([]);
  expect(JSON.stringify(await app.db.select().from(outbox))).not.toContain(`account ${staffId}`);
  expect((await mails()).map(({ to }) => to)).toEqual([bas.email]);
});
