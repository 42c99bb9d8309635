import type { AuditAction } from '../../../shared/activity/audit-actions.ts';
import type { Context } from '../../context.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { outbox } from '../../db/schema/outbox.ts';
import type { AccountNotice } from '../../mail/mail.ts';
import { enqueue } from '../../outbox/outbox.ts';

type AccountAction = Extract<AuditAction, `account.${string}`>;

/** Which changes of an account send its person a mail; a new action does not compile until this is decided. */
const NOTICES: Record<AccountAction, AccountNotice | null> = {
  'account.password-changed': 'password-changed',
  'account.second-factor-on': 'second-factor-on',
  'account.second-factor-off': 'second-factor-off',
  'account.role-changed': 'rights-changed',
  'account.messages-right-changed': 'rights-changed',
  'account.reviewer-changed': 'rights-changed',
  // login.ts reports a new browser.
  'account.logged-in': null,
  'account.logged-out': null,
  'account.session-ended': null,
  'account.signed-out': null,
  // The person chooses the first password or opens the link, or the inviting colleague tells them.
  'account.created': null,
  'account.invited': null,
  'account.invitation-revoked': null,
  'account.joined': null,
  'account.reset-link-made': null,
  // The mail with the link says it.
  'account.password-forgotten': null,
  'account.profile-changed': null,
  // A deactivated person cannot log in to check anything; whoever reactivates somebody tells them.
  'account.deactivated': null,
  'account.reactivated': null,
  'account.deleted': null,
};

/** Mails the person of an account what was done to it, in the transaction of the change. */
export async function notifyOfAction(tx: Context, action: AuditAction, subjectId: number | undefined): Promise<void> {
  const notice = NOTICES[action as AccountAction];
  if (notice && subjectId !== undefined) await notifyAccount(tx, subjectId, notice);
}

/**
 * Adds a mail to the person of an account to the outbox, in the transaction of the change. Does nothing without a mail
 * server.
 */
export async function notifyAccount(
  tx: Context,
  staffId: number,
  notice: AccountNotice,
  { browser, isOnlyKnown }: { browser?: string | null; isOnlyKnown?: boolean } = {},
): Promise<void> {
  if (!tx.mail) return;
  const now = tx.clock();
  const payload = {
    receiver: `account ${staffId}`,
    template: 'account-notice',
    ...{ staffId, notice, at: now.toISOString() },
    ...(browser !== undefined && { browser }),
    ...(isOnlyKnown && { isOnlyKnown }),
  } as const;
  await enqueue(tx, 'mail', [{ payload, dueAt: now }]);
}

/** For an account that is erased, because its rows in the outbox name it. */
export async function deleteAccountMails({ db }: Context, staffId: number): Promise<void> {
  const isToPerson = sql`${outbox.payload}->>'staffId' = ${String(staffId)}`;
  await db.delete(outbox).where(and(eq(outbox.kind, 'mail'), isToPerson));
}
