import { randomUUID } from 'node:crypto';
import { ACCOUNT_LINK_DAYS } from '../../../shared/constants.ts';
import { DAY_MS, HOUR_MS } from '../../../shared/dates/durations.ts';
import { type Said, sentence } from '../../../shared/errors/sentence.ts';
import { paths } from '../../../shared/paths.ts';
import { authorOf, type Context } from '../../context.ts';
import { and, eq, gt, isNull } from '../../db/drizzle.ts';
import { accountLinks, staff } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';
import { hashToken, isToken, tokenOf } from '../../link-token.ts';
import type { Template } from '../../mail/mail.ts';
import { deliverDue } from '../../outbox/deliver.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Transaction } from '../../transaction.ts';
import { LINK_MAILS } from './link-mail-texts.ts';

type Wanted = Pick<AccountLinkRow, 'kind' | 'email'> &
  Partial<Pick<AccountLinkRow, 'staffId' | 'name' | 'role' | 'language' | 'readsMessages'>>;

export type MadeLink = { link: AccountLinkRow; url: string; isMailed: boolean };

/**
 * Stores a link in the transaction and adds its mail to the outbox, if the site sends mail. Undefined when the address
 * already has an open link of this kind.
 */
export async function makeLink(context: Context, tx: Transaction, wanted: Wanted): Promise<MadeLink | undefined> {
  const id = randomUUID();
  const token = tokenOfLink(tx, id);
  const now = tx.clock();
  const { staffId: createdBy = null, actor: createdByEmail } = authorOf(tx.actor);
  const [link] = await tx.db
    .insert(accountLinks)
    .values({
      ...wanted,
      id,
      tokenHash: hashToken(token),
      createdBy,
      createdByEmail,
      createdAt: now,
      expiresAt: new Date(now.getTime() + (wanted.kind === 'forgotten' ? HOUR_MS : ACCOUNT_LINK_DAYS * DAY_MS)),
    })
    .onConflictDoNothing()
    .returning();
  if (!link) return undefined;
  if (tx.mail) {
    const payload = { receiver: id, template: 'account-link', linkId: id } as const;
    await enqueue(tx, 'mail', [{ payload, dueAt: now }]);
    tx.afterCommit(() => context.background(() => deliverDue(context, ['mail'])));
  }
  return { link, url: addressOf(tx, token), isMailed: tx.mail !== undefined };
}

/** The token stands behind `#`, which browsers do not send: it is in no log and no referrer. */
const addressOf = ({ siteUrl }: { siteUrl: string }, token: string) => `${siteUrl}${paths.welcome}#${token}`;

/** Sends the person their link, unless it was used or revoked. */
export const accountLinkMail: Template<'account-link'> = {
  write: async (dependencies, [row]) => {
    const { db, clock, siteUrl } = dependencies;
    const [found] = row
      ? await db
          .select({ link: accountLinks, language: staff.language })
          .from(accountLinks)
          .leftJoin(staff, eq(staff.id, accountLinks.staffId))
          .where(and(eq(accountLinks.id, row.linkId), isOpen, gt(accountLinks.expiresAt, clock())))
      : [];
    if (!found) return undefined;
    const { link } = found;
    const token = tokenOfLink(dependencies, link.id);
    if (!isOfSecret(dependencies, link)) return undefined;
    const write = LINK_MAILS[found.language ?? link.language ?? 'en'][link.kind];
    const site = { siteUrl, host: new URL(siteUrl).host };
    const mail = write({ ...site, name: link.name ?? '', email: link.email, address: addressOf(dependencies, token) });
    return { to: link.email, ...mail };
  },
};

export type AccountLinkRow = typeof accountLinks.$inferSelect;

/** Neither used nor revoked; it may have expired. */
export const isOpen = and(isNull(accountLinks.usedAt), isNull(accountLinks.revokedAt));

const tokenOfLink = (context: Pick<Context, 'sessionSecret'>, id: string) => tokenOf(context, 'account-link', id);

/** A new SESSION_SECRET ends all links: who knew the old one can make their tokens. */
const isOfSecret = (context: Pick<Context, 'sessionSecret'>, { id, tokenHash }: AccountLinkRow) =>
  hashToken(tokenOfLink(context, id)) === tokenHash;

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
  if (!link || !isOfSecret(context, link)) throw unknownLink();
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
        : link.kind === 'forgotten'
          ? 'This link works no longer, because of what changed since. Ask for a new one on the login page if you need it.'
          : `An administrator took this ${isInvitation ? 'invitation' : 'link'} back. Ask them for another one if you need it.`,
    );
  if (link.expiresAt <= clock())
    throw ended(
      link.kind === 'forgotten'
        ? 'This link has expired: it worked for an hour. Ask for a new one on the login page.'
        : sentence('This link has expired: it worked for {days} days. Ask an administrator for a new one.', {
            days: ACCOUNT_LINK_DAYS,
          }),
    );
  return link;
}

const hasNewer = async ({ db }: Pick<Context, 'db'>, { email, kind, createdAt }: AccountLinkRow): Promise<boolean> =>
  (await db.$count(
    accountLinks,
    and(eq(accountLinks.email, email), eq(accountLinks.kind, kind), gt(accountLinks.createdAt, createdAt)),
  )) > 0;

const ended = (message: Said) => new DomainError('conflict', message);
const unknownLink = () =>
  new DomainError(
    'not-found',
    'There is no such link. Check that you have all of it, or ask an administrator for a new one.',
  );
