import { beforeEach, expect, test } from 'vitest';
import type { Actor, Context } from '../../../src/server/context.ts';
import { eq, sql } from '../../../src/server/db/drizzle.ts';
import { accountLinks, staff } from '../../../src/server/db/schema/staff.ts';
import { erasePerson } from '../../../src/server/operations/privacy/erase.ts';
import { followLink } from '../../../src/server/staff/account-links/follow-link.ts';
import {
  invite,
  makeResetLink,
  resendInvitation,
  revokeInvitation,
} from '../../../src/server/staff/account-links/invitations.ts';
import { changePerson, deactivateAccount } from '../../../src/server/staff/people/change.ts';
import { addAdministrator } from '../../support/administrator.ts';
import { createAtOnce } from '../../support/database/at-once.ts';
import { setUpTwoProcesses } from '../../support/database/two-processes.ts';
import { ALL_RIGHTS } from '../../support/staff-rights.ts';

const site = setUpTwoProcesses({});
const atOnce = createAtOnce(site);
const PASSWORD = 'vier losse woorden uit de kast';
const EVA = { email: 'eva@clinic.example', name: 'Eva', role: 'writer', readsMessages: false } as const;
let anna = 0;
let bas = 0;

beforeEach(async () => {
  await site.db.execute(sql`truncate staff, account_links, rate_limits cascade`);
  anna = await addAdministrator(site.db, 'anna@clinic.example');
  bas = await addAdministrator(site.db, 'bas@clinic.example');
});

const by = (context: Context, staffId: number): Context => {
  const actor: Actor = { kind: 'staff', staffId, sessionId: '', email: 'x@clinic.example', name: 'X', ...ALL_RIGHTS };
  return { ...context, actor };
};
const administrators = async () =>
  (await site.db.select().from(staff).where(eq(staff.role, 'administrator')))
    .filter(({ isActive }) => isActive)
    .map(({ id }) => id);

const demote = (actor: number, id: number) => (context: Context) =>
  changePerson(by(context, actor), id, { role: 'editor' });

test('one administrator remains when two demote each other at once', async () => {
  expect(await atOnce(demote(anna, bas), demote(bas, anna))).toBe('forbidden');
  expect(await administrators()).toEqual([anna]);
});

test('one administrator remains when two step down at once', async () => {
  expect(await atOnce(demote(anna, anna), demote(bas, bas))).toBe('conflict');
  expect(await administrators()).toEqual([bas]);
});

test.each([
  ['deactivates', (context: Context) => deactivateAccount(context, bas)],
  ['erases', (context: Context) => erasePerson(context, 'bas@clinic.example')],
])('refuses a command that %s the last remaining administrator', async (_, remove) => {
  expect(await atOnce(demote(bas, anna), remove)).toBe('conflict');
  expect(await administrators()).toEqual([bas]);
});

test('one account stays active when two deactivate each other', async () => {
  const close = (actor: number, id: number) => (context: Context) => deactivateAccount(by(context, actor), id);
  expect(await atOnce(close(anna, bas), close(bas, anna))).toBe('forbidden');
  expect(await administrators()).toEqual([anna]);
});

test('fifty demotions of each other at once leave one administrator', async () => {
  for (let at = 0; at < 8; at += 1) await addAdministrator(site.db, `a${at}@clinic.example`);
  const ids = await administrators();
  const pairs = Array.from({ length: 50 }, (_, at) => [ids[at % 10] ?? 0, ids[(at * 7 + 3) % 10] ?? 0] as const);
  const answers = await Promise.allSettled(
    pairs.map(([actor, id], at) => demote(actor, id)(at % 2 ? site.here : site.there)),
  );
  expect(await administrators()).not.toEqual([]);
  const codes = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'done'));
  for (const code of codes) expect(code).toBeOneOf(['done', 'forbidden', 'conflict']);
});

const follower = (url: string) => (context: Context) =>
  followLink(context, { token: url.split('#')[1] ?? '', password: PASSWORD }, '', {
    cookie: undefined,
    name: null,
  });

test('a link that two people follow at once creates one account', async () => {
  const { url } = await invite(site.here, EVA);
  const follow = follower(url);
  const answers = await Promise.allSettled([follow(site.here), follow(site.there)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
  expect(await site.db.$count(staff, eq(staff.email, EVA.email))).toBe(1);
});

test('creates one invitation when two are made for the same address', async () => {
  expect(
    await atOnce(
      (tx) => invite(tx, EVA),
      (context) => invite(context, EVA),
    ),
  ).toBe('conflict');
  expect(await site.db.$count(accountLinks)).toBe(1);
});

test('a link that is sent again while it is followed lets nobody in twice', async () => {
  const { url, invitation } = await invite(site.here, EVA);
  const follow = follower(url);
  expect(await atOnce(follow, (context) => resendInvitation(context, invitation.id))).toBe('not-found');
  expect(await site.db.$count(accountLinks)).toBe(1);
});

test('an invitation that is revoked while it is followed lets nobody in', async () => {
  const { url, invitation } = await invite(site.here, EVA);
  const follow = follower(url);
  expect(await atOnce((tx) => revokeInvitation(tx, invitation.id), follow)).toBe('conflict');
  expect(await site.db.$count(staff, eq(staff.email, EVA.email))).toBe(0);
});

test('a reset link that is replaced while in use sets the password once', async () => {
  const { url } = await makeResetLink(site.here, anna);
  const follow = follower(url);
  expect(await atOnce((tx) => makeResetLink(tx, anna), follow)).toBe('conflict');
  const [account] = await site.db.select().from(staff).where(eq(staff.id, anna));
  expect(account?.passwordHash).toBe('');
});
