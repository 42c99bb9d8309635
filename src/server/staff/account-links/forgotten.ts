import { HOUR_MS } from '../../../shared/dates/durations.ts';
import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import { and, eq } from '../../db/drizzle.ts';
import { accountLinks, staff } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';
import { consumeRateLimit } from '../../limits/rate-limit.ts';
import { inTransaction } from '../../transaction.ts';
import { lockAccount } from '../lock-account.ts';
import { isOpen, makeLink } from './account-link.ts';

const HOUR_SECONDS = HOUR_MS / 1000;
const PER_ADDRESS = 10;
const PER_EMAIL = 3;

/**
 * Mails the person of an account a link for a new password. The answer and its time are the same without such an
 * account: what is done for it happens after the response. Throws `too-many`, and `conflict` where no mail is sent.
 */
export async function forgotPassword(
  context: Context,
  { email }: { email: string },
  clientAddress: string,
): Promise<undefined> {
  if (!context.mail)
    throw new DomainError('conflict', 'This site sends no mail. Ask an administrator for a link for a new password.');
  const tooMany = 'Too many links were asked for. Use the last one that you got, or try again in an hour.';
  const window = { windowSeconds: HOUR_SECONDS };
  await consumeRateLimit(context, { key: `forgotten:${clientAddress}`, max: PER_ADDRESS, ...window }, tooMany);
  await consumeRateLimit(context, { key: `forgotten:${email}`, max: PER_EMAIL, ...window }, tooMany);
  await context.background(() => mailLink(context, email));
}

/** An earlier link ends; what an administrator made stays. */
const mailLink = (context: Context, email: string): Promise<void> =>
  inTransaction(context, async (tx) => {
    const [found] = await tx.db.select({ id: staff.id }).from(staff).where(eq(staff.email, email));
    const account = found && (await lockAccount(tx, found.id));
    if (!account?.isActive) return;
    const { id: staffId } = account;
    await tx.db
      .update(accountLinks)
      .set({ revokedAt: tx.clock() })
      .where(and(eq(accountLinks.staffId, staffId), eq(accountLinks.kind, 'forgotten'), isOpen));
    await makeLink(context, tx, { kind: 'forgotten', email: account.email, staffId });
    await audit(tx, 'account.password-forgotten', { id: staffId, name: account.email });
  });
