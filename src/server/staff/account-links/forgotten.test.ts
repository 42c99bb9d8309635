import { beforeEach, expect, test } from 'vitest';
import { recordingMail } from '../../../../tests/support/api/recording-mail.ts';
import { STAFF, setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { HOUR_MS } from '../../../shared/dates/durations.ts';
import type { Context } from '../../context.ts';
import { eq } from '../../db/drizzle.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { accountLinks, secondFactors, staff } from '../../db/schema/staff.ts';
import { runMaintenance } from '../../maintenance/run.ts';
import { newSecret } from '../second-factor/verify.ts';
import { forgotPassword } from './forgotten.ts';
import { makeResetLink } from './invitations.ts';

const recording = recordingMail();
const app = setUpTestApp({ mail: recording.mail });
const PASSWORD = 'vier losse woorden uit de kast';
beforeEach(() => void recording.take());

const post = (path: string, body: object) => app.request(path, { method: 'POST', body });
const ask = async (email: string = STAFF.email) => (await post('/api/admin/forgotten-password', { email })).status;
async function mails() {
  await app.settled();
  await runMaintenance(app.system);
  return recording.take();
}
/** The link in the one mail that was sent. */
async function linkIn(sent: Awaited<ReturnType<typeof mails>>): Promise<string> {
  expect(sent.map(({ to }) => to)).toEqual([STAFF.email]);
  return /#([\w-]{43})\n/.exec(sent[0]?.text ?? '')?.[1] ?? '';
}
const follow = (token: string) => post('/api/admin/account-links/use', { token, password: PASSWORD });
const logIn = async (password: string) => (await post('/api/admin/login', { email: STAFF.email, password })).status;

test('mails a link that works once; then all sessions end, and a mail says so', async () => {
  const { cookie } = await app.logIn();
  expect(await ask('  ANNA@clinic.example ')).toBe(204);
  const token = await linkIn(await mails());
  expect(await (await post('/api/admin/account-links/look', { token })).json()).toMatchObject({
    kind: 'forgotten',
    madeBy: null,
  });
  expect((await app.request('/api/admin/me', { cookie })).status).toBe(200);
  expect((await follow(token)).status).toBe(200);
  expect((await app.request('/api/admin/me', { cookie })).status).toBe(401);
  expect([await logIn(STAFF.password), await logIn(PASSWORD), (await follow(token)).status]).toEqual([401, 200, 409]);
  expect((await mails())[0]?.text).toContain('The password was changed');
  const actions = (await app.db.select().from(auditLog)).map(({ action }) => action);
  expect(actions).toContain('account.password-forgotten');
});

test('answers the same for an address without an account, or a deactivated one, and mails nothing', async () => {
  const { staffId } = await app.logIn();
  expect(await ask('niemand@clinic.example')).toBe(204);
  await app.db.update(staff).set({ isActive: false }).where(eq(staff.id, staffId));
  expect(await ask()).toBe(204);
  expect(await mails()).toEqual([]);
  expect(await app.db.select().from(accountLinks)).toEqual([]);
});

test('works for an hour', async () => {
  await app.logIn();
  await ask();
  const token = await linkIn(await mails());
  app.time.now = new Date(app.time.now.getTime() + HOUR_MS);
  expect(await (await follow(token)).json()).toMatchObject({ error: expect.stringMatching(/worked for an hour/) });
});

test('a newer one ends it; that of an administrator stays until the password is chosen', async () => {
  const { staffId } = await app.logIn();
  const { url } = await makeResetLink(app.system, staffId);
  await ask();
  await app.settled();
  app.time.now = new Date(app.time.now.getTime() + 1000);
  await ask();
  const tokens = (await mails()).flatMap(({ text }) => /#([\w-]{43})\n/.exec(text)?.[1] ?? []);
  const made = url.split('#')[1] ?? '';
  const look = async (token: string) => (await post('/api/admin/account-links/look', { token })).status;
  const open = await Promise.all(tokens.map(look));
  expect(open.filter((status) => status === 200)).toHaveLength(2);
  const newest = tokens.filter((token, number) => open[number] === 200 && token !== made)[0] ?? '';
  expect((await follow(newest)).status).toBe(200);
  expect(await look(made)).toBe(409);
});

test('leaves two-step login: the code is asked at login', async () => {
  const { staffId } = await app.logIn();
  await app.db.insert(secondFactors).values({ staffId, secret: newSecret(), confirmedAt: app.time.now });
  await ask();
  expect(await (await follow(await linkIn(await mails()))).json()).toEqual({ user: null });
});

test('is limited for an e-mail address, with the same answer whether or not it has an account', async () => {
  await app.logIn();
  for (const email of [STAFF.email, 'niemand@clinic.example']) {
    const answers = [];
    for (let time = 0; time < 4; time += 1) answers.push(await ask(email));
    expect(answers).toEqual([204, 204, 204, 429]);
  }
});

test('says whom to ask where the site sends no mail', async () => {
  const { mail: _, ...without } = app.system;
  await expect(forgotPassword(without as Context, { email: STAFF.email }, '192.0.2.1')).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/Ask an administrator/),
  });
});
