import { lt } from 'drizzle-orm';
import { deleteOldRevisions } from '../articles/revisions/delete-old.ts';
import { deleteOldMessages } from '../contact/delete.ts';
import { adoptAbandonedNotices } from '../contact/missing-notices.ts';
import { type Context, requireStaff } from '../context.ts';
import { rateLimits } from '../db/schema/limits.ts';
import { sessions } from '../db/schema/staff.ts';
import { deleteOldDeliveries } from '../outbox/delete-old.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { removeUnusedImages } from '../pictures/remove-unused.ts';
import { deleteExpiredPresence } from '../presence/expiry.ts';
import { deleteExpiredEntries } from '../undo/deleted.ts';

type Job = (context: Context) => Promise<number>;

/** Each job returns how many items it handled. */
const JOBS = {
  messagesDeleted: deleteOldMessages,
  sessionsEnded: deleteExpiredSessions,
  limitsCleared: deleteExpiredLimits,
  presencesForgotten: deleteExpiredPresence,
  deletedForgotten: deleteExpiredEntries,
  deliveriesForgotten: deleteOldDeliveries,
  noticesAdopted: adoptAbandonedNotices,
} satisfies Record<string, Job>;

/** Jobs that read more than a few rows. */
const HOURLY_JOBS = {
  revisionsDeleted: deleteOldRevisions,
  imagesRemoved: removeUnusedImages,
} satisfies Record<string, Job>;

/** After all others, because a mail server that stalls takes long. */
const DELIVERY = { delivered: (context: Context) => deliverDue(context) };

type Outcome = number | 'failed';
export type MaintenanceReport = Record<keyof (typeof JOBS & typeof DELIVERY), Outcome> &
  Partial<Record<keyof typeof HOURLY_JOBS, Outcome>>;

/** Runs every job, the hourly ones only if asked. One that fails is logged and does not stop the others. */
export async function runMaintenance(context: Context, { hourly = true } = {}): Promise<MaintenanceReport> {
  requireStaff(context);
  const report: Record<string, Outcome> = {};
  for (const [name, job] of Object.entries({ ...JOBS, ...(hourly && HOURLY_JOBS), ...DELIVERY })) {
    report[name] = await job(context).catch((error: unknown) => {
      context.log.error('maintenance', { job: name, error });
      return 'failed' as const;
    });
  }
  if (Object.values(report).some(Boolean)) context.log.info('maintenance', report);
  return report as MaintenanceReport;
}

async function deleteExpiredSessions({ db, clock }: Context): Promise<number> {
  return (await db.delete(sessions).where(lt(sessions.expiresAt, clock())).returning({ id: sessions.id })).length;
}

async function deleteExpiredLimits({ db, clock }: Context): Promise<number> {
  return (await db.delete(rateLimits).where(lt(rateLimits.expiresAt, clock())).returning({ key: rateLimits.key }))
    .length;
}
