import { eq } from 'drizzle-orm';
import type { Credentials, SessionAnswer } from '../../shared/contract/session.ts';
import { audit } from '../audit/record.ts';
import type { Context, StaffActor } from '../context.ts';
import { sessions, staff } from '../db/schema/staff.ts';
import { inTransaction, type Transaction } from '../db/transaction.ts';
import { DomainError } from '../errors/errors.ts';
import { countUp, giveBack, type Limit, takeTurn } from '../limits/rate-limit.ts';
import { lockAccount } from './lock-account.ts';
import { verifyPassword } from './password.ts';
import { requiredActionOf } from './required-action.ts';
import { assertSecondFactorUnchanged, verifySecondFactor } from './second-factor/verify.ts';
import { openSession } from './session.ts';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_EMAIL_AND_ADDRESS = 5;
const FAILURES_PER_ADDRESS = 20;
/** From so many on, from wherever they come, an e-mail address is being guessed at, and its answers slow down. */
const FAILURES_BEFORE_SLOWING = 10;
const MOST_DELAY_MS = 5000;

/**
 * Opens a session for the right e-mail and password. An unknown e-mail and a wrong password get the same answer
 * after the same time. A session that the caller came with is ended. Throws
 * `unauthenticated` (with a field `code` when the account has a second step), or `too-many` (architecture §5).
 */
export async function login(
  context: Context,
  { email, password, code }: Credentials,
  clientAddress: string,
): Promise<SessionAnswer & { token: string }> {
  const limits = limitsOf(email, clientAddress);
  for (const limit of limits) await takeTurn(context, limit, 'Too many failed attempts. Please try again later.');
  await slowDown(context, email);

  const [account] = await context.db.select().from(staff).where(eq(staff.email, email));
  const usable = account?.isActive ? account : undefined;
  const isRight = await verifyPassword(password, usable?.passwordHash).catch(async (error: unknown) => {
    await countNoGuess(context, email, limits);
    throw error;
  });
  if (!isRight || !usable) {
    context.log.info('login-refused', { staffId: account?.id });
    throw wrongCredentials();
  }
  await countNoGuess(context, email, limits);
  const { id, name } = usable;
  const factor = await verifySecondFactor(context, id, code);
  const token = await inTransaction(context, async (tx) => {
    await assertUnchanged(tx, usable);
    await assertSecondFactorUnchanged(tx, id, factor);
    if (context.actor.kind === 'staff') await tx.db.delete(sessions).where(eq(sessions.id, context.actor.sessionId));
    const opened = await openSession(tx, id);
    const actor: StaffActor = { kind: 'staff', staffId: id, sessionId: opened.id, email, name };
    await audit({ ...tx, actor }, 'account.logged-in', { id, name: email });
    return opened.token;
  });
  const requiredAction = requiredActionOf(usable, factor !== undefined, context);
  return { user: { id, email, name, ...(requiredAction && { requiredAction }) }, token };
}

/** To check a password takes half a second, in which it may be changed. A session belongs to the password it was opened with. */
async function assertUnchanged(tx: Transaction, { id, passwordHash }: { id: number; passwordHash: string }) {
  const account = await lockAccount(tx, id);
  if (account?.isActive && account.passwordHash === passwordHash) return;
  tx.log.info('login-refused', { staffId: id });
  throw wrongCredentials();
}

const wrongCredentials = () => new DomainError('unauthenticated', 'Invalid email or password');

/** The password was right; or this server was too busy to look at it. */
async function countNoGuess(context: Context, email: string, limits: Limit[]): Promise<void> {
  for (const limit of limits) await giveBack(context, limit);
  await giveBack(context, guessesAt(email));
}

const limitsOf = (email: string, clientAddress: string): Limit[] => [
  {
    key: `login:${clientAddress}:${email}`,
    max: FAILURES_PER_EMAIL_AND_ADDRESS,
    windowSeconds: WINDOW_SECONDS,
  },
  { key: `login:${clientAddress}`, max: FAILURES_PER_ADDRESS, windowSeconds: WINDOW_SECONDS },
];

const guessesAt = (email: string): Limit => ({
  key: `login-email:${email}`,
  max: Number.POSITIVE_INFINITY,
  windowSeconds: WINDOW_SECONDS,
});

/** Also for the right password, so that the time tells nothing. The owner waits a little, and is never locked out. */
async function slowDown(context: Context, email: string): Promise<void> {
  const { count } = await countUp(context, guessesAt(email));
  const excess = count - FAILURES_BEFORE_SLOWING;
  if (excess > 0) await context.wait(Math.min(MOST_DELAY_MS, 250 * 2 ** (excess - 1)));
}
