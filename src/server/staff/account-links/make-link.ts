import { randomUUID } from 'node:crypto';
import { ACCOUNT_LINK_DAYS } from '../../../shared/constants.ts';
import { DAY_MS } from '../../../shared/dates/durations.ts';
import { paths } from '../../../shared/paths.ts';
import { authorOf, type Context } from '../../context.ts';
import { accountLinks } from '../../db/schema/staff.ts';
import { hashToken } from '../../link-token.ts';
import { deliverDue } from '../../outbox/deliver.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Transaction } from '../../transaction.ts';
import { type AccountLinkRow, tokenOfLink } from './link-state.ts';

type Wanted = Pick<AccountLinkRow, 'kind' | 'email'> &
  Partial<Pick<AccountLinkRow, 'staffId' | 'name' | 'role' | 'readsMessages'>>;

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
      expiresAt: new Date(now.getTime() + ACCOUNT_LINK_DAYS * DAY_MS),
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
export const addressOf = ({ siteUrl }: { siteUrl: string }, token: string) => `${siteUrl}${paths.welcome}#${token}`;
