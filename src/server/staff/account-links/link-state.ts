import type { Context } from '../../context.ts';
import { and, eq, gt, isNull } from '../../db/drizzle.ts';
import { accountLinks } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';
import { hashToken, isToken, tokenOf } from '../../link-token.ts';

export type AccountLinkRow = typeof accountLinks.$inferSelect;

/** Neither used nor revoked; it may have expired. */
export const isOpen = and(isNull(accountLinks.usedAt), isNull(accountLinks.revokedAt));

export const tokenOfLink = (context: Pick<Context, 'sessionSecret'>, id: string) =>
  tokenOf(context, 'account-link', id);

/**
 * The link of a token, if it works. A caller that uses it locks it, so that it works once. Throws `not-found`, and
 * `conflict` with what became of it.
 */
export async function findWorkingLink(context: Context, token: string, { lock = false } = {}): Promise<AccountLinkRow> {
  const { db, clock } = context;
  if (!isToken(token)) throw unknownLink();
  const found = db
    .select()
    .from(accountLinks)
    .where(eq(accountLinks.tokenHash, hashToken(token)));
  const [link] = await (lock ? found.for('update') : found);
  if (!link) throw unknownLink();
  const isInvitation = link.kind === 'invitation';
  if (link.usedAt)
    throw ended(
      isInvitation
        ? 'This invitation was accepted already. Log in with your e-mail address and the password that you chose.'
        : 'This link was used already. Log in with your new password.',
    );
  if (link.revokedAt)
    throw ended(
      (await hasNewer(context, link))
        ? 'There is a newer link than this one. Look for the last one that you got.'
        : `An administrator took this ${isInvitation ? 'invitation' : 'link'} back. Ask them for another one if you need it.`,
    );
  if (link.expiresAt <= clock())
    throw ended('This link has expired: it worked for 7 days. Ask an administrator for a new one.');
  return link;
}

const hasNewer = async ({ db }: Pick<Context, 'db'>, { email, kind, createdAt }: AccountLinkRow): Promise<boolean> =>
  (await db.$count(
    accountLinks,
    and(eq(accountLinks.email, email), eq(accountLinks.kind, kind), gt(accountLinks.createdAt, createdAt)),
  )) > 0;

const ended = (message: string) => new DomainError('conflict', message);
const unknownLink = () =>
  new DomainError(
    'not-found',
    'There is no such link. Check that you have all of it, or ask an administrator for a new one.',
  );
