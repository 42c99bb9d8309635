import { randomUUID } from 'node:crypto';
import { and, eq, gt, ne } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import type { StaffActor } from '../context.ts';
import { secondFactors, sessions, staff } from '../db/schema/staff.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Dependencies } from '../dependencies.ts';
import { requiredActionOf } from './required-action.ts';

const SESSION_MS = 12 * 60 * 60 * 1000;
/** However much it is used: after a week everybody logs in again. */
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;
/** A session slides forward, but is not written at every request. */
const RENEW_AFTER_MS = 5 * 60 * 1000;

export const SESSION_SECONDS = SESSION_MS / 1000;

/** Opens a session of 12 hours; its token is for the cookie. */
export async function openSession(
  { db, clock, sessionSecret }: Dependencies,
  staffId: number,
): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const now = clock();
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await db.insert(sessions).values({ id, staffId, createdAt: now, lastUsedAt: now, expiresAt });
  return { id, token: await sign(id, sessionSecret) };
}

/** Ends the sessions of an account, all or all but one. Within a transaction that holds the account's lock. */
export async function endSessions(
  { db }: Transaction,
  staffId: number,
  { except }: { except?: string | undefined } = {},
) {
  await db.delete(sessions).where(and(eq(sessions.staffId, staffId), except ? ne(sessions.id, except) : undefined));
}

/** Who a token belongs to, if its session is open and its owner active; `renew` when its cookie should be set anew. */
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
  const expiresAt = new Date(Math.min(now.getTime() + SESSION_MS, row.createdAt.getTime() + LONGEST_MS));
  // Opened while the clock was ahead, a session would last longer than it may: that is put right too.
  const renew = Math.abs(expiresAt.getTime() - row.expiresAt.getTime()) > RENEW_AFTER_MS;
  if (renew) {
    await db.update(sessions).set({ lastUsedAt: now, expiresAt }).where(eq(sessions.id, id));
  }
  const { staffId, email, name } = row;
  const requiredAction = requiredActionOf(row, row.secondFactorSince !== null, { secondFactorRequired });
  return { actor: { kind: 'staff', staffId, sessionId: id, email, name, requiredAction }, renew };
}

/** The row decides when a session ends; the token only proves that we made its id. */
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
