import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { StaffUser } from '../../shared/contract/accounts/session.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/dates/durations.ts';
import type { Context, RequiredAction, StaffActor } from '../context.ts';
import { and, eq, gt, lt, ne } from '../db/drizzle.ts';
import { secondFactors, sessions, staff } from '../db/schema/staff.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Transaction } from '../transaction.ts';
import { permissionsOfAccount } from './permissions-of-account.ts';

const IDLE_TIMEOUT_MS = 12 * HOUR_MS;
/** A session ends after a week even if it is used. */
const MAX_AGE_MS = 7 * DAY_MS;
/** Extends a session at most this often, so that not every request writes to the database. */
const RENEW_AFTER_MS = 5 * MINUTE_MS;

export const SESSION_SECONDS = IDLE_TIMEOUT_MS / 1000;

/** The token is the value of the session cookie. */
export async function openSession(
  { db, clock, sessionSecret }: Dependencies,
  staffId: number,
  browser: string | null = null,
): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const now = clock();
  const expiresAt = new Date(now.getTime() + IDLE_TIMEOUT_MS);
  await db.insert(sessions).values({ id, staffId, createdAt: now, lastUsedAt: now, expiresAt, browser });
  await db.update(staff).set({ lastSeenAt: now }).where(eq(staff.id, staffId));
  return { id, token: await sign(id, new Date(now.getTime() + MAX_AGE_MS), sessionSecret) };
}

/** Ends all sessions of an account, except one if given. The transaction must hold the account's lock. */
export async function endSessions(
  { db }: Transaction,
  staffId: number,
  { except }: { except?: string | undefined } = {},
) {
  await db.delete(sessions).where(and(eq(sessions.staffId, staffId), except ? ne(sessions.id, except) : undefined));
}

/**
 * The actor of an open session of an active account. `renew`: the session was extended, so set the cookie again. What a
 * page asks by itself is no use, and extends nothing.
 */
export async function readSession(
  { db, clock, sessionSecret, secondFactorRequired }: Dependencies,
  token: string,
  { isUse = true } = {},
): Promise<{ actor: StaffActor; renew: boolean } | undefined> {
  const now = clock();
  const id = await verify(token, now, sessionSecret);
  if (!id) return undefined;
  const [row] = await db
    .select({
      staffId: staff.id,
      email: staff.email,
      name: staff.name,
      role: staff.role,
      language: staff.language,
      readsMessages: staff.readsMessages,
      bigNumber: staff.bigNumber,
      passwordIsTemporary: staff.passwordIsTemporary,
      secondFactorSince: secondFactors.confirmedAt,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(staff, eq(staff.id, sessions.staffId))
    .leftJoin(secondFactors, eq(secondFactors.staffId, staff.id))
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now), eq(staff.isActive, true)));
  if (!row) return undefined;
  const expiresAt = new Date(Math.min(now.getTime() + IDLE_TIMEOUT_MS, row.createdAt.getTime() + MAX_AGE_MS));
  // Math.abs also corrects a session that was opened while the clock was ahead.
  const renew = isUse && Math.abs(expiresAt.getTime() - row.expiresAt.getTime()) > RENEW_AFTER_MS;
  if (renew) {
    await db.update(sessions).set({ lastUsedAt: now, expiresAt }).where(eq(sessions.id, id));
    await db.update(staff).set({ lastSeenAt: now }).where(eq(staff.id, row.staffId));
  }
  const { staffId, email, name, role, language } = row;
  const permissions = permissionsOfAccount(row);
  const requiredAction = requiredActionOf(row, row.secondFactorSince !== null, { secondFactorRequired });
  const actor = { kind: 'staff', staffId, sessionId: id, email, name, role, language, permissions } as const;
  return { actor: { ...actor, requiredAction }, renew };
}

/** What the browser knows of its user. */
export const userOf = (
  { staffId, email, name, role, language, permissions }: StaffActor,
  requiredAction: RequiredAction | undefined,
): StaffUser => ({
  ...{ id: staffId, email, name, role, language, permissions: [...permissions] },
  ...(requiredAction && { requiredAction }),
});

/** States the token's purpose, so that no other token signed with this secret can serve as a session. */
const AUDIENCE = 'admin';
const PURPOSE = 'session+jwt';

/** The session's row decides when it ends; the token's own expiry is the latest end, which no renewal can move. */
const sign = (id: string, expiresAt: Date, secret: Uint8Array) =>
  new SignJWT({ sid: id })
    .setProtectedHeader({ alg: 'HS256', typ: PURPOSE })
    .setAudience(AUDIENCE)
    .setExpirationTime(expiresAt)
    .sign(secret);

async function verify(token: string, now: Date, secret: Uint8Array): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      typ: PURPOSE,
      audience: AUDIENCE,
      requiredClaims: ['exp'],
      currentDate: now,
    });
    return typeof payload['sid'] === 'string' && /^[0-9a-f-]{36}$/.test(payload['sid']) ? payload['sid'] : undefined;
  } catch {
    return undefined;
  }
}

/** What staff must do on their account page before the rest of the admin area opens; undefined for nothing. */
export function requiredActionOf(
  { passwordIsTemporary }: { passwordIsTemporary: boolean },
  hasSecondFactor: boolean,
  { secondFactorRequired }: Pick<Dependencies, 'secondFactorRequired'>,
): RequiredAction | undefined {
  if (passwordIsTemporary) return 'new-password';
  return secondFactorRequired && !hasSecondFactor ? 'second-factor' : undefined;
}

/** Maintenance runs it. Returns how many. */
export async function deleteExpiredSessions({ db, clock }: Context): Promise<number> {
  return (await db.delete(sessions).where(lt(sessions.expiresAt, clock())).returning({ id: sessions.id })).length;
}
