import { eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { STAFF, setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { changeBeforeTransaction } from '../../../tests/support/database/change-before-transaction.ts';
import type { Context } from '../context.ts';
import { secondFactors, sessions, staff } from '../db/schema/staff.ts';
import { deactivateAccount, resetPassword, upsertAccount } from './accounts.ts';
import { changePassword } from './change-password.ts';
import { login } from './login.ts';
import { hashRecoveryCode, newSecret } from './second-factor/one-time-code.ts';
import { endSecondFactor, removeSecondFactor } from './second-factor/set-up.ts';
import { openSession } from './session.ts';

/** A session opens only to an account that is still what the login was checked against (docs/security.md, ASVS 7.4.3). */
const app = setUpTestApp();
const NEXT = 'vier losse woorden uit de kast';
const CODE = 'ABCD-EFGH';

/** The account's owner at the one open session. */
async function ownerAtWork(): Promise<{ owner: Context; sessionId: string }> {
  const { staffId } = await app.logIn();
  await app.db.delete(sessions);
  const { id: sessionId } = await openSession(app.system, staffId);
  return { owner: { ...app.system, actor: { kind: 'staff', staffId, sessionId, ...STAFF } }, sessionId };
}

const useSecondFactor = async () =>
  app.db.insert(secondFactors).values({
    staffId: (await app.db.select().from(staff))[0]?.id ?? 0,
    secret: newSecret(),
    confirmedAt: app.time.now,
    recoveryCodeHashes: [hashRecoveryCode(CODE)],
  });

const logInWhile = (change: () => Promise<unknown>, code?: string) =>
  login(
    changeBeforeTransaction(app.system, change),
    { email: STAFF.email, password: STAFF.password, code },
    '192.0.2.1',
  );

const openedSince = (sessionId: string) => app.db.select().from(sessions).where(ne(sessions.id, sessionId));

test.each<[string, (owner: Context) => Promise<unknown>]>([
  [
    'its owner changes the password',
    (owner) => changePassword(owner, { currentPassword: STAFF.password, newPassword: NEXT }),
  ],
  ['the password is reset', () => resetPassword(app.system, STAFF.email, NEXT)],
  ['a start finds another STAFF_PASSWORD', () => upsertAccount(app.system, { email: STAFF.email, password: NEXT })],
  ['the account is deactivated', () => deactivateAccount(app.system, STAFF.email)],
  ['the account is deleted', () => app.db.delete(staff).where(eq(staff.email, STAFF.email))],
])('a login under way opens nothing when %s', async (_, change) => {
  const { owner, sessionId } = await ownerAtWork();
  await expect(logInWhile(() => change(owner))).rejects.toMatchObject({
    code: 'unauthenticated',
    message: 'Invalid email or password',
  });
  expect(await openedSince(sessionId)).toEqual([]);
});

test.each<[string, (owner: Context) => Promise<unknown>]>([
  ['the phone is reported lost', () => removeSecondFactor(app.system, STAFF.email)],
  ['the owner turns two-step login off', (owner) => endSecondFactor(owner, STAFF.password)],
])('a login with a code opens nothing when %s', async (_, change) => {
  const { owner, sessionId } = await ownerAtWork();
  await useSecondFactor();
  await expect(logInWhile(() => change(owner), CODE)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await openedSince(sessionId)).toEqual([]);
});

test('a login without a code opens nothing when two-step login comes on', async () => {
  const { sessionId } = await ownerAtWork();
  await expect(logInWhile(useSecondFactor)).rejects.toMatchObject({ fields: { code: expect.any(String) } });
  expect(await openedSince(sessionId)).toEqual([]);
});

test('a login under way succeeds when the account stays as it is', async () => {
  const { sessionId } = await ownerAtWork();
  await logInWhile(async () => {});
  expect(await openedSince(sessionId)).toHaveLength(1);
});
