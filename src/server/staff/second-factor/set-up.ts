import { and, eq, isNull } from 'drizzle-orm';
import type { SecondFactorSetup } from '../../../shared/contract/second-factor.ts';
import { audit } from '../../audit/record.ts';
import { type Context, requireAccount, requireStaff } from '../../context.ts';
import { secondFactors, staff } from '../../db/schema/staff.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { DomainError } from '../../errors/errors.ts';
import { verifyOwnPassword } from '../change-password.ts';
import { lockAccount, lockOwnAccount } from '../lock-account.ts';
import { endSessions } from '../session.ts';
import { countAttempt, refundAttempt, WRONG_CODE } from './code-attempts.ts';
import { type Factor, loadConfirmedFactor } from './factor.ts';
import {
  hashRecoveryCode,
  newRecoveryCodes,
  newSecret,
  normaliseCode,
  otpauthUrl,
  timeStepOf,
} from './one-time-code.ts';

/** Whether the own account asks for a code, and how many recovery codes are left. */
export async function getSecondFactor(context: Context): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
  const factor = await loadConfirmedFactor(context, requireAccount(context).staffId);
  return { isOn: factor !== undefined, recoveryCodesLeft: factor?.recoveryCodeHashes.length ?? 0 };
}

/**
 * Makes a secret for the own authenticator app; asked again, it is the same one, which the app may have already.
 * Logging in stays as it is until a first code was right. Throws
 * `invalid` for a wrong password, `too-many`, and `conflict` when there is a second factor already.
 */
export async function beginSecondFactor(context: Context, password: string): Promise<SecondFactorSetup> {
  const { staffId, email } = requireAccount(context);
  const verifiedHash = await verifyOwnPassword(context, password);
  await inTransaction(context, async (tx) => {
    await lockOwnAccount(tx, verifiedHash);
    await tx.db.insert(secondFactors).values({ staffId, secret: newSecret() }).onConflictDoNothing();
  });
  const begun = await loadBegun(context, staffId);
  if (!begun) throw new DomainError('conflict', 'Two-step login is on already. Turn it off first for another phone.');
  const { secret } = begun;
  return { secret, address: otpauthUrl(secret, email, new URL(context.siteUrl).host) };
}

/**
 * Turns the second factor on with a first code of the app, and answers the recovery codes, which are shown this once.
 * All other sessions end. Throws `invalid` for a wrong code, `conflict` when none was begun, and `too-many`.
 */
export async function confirmSecondFactor(context: Context, code: string): Promise<{ recoveryCodes: string[] }> {
  const { staffId, sessionId, email } = requireAccount(context);
  const begun = await loadBegun(context, staffId);
  if (!begun) throw endedElsewhere();
  await countAttempt(context, staffId);
  const step = timeStepOf(normaliseCode(code), begun.secret, context.clock());
  if (step === undefined) throw new DomainError('invalid', WRONG_CODE, { fields: { code: WRONG_CODE } });
  await refundAttempt(context, staffId);
  const recoveryCodes = newRecoveryCodes();
  await inTransaction(context, async (tx) => {
    await lockOwnAccount(tx);
    const confirmed = await tx.db
      .update(secondFactors)
      .set({ confirmedAt: tx.clock(), lastStep: step, recoveryCodeHashes: recoveryCodes.map(hashRecoveryCode) })
      .where(and(isBegunBy(staffId), eq(secondFactors.secret, begun.secret)))
      .returning({ staffId: secondFactors.staffId });
    if (confirmed.length === 0) throw endedElsewhere();
    await endSessions(tx, staffId, { except: sessionId });
    await audit(tx, 'account.second-factor-on', { id: staffId, name: email });
  });
  return { recoveryCodes };
}

/** Turns the own second factor off, and ends all other sessions. Throws `invalid` for a wrong password, `too-many`. */
export async function endSecondFactor(context: Context, password: string): Promise<undefined> {
  const { staffId, email, sessionId } = requireAccount(context);
  const verifiedHash = await verifyOwnPassword(context, password);
  await inTransaction(context, async (tx) => {
    await lockOwnAccount(tx, verifiedHash);
    await removeFactor(tx, { staffId, email, sessionId });
  });
}

/**
 * For somebody who lost phone and recovery codes: by whoever runs the site. Ends all sessions, of which one may be on
 * that phone. Throws `not-found`.
 */
export async function removeSecondFactor(context: Context, email: string): Promise<void> {
  requireStaff(context);
  const [account] = await context.db.select().from(staff).where(eq(staff.email, email.trim().toLowerCase()));
  if (!account) throw new DomainError('not-found', `There is no account ${email}`);
  await inTransaction(context, async (tx) => {
    await lockAccount(tx, account.id);
    await removeFactor(tx, { staffId: account.id, email: account.email });
  });
}

const endedElsewhere = () =>
  new DomainError('conflict', 'Two-step login was finished or stopped elsewhere. Please look what it says now.');

const isBegunBy = (staffId: number) => and(eq(secondFactors.staffId, staffId), isNull(secondFactors.confirmedAt));

async function loadBegun({ db }: Context, staffId: number): Promise<Factor | undefined> {
  const [begun] = await db.select().from(secondFactors).where(isBegunBy(staffId));
  return begun;
}

type Owner = { staffId: number; email: string; sessionId?: string };

async function removeFactor(tx: Transaction, { staffId, email, sessionId }: Owner): Promise<void> {
  await endSessions(tx, staffId, { except: sessionId });
  const removed = await tx.db
    .delete(secondFactors)
    .where(eq(secondFactors.staffId, staffId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  if (removed[0]?.confirmedAt) await audit(tx, 'account.second-factor-off', { id: staffId, name: email });
}
