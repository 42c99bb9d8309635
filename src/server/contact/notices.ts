import { asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { paths } from '../../shared/paths.ts';
import type { Context } from '../context.ts';
import { contactMessages } from '../db/schema/contact.ts';
import type { Mail } from '../mail/mail.ts';

/** After a minute, two, four … and then every six hours: two days in all. */
const MAX_ATTEMPTS = 15;
const MOST_DELAY_MS = 6 * 3600_000;
const BATCH = 5;

/**
 * Mails the clinic that there are new messages, for every notice that is due. It says nothing of what is in them:
 * patient data does not belong in plain mail (architecture §5). Returns how many were sent.
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

/** Takes notices that are due, and puts their next attempt off first: no one else, nor a crash, sends them in a loop. */
async function claim({ db, clock }: Context): Promise<Claimed[]> {
  const now = clock();
  // Put off while the clock was ahead, a notice would wait for longer than it ever should.
  const latest = new Date(now.getTime() + MOST_DELAY_MS);
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
  const isMine = eq(contactMessages.id, id);
  try {
    await mail.send({
      subject: 'Nieuw bericht via de website',
      text: `Er staat een nieuw bericht klaar. Lees het hier:\n${siteUrl}${paths.messages}\n`,
    });
    await db.update(contactMessages).set({ notice: 'sent', noticeDueAt: null }).where(isMine);
    return true;
  } catch (error) {
    log.error('notice-failed', { messageId: id, attempts, error });
    const isLast = attempts >= MAX_ATTEMPTS ? { noticeDueAt: null } : {};
    await db
      .update(contactMessages)
      .set({ notice: 'failed', ...isLast })
      .where(isMine);
    return false;
  }
}
