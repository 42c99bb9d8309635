import { lt } from 'drizzle-orm';
import { deleteOldMessages } from '../contact/delete.ts';
import { adoptAbandonedNotices } from '../contact/missing-notices.ts';
import { type Context, requireStaff } from '../context.ts';
import { rateLimits } from '../db/schema/limits.ts';
import { sessions } from '../db/schema/staff.ts';
import { deleteOldDeliveries } from '../outbox/delete-old.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { removeUnusedImages } from '../pictures/remove-unused.ts';
import { deleteExpiredEntries } from '../undo/deleted.ts';

/** Each job returns how many items it handled. Deliveries come last: a mail server that stalls holds up no other job. */
const JOBS = {
  messagesDeleted: deleteOldMessages,
  sessionsEnded: deleteExpiredSessions,
  limitsCleared: deleteExpiredLimits,
  imagesRemoved: removeUnusedImages,
  deletedForgotten: deleteExpiredEntries,
  deliveriesForgotten: deleteOldDeliveries,
  noticesAdopted: adoptAbandonedNotices,
  delivered: (context) => deliverDue(context),
} satisfies Record<string, (context: Context) => Promise<number>>;

export type MaintenanceReport = Record<keyof typeof JOBS, number | 'failed'>;

/** Runs every job. One that fails is logged and does not stop the others. */
export async function runMaintenance(context: Context): Promise<MaintenanceReport> {
  requireStaff(context);
  const report: Record<string, number | 'failed'> = {};
  for (const [name, job] of Object.entries(JOBS)) {
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
