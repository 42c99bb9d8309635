import type { Context } from '../../context.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { outbox } from '../../db/schema/outbox.ts';
import type { AccountNotice } from '../../mail/template.ts';
import { enqueue } from '../../outbox/enqueue.ts';

/**
 * Adds a mail to the person of an account to the outbox, in the transaction of the change. Does nothing without a mail
 * server. `audit` calls it for every change of an account (notice-for-action.ts).
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

/** For an account that is erased, because its row in the outbox names it. */
export async function deleteNotices({ db }: Context, staffId: number): Promise<void> {
  const isNotice = and(eq(outbox.kind, 'mail'), sql`${outbox.payload}->>'template' = 'account-notice'`);
  await db.delete(outbox).where(and(isNotice, sql`${outbox.payload}->>'staffId' = ${String(staffId)}`));
}
