/** @module-tag slow */
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { STAFF, setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { changeBeforeTransaction } from '../../../tests/support/database/change-before-transaction.ts';
import { ALL_RIGHTS } from '../../../tests/support/staff-rights.ts';
import type { Context } from '../context.ts';
import { secondFactors, sessions, staff } from '../db/schema/staff.ts';
import { resetPassword } from './accounts.ts';
import { changePassword } from './change-password.ts';
import { verifyPassword } from './password.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from './second-factor/set-up.ts';
import { newSecret } from './second-factor/verify.ts';
import { openSession } from './session.ts';

/** A password reset locks out a thief even while the thief's request runs (docs/security.md, ASVS 7.4.3). */
const app = setUpTestApp();
const NEXT = 'vier losse woorden uit de kast';

async function stolenSession(): Promise<Context & { staffId: number }> {
  const { staffId } = await app.logIn();
  const { id: sessionId } = await openSession(app.system, staffId);
  return { ...app.system, staffId, actor: { kind: 'staff', staffId, sessionId, ...STAFF, ...ALL_RIGHTS } };
}
/** The owner resets the password after the thief's call verified the old one. */
const resetMeanwhile = (thief: Context) =>
  changeBeforeTransaction(thief, () => resetPassword(app.system, STAFF.email, NEXT));
const ENDED = { code: 'unauthenticated' };

test('changes no password when the session ended during the call', async () => {
  const thief = await stolenSession();
  const change = { currentPassword: STAFF.password, newPassword: 'een heel ander geheim woord' };
  await expect(changePassword(resetMeanwhile(thief), change)).rejects.toMatchObject(ENDED);
  const [account] = await app.db.select().from(staff);
  expect(await verifyPassword(NEXT, account?.passwordHash)).toBe(true);
});

test('sets up no two-step login when the session ended during the call', async () => {
  const thief = await stolenSession();
  await expect(beginSecondFactor(resetMeanwhile(thief), STAFF.password)).rejects.toMatchObject(ENDED);
  expect(await app.db.select().from(secondFactors)).toEqual([]);
});

test('leaves two-step login off when the session ended during the call', async () => {
  const thief = await stolenSession();
  const { secret } = await beginSecondFactor(thief, STAFF.password);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.time.now.getTime() });
  await expect(confirmSecondFactor(resetMeanwhile(thief), code)).rejects.toMatchObject(ENDED);
  expect(await app.db.select().from(secondFactors)).toEqual([]);
});

test('leaves two-step login on when the session ended during the call', async () => {
  const thief = await stolenSession();
  await app.db.insert(secondFactors).values({ staffId: thief.staffId, secret: newSecret(), confirmedAt: app.time.now });
  await expect(endSecondFactor(resetMeanwhile(thief), STAFF.password)).rejects.toMatchObject(ENDED);
  expect(await app.db.select().from(secondFactors)).toHaveLength(1);
});

test('discards an unconfirmed two-step login when the password is reset', async () => {
  const thief = await stolenSession();
  const { secret } = await beginSecondFactor(thief, STAFF.password);
  await resetPassword(app.system, STAFF.email, NEXT);
  const { id: sessionId } = await openSession(app.system, thief.staffId);
  const owner: Context = {
    ...app.system,
    actor: { kind: 'staff', staffId: thief.staffId, sessionId, ...STAFF, ...ALL_RIGHTS },
  };
  expect((await beginSecondFactor(owner, NEXT)).secret).not.toBe(secret);
});

test('refuses the second of two simultaneous password changes', async () => {
  const owner = await stolenSession();
  const change = (newPassword: string) => ({ currentPassword: STAFF.password, newPassword });
  const second = changeBeforeTransaction(owner, () => changePassword(owner, change(NEXT)));
  await expect(changePassword(second, change('een heel ander geheim woord'))).rejects.toMatchObject({
    fields: { currentPassword: 'This is not your current password' },
  });
  const [account] = await app.db.select().from(staff);
  expect(await verifyPassword(NEXT, account?.passwordHash)).toBe(true);
  expect(await app.db.select().from(sessions)).toHaveLength(1);
});
