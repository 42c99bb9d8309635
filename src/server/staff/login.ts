import type { Credentials, SessionResponse } from '../../shared/contract/accounts/session.ts';
import { audit } from '../audit/record.ts';
import type { Context, StaffActor } from '../context.ts';
import { eq } from '../db/drizzle.ts';
import { sessions, staff } from '../db/schema/staff.ts';
import { DomainError } from '../errors/errors.ts';
import { consumeRateLimit, incrementRateLimit, type RateLimit, refundRateLimit } from '../limits/rate-limit.ts';
import { inTransaction, type Transaction } from '../transaction.ts';
import { type LoginBrowser, rememberBrowser } from './known-browsers.ts';
import { lockAccount } from './lock-account.ts';
import { verifyPassword } from './password.ts';
import { permissionsOfAccount } from './permissions-of-account.ts';
import { assertSecondFactorUnchanged, verifySecondFactor } from './second-factor/verify.ts';
import { openSession, requiredActionOf, userOf } from './session.ts';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_EMAIL_AND_ADDRESS = 5;
const FAILURES_PER_ADDRESS = 20;
/** After this many failures from any addresses, every login for the e-mail is delayed. */
const FAILURES_BEFORE_DELAY = 10;
const MAX_DELAY_MS = 5000;

/**
 * Opens a session and ends the one of the request. An unknown e-mail and a wrong password get the same response after
 * the same time. Mails the account's person about a login in a new browser. Throws `unauthenticated` (with a field
 * `code` when a second factor is missing or wrong) and `too-many`.
 */
export async function login(
  context: Context,
  { email, password, code }: Credentials,
  clientAddress: string,
  browser: LoginBrowser = { cookie: undefined, name: null },
): Promise<SessionResponse & { token: string; browserCookie: string }> {
  const limits = limitsOf(email, clientAddress);
  await countAttempt(context, limits);
  await delayIfGuessed(context, email);

  const [account] = await context.db.select().from(staff).where(eq(staff.email, email));
  const activeAccount = account?.isActive ? account : undefined;
  const isCorrect = await verifyPassword(password, activeAccount?.passwordHash).catch(async (error: unknown) => {
    await uncountAttempt(context, email, limits);
    throw error;
  });
  if (!isCorrect || !activeAccount) {
    context.log.info('login-refused', { staffId: account?.id });
    throw wrongCredentials();
  }
  await uncountAttempt(context, email, limits);
  const { id, name, role, language } = activeAccount;
  const permissions = permissionsOfAccount(activeAccount);
  const factor = await verifySecondFactor(context, id, code);
  const { actor, token, browserCookie } = await inTransaction(context, async (tx) => {
    await assertUnchanged(tx, activeAccount);
    await assertSecondFactorUnchanged(tx, id, factor);
    if (context.actor.kind === 'staff') await tx.db.delete(sessions).where(eq(sessions.id, context.actor.sessionId));
    // Called before the session is opened, because that counts as use of the account.
    const browserCookie = await rememberBrowser(tx, id, browser);
    const opened = await openSession(tx, id, browser.name);
    const identity = { staffId: id, sessionId: opened.id, email, name, role, language, permissions };
    const actor: StaffActor = { kind: 'staff', ...identity };
    await audit({ ...tx, actor }, 'account.logged-in', { id, name: email });
    return { actor, token: opened.token, browserCookie };
  });
  const requiredAction = requiredActionOf(activeAccount, factor !== undefined, context);
  return { user: userOf(actor, requiredAction), token, browserCookie };
}

/** An attempt that one of the limits refuses is no failure: it counts for none of them. */
async function countAttempt(context: Context, limits: RateLimit[]): Promise<void> {
  const counted: RateLimit[] = [];
  for (const limit of limits) {
    await consumeRateLimit(context, limit, 'Too many failed attempts. Please try again later.').catch(
      async (error: unknown) => {
        for (const earlier of counted) await refundRateLimit(context, earlier);
        throw error;
      },
    );
    counted.push(limit);
  }
}

/** Verifying a password takes half a second, in which the account may change. Throws `unauthenticated` if it did. */
async function assertUnchanged(tx: Transaction, { id, passwordHash }: { id: number; passwordHash: string }) {
  const account = await lockAccount(tx, id);
  if (account?.isActive && account.passwordHash === passwordHash) return;
  tx.log.info('login-refused', { staffId: id });
  throw wrongCredentials();
}

const wrongCredentials = () => new DomainError('unauthenticated', 'Invalid email or password');

/** The password was right, or the server was too busy to verify it. */
async function uncountAttempt(context: Context, email: string, limits: RateLimit[]): Promise<void> {
  for (const limit of limits) await refundRateLimit(context, limit);
  await refundRateLimit(context, emailAttempts(email));
}

const limitsOf = (email: string, clientAddress: string): RateLimit[] => [
  {
    key: `login:${clientAddress}:${email}`,
    max: FAILURES_PER_EMAIL_AND_ADDRESS,
    windowSeconds: WINDOW_SECONDS,
  },
  { key: `login:${clientAddress}`, max: FAILURES_PER_ADDRESS, windowSeconds: WINDOW_SECONDS },
];

const emailAttempts = (email: string): RateLimit => ({
  key: `login-email:${email}`,
  max: Number.POSITIVE_INFINITY,
  windowSeconds: WINDOW_SECONDS,
});

/** Delays right passwords too, so that the time reveals nothing. The owner waits, but is never locked out. */
async function delayIfGuessed(context: Context, email: string): Promise<void> {
  const { count } = await incrementRateLimit(context, emailAttempts(email));
  const excess = count - FAILURES_BEFORE_DELAY;
  if (excess > 0) await context.wait(Math.min(MAX_DELAY_MS, 250 * 2 ** (excess - 1)));
}
