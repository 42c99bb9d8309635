/** @module-tag slow */
import { expect, test } from 'vitest';
import { addAdministrator } from '../../../tests/support/administrator.ts';
import { STAFF, setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { changeBeforeTransaction } from '../../../tests/support/database/change-before-transaction.ts';
import { ALL_RIGHTS } from '../../../tests/support/staff-rights.ts';
import type { Context } from '../context.ts';
import { eq, ne } from '../db/drizzle.ts';
import { secondFactors, sessions, staff } from '../db/schema/staff.ts';
import { resetPassword, upsertAccount } from './accounts.ts';
import { changePassword } from './change-password.ts';
import { login } from './login.ts';
import { deactivateAccount } from './people/change.ts';
import { endSecondFactor, removeSecondFactor } from './second-factor/set-up.ts';
import { hashRecoveryCode, newSecret } from './second-factor/verify.ts';
import { openSession } from './session.ts';

/** An account changes after its password was verified, before the session opens (docs/security.md, ASVS 7.4.3). */
const app = setUpTestApp();
const NEXT = 'vier losse woorden uit de kast';
const CODE = 'ABCD-EFGH';

/** The account's owner, with the only open session. */
async function ownerSession(): Promise<{ owner: Context; sessionId: string }> {
  const { staffId } = await app.logIn();
  await app.db.delete(sessions);
  const { id: sessionId } = await openSession(app.system, staffId);
  return { owner: { ...app.system, actor: { kind: 'staff', staffId, sessionId, ...STAFF, ...ALL_RIGHTS } }, sessionId };
}

const turnOnSecondFactor = async () =>
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

const otherSessions = (sessionId: string) => app.db.select().from(sessions).where(ne(sessions.id, sessionId));

test.each<[string, (owner: Context) => Promise<unknown>]>([
  [
    'its owner changes the password',
    (owner) => changePassword(owner, { currentPassword: STAFF.password, newPassword: NEXT }),
  ],
  ['the password is reset', () => resetPassword(app.system, STAFF.email, NEXT)],
  ['a start changes STAFF_PASSWORD', () => upsertAccount(app.system, { email: STAFF.email, password: NEXT })],
  [
    'the account is deactivated',
    async () => {
      await addAdministrator(app.db);
      await deactivateAccount(app.system, STAFF.email);
    },
  ],
  ['the account is deleted', () => app.db.delete(staff).where(eq(staff.email, STAFF.email))],
])('opens no session when %s during the login', async (_, change) => {
  const { owner, sessionId } = await ownerSession();
  await expect(logInWhile(() => change(owner))).rejects.toMatchObject({
    code: 'unauthenticated',
    message: 'Invalid email or password',
  });
  expect(await otherSessions(sessionId)).toEqual([]);
});

test.each<[string, (owner: Context) => Promise<unknown>]>([
  ['the phone is reported lost', () => removeSecondFactor(app.system, STAFF.email)],
  ['the owner turns two-step login off', (owner) => endSecondFactor(owner, STAFF.password)],
])('opens no session for a code when %s during the login', async (_, change) => {
  const { owner, sessionId } = await ownerSession();
  await turnOnSecondFactor();
  await expect(logInWhile(() => change(owner), CODE)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await otherSessions(sessionId)).toEqual([]);
});

test('asks for a code when two-step login is turned on during the login', async () => {
  const { sessionId } = await ownerSession();
  await expect(logInWhile(turnOnSecondFactor)).rejects.toMatchObject({ fields: { code: expect.any(String) } });
  expect(await otherSessions(sessionId)).toEqual([]);
});

test('opens a session when the account does not change', async () => {
  const { sessionId } = await ownerSession();
  await logInWhile(async () => {});
  expect(await otherSessions(sessionId)).toHaveLength(1);
});
