import type { SecondFactorSetup } from '../../../shared/contract/accounts/second-factor.ts';
import { audit } from '../../audit/record.ts';
import { type Context, requireAccount } from '../../context.ts';
import { and, eq, isNull } from '../../db/drizzle.ts';
import { secondFactors } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { verifyOwnPassword } from '../change-password.ts';
import { lockAccount, lockAdministrators, lockOwnAccount } from '../lock-account.ts';
import { type AccountRef, findAccount } from '../people/people.ts';
import { endSessions } from '../session.ts';
import {
  countAttempt,
  type Factor,
  hashRecoveryCode,
  loadConfirmedFactor,
  newRecoveryCodes,
  newSecret,
  normaliseCode,
  otpauthUrl,
  refundAttempt,
  timeStepOf,
  WRONG_CODE,
} from './verify.ts';

export async function getSecondFactor(context: Context): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
  const factor = await loadConfirmedFactor(context, requireAccount(context).staffId);
  return { isOn: factor !== undefined, recoveryCodesLeft: factor?.recoveryCodeHashes.length ?? 0 };
}

/**
 * Creates the secret for the caller's authenticator app, or returns the unconfirmed one again. Login asks for no code
 * until {@link confirmSecondFactor}. Throws `invalid` for a wrong password, `too-many`, and `conflict` when a second
 * factor is on already.
 */
export async function beginSecondFactor(context: Context, password: string): Promise<SecondFactorSetup> {
  const { staffId, email } = requireAccount(context);
  const verifiedHash = await verifyOwnPassword(context, password);
  await inTransaction(context, async (tx) => {
    await lockOwnAccount(tx, verifiedHash);
    await tx.db.insert(secondFactors).values({ staffId, secret: newSecret() }).onConflictDoNothing();
  });
  const factor = await loadUnconfirmedFactor(context, staffId);
  if (!factor) throw new DomainError('conflict', 'Two-step login is on already. Turn it off first for another phone.');
  const { secret } = factor;
  return { secret, address: otpauthUrl(secret, email, new URL(context.siteUrl).host) };
}

/**
 * Turns two-step login on, ends all other sessions and returns the recovery codes, which are stored only as hashes.
 * Throws `invalid` for a wrong code, `conflict` when no set-up was started, and `too-many`.
 */
export async function confirmSecondFactor(context: Context, code: string): Promise<{ recoveryCodes: string[] }> {
  const { staffId, sessionId, email } = requireAccount(context);
  const factor = await loadUnconfirmedFactor(context, staffId);
  if (!factor) throw setUpEndedElsewhere();
  await countAttempt(context, staffId);
  const step = timeStepOf(normaliseCode(code), factor.secret, context.clock());
  if (step === undefined) throw new DomainError('invalid', WRONG_CODE, { fields: { code: WRONG_CODE } });
  await refundAttempt(context, staffId);
  const recoveryCodes = newRecoveryCodes();
  await inTransaction(context, async (tx) => {
    await lockOwnAccount(tx);
    const confirmed = await tx.db
      .update(secondFactors)
      .set({ confirmedAt: tx.clock(), lastStep: step, recoveryCodeHashes: recoveryCodes.map(hashRecoveryCode) })
      .where(and(isUnconfirmed(staffId), eq(secondFactors.secret, factor.secret)))
      .returning({ staffId: secondFactors.staffId });
    if (confirmed.length === 0) throw setUpEndedElsewhere();
    await endSessions(tx, staffId, { except: sessionId });
    await audit(tx, 'account.second-factor-on', { id: staffId, name: email });
  });
  return { recoveryCodes };
}

/** Turns two-step login off and ends all other sessions. Throws `invalid` for a wrong password, and `too-many`. */
export async function endSecondFactor(context: Context, password: string): Promise<undefined> {
  const { staffId, email, sessionId } = requireAccount(context);
  const verifiedHash = await verifyOwnPassword(context, password);
  await inTransaction(context, async (tx) => {
    await lockOwnAccount(tx, verifiedHash);
    await deleteFactor(tx, { staffId, email, sessionId });
  });
}

/**
 * For a person who lost phone and recovery codes. Ends all their sessions, because one may be on the lost phone. Throws
 * `not-found`.
 */
export async function removeSecondFactor(context: Context, ref: AccountRef): Promise<undefined> {
  requirePermission(context, 'people.manage');
  await inTransaction(context, async (tx) => {
    await lockAdministrators(tx);
    const { id, email } = await findAccount(tx, ref);
    await lockAccount(tx, id);
    await deleteFactor(tx, { staffId: id, email });
  });
}

const setUpEndedElsewhere = () =>
  new DomainError('conflict', 'Two-step login was confirmed or cancelled in another window. Reload the page.');

const isUnconfirmed = (staffId: number) => and(eq(secondFactors.staffId, staffId), isNull(secondFactors.confirmedAt));

async function loadUnconfirmedFactor({ db }: Context, staffId: number): Promise<Factor | undefined> {
  const [factor] = await db.select().from(secondFactors).where(isUnconfirmed(staffId));
  return factor;
}

type Owner = { staffId: number; email: string; sessionId?: string };

async function deleteFactor(tx: Transaction, { staffId, email, sessionId }: Owner): Promise<void> {
  await endSessions(tx, staffId, { except: sessionId });
  const removed = await tx.db
    .delete(secondFactors)
    .where(eq(secondFactors.staffId, staffId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  if (removed[0]?.confirmedAt) await audit(tx, 'account.second-factor-off', { id: staffId, name: email });
}
