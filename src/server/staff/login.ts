import { eq } from 'drizzle-orm';
import type { Credentials, SessionAnswer } from '../../shared/contract/session.ts';
import type { Context } from '../context.ts';
import { staff } from '../db/schema/staff.ts';
import { DomainError } from '../errors.ts';
import { assertBelow, countUp } from '../http/rate-limit.ts';
import { verifyPassword } from './password.ts';
import { openSession } from './session.ts';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_EMAIL_AND_ADDRESS = 5;
const FAILURES_PER_ADDRESS = 20;

/**
 * Opens a session for the right e-mail and password. An unknown e-mail and a wrong password get the same answer
 * after the same time. Throws `unauthenticated`, or `too-many` after too many failures (architecture §5).
 */
export async function login(
  context: Context,
  { email, password }: Credentials,
  clientAddress: string,
): Promise<SessionAnswer & { token: string }> {
  const limits = [
    { key: `login:${clientAddress}:${email}`, max: FAILURES_PER_EMAIL_AND_ADDRESS },
    { key: `login:${clientAddress}`, max: FAILURES_PER_ADDRESS },
  ];
  for (const limit of limits) await assertBelow(context, limit, 'Too many failed attempts. Please try again later.');

  const [account] = await context.db.select().from(staff).where(eq(staff.email, email));
  const usable = account?.isActive ? account : undefined;
  if (!(await verifyPassword(password, usable?.passwordHash)) || !usable) {
    for (const { key } of limits) await countUp(context, key, WINDOW_SECONDS);
    throw new DomainError('unauthenticated', 'Invalid email or password');
  }
  const { id, name } = usable;
  return { user: { id, email, name }, token: await openSession(context, id) };
}
