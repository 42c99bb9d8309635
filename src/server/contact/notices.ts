import { asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { paths } from '../../shared/paths.ts';
import type { Context } from '../context.ts';
import { contactMessages } from '../db/schema/contact.ts';
import type { Mail } from '../mail/mail.ts';

/** Retries after 1, 2, 4 … minutes, at most 6 hours apart: two days in all. */
const MAX_ATTEMPTS = 15;
const MAX_DELAY_MS = 6 * 3600_000;
const BATCH = 5;

/**
 * Sends every notice that is due. A notice says only that there is a new message: plain mail must not contain patient
 * data (docs/product.md#contact-form). Returns how many were sent.
 */
export async function deliverNotices(context: Context): Promise<number> {
  const { mail } = context;
  if (!mail) return 0;
  let sent = 0;
  for (let claimed = await claim(context); claimed.length > 0; claimed = await claim(context)) {
    const outcomes = await Promise.all(claimed.map((notice) => deliver(context, mail, notice)));
    sent += outcomes.filter(Boolean).length;
  }
  return sent;
}

type Claimed = { id: number; attempts: number };

/**
 * Selects due notices and schedules their next attempt before sending, so that neither another worker nor a crash
 * sends them twice.
 */
async function claim({ db, clock }: Context): Promise<Claimed[]> {
  const now = clock();
  // A due date further away was set while the clock was wrong; treat it as due.
  const latest = new Date(now.getTime() + MAX_DELAY_MS);
  const due = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(or(lte(contactMessages.noticeDueAt, now), gt(contactMessages.noticeDueAt, latest)))
    .orderBy(asc(contactMessages.noticeDueAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return db
    .update(contactMessages)
    .set({
      noticeAttempts: sql`${contactMessages.noticeAttempts} + 1`,
      noticeDueAt: sql`${now.toISOString()}::timestamptz + least(interval '6 hours', interval '1 minute' * power(2, ${contactMessages.noticeAttempts}))`,
    })
    .where(inArray(contactMessages.id, due))
    .returning({ id: contactMessages.id, attempts: contactMessages.noticeAttempts });
}

async function deliver({ db, log, siteUrl }: Context, mail: Mail, { id, attempts }: Claimed): Promise<boolean> {
  const isThisMessage = eq(contactMessages.id, id);
  try {
    await mail.send({
      subject: 'Nieuw bericht via de website',
      text: `Er staat een nieuw bericht klaar. Lees het hier:\n${siteUrl}${paths.messages}\n`,
    });
    await db.update(contactMessages).set({ notice: 'sent', noticeDueAt: null }).where(isThisMessage);
    return true;
  } catch (error) {
    log.error('notice-failed', { messageId: id, attempts, error });
    const stopRetrying = attempts >= MAX_ATTEMPTS ? { noticeDueAt: null } : {};
    await db
      .update(contactMessages)
      .set({ notice: 'failed', ...stopRetrying })
      .where(isThisMessage);
    return false;
  }
}
