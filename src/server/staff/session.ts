import { randomUUID } from 'node:crypto';
import { and, eq, gt, ne } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import type { StaffActor } from '../context.ts';
import { secondFactors, sessions, staff } from '../db/schema/staff.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Dependencies } from '../dependencies.ts';
import { requiredActionOf } from './required-action.ts';

const IDLE_TIMEOUT_MS = 12 * 60 * 60 * 1000;
/** A session ends after a week even if it is used. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** Extends a session at most this often, so that not every request writes to the database. */
const RENEW_AFTER_MS = 5 * 60 * 1000;

export const SESSION_SECONDS = IDLE_TIMEOUT_MS / 1000;

/** The token is the value of the session cookie. */
export async function openSession(
  { db, clock, sessionSecret }: Dependencies,
  staffId: number,
): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const now = clock();
  const expiresAt = new Date(now.getTime() + IDLE_TIMEOUT_MS);
  await db.insert(sessions).values({ id, staffId, createdAt: now, lastUsedAt: now, expiresAt });
  return { id, token: await sign(id, sessionSecret) };
}

/** Ends all sessions of an account, except one if given. The transaction must hold the account's lock. */
export async function endSessions(
  { db }: Transaction,
  staffId: number,
  { except }: { except?: string | undefined } = {},
) {
  await db.delete(sessions).where(and(eq(sessions.staffId, staffId), except ? ne(sessions.id, except) : undefined));
}

/** The actor of an open session of an active account. `renew`: the session was extended, so set the cookie again. */
export async function readSession(
  { db, clock, sessionSecret, secondFactorRequired }: Dependencies,
  token: string,
): Promise<{ actor: StaffActor; renew: boolean } | undefined> {
  const id = await verify(token, sessionSecret);
  if (!id) return undefined;
  const now = clock();
  const [row] = await db
    .select({
      staffId: staff.id,
      email: staff.email,
      name: staff.name,
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
  const renew = Math.abs(expiresAt.getTime() - row.expiresAt.getTime()) > RENEW_AFTER_MS;
  if (renew) {
    await db.update(sessions).set({ lastUsedAt: now, expiresAt }).where(eq(sessions.id, id));
  }
  const { staffId, email, name } = row;
  const requiredAction = requiredActionOf(row, row.secondFactorSince !== null, { secondFactorRequired });
  return { actor: { kind: 'staff', staffId, sessionId: id, email, name, requiredAction }, renew };
}

/** No expiry in the token: the session's row decides. The signature only proves that this site issued the id. */
const sign = (id: string, secret: Uint8Array) =>
  new SignJWT({ sid: id }).setProtectedHeader({ alg: 'HS256' }).sign(secret);

async function verify(token: string, secret: Uint8Array): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'] });
    return typeof payload['sid'] === 'string' && /^[0-9a-f-]{36}$/.test(payload['sid']) ? payload['sid'] : undefined;
  } catch {
    return undefined;
  }
}
