import { deleteExpiredFromBin } from '../articles/bin/bin.ts';
import { moveAbandonedToBin } from '../articles/bin/move-abandoned.ts';
import { deleteOldPreviewLinks } from '../articles/preview-links/preview-links.ts';
import { deleteOldRecoverableDrafts } from '../articles/recoverable/recoverable.ts';
import { deleteOldRevisions } from '../articles/revisions/delete-old.ts';
import { carryOutDue } from '../articles/schedules/carry-out/carry-out-due.ts';
import { deleteOldMessages } from '../contact/messages.ts';
import { enqueueAbandonedNotices } from '../contact/notices.ts';
import type { Context } from '../context.ts';
import { deleteOldCounts } from '../counts/write-counts.ts';
import { lt } from '../db/drizzle.ts';
import { rateLimits } from '../db/schema/limits.ts';
import { sessions } from '../db/schema/staff.ts';
import { deleteOldFeedback } from '../feedback/feedback.ts';
import { recheckPublishedLinks } from '../links/published-links.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { deleteOldDeliveries } from '../outbox/status.ts';
import { requireSystem } from '../permissions.ts';
import { removeUnusedImages } from '../pictures/remove-unused.ts';
import { measureOldPictures } from '../pictures/upload.ts';
import { deleteExpiredPresence } from '../presence/presence.ts';
import { deleteOldAccountLinks } from '../staff/account-links/personal-data.ts';
import { deleteOldBrowsers } from '../staff/browsers/known-browsers.ts';
import { deleteExpiredEntries } from '../undo/deleted-entries.ts';

type Job = (context: Context) => Promise<number>;

/** Each job returns how many items it handled. */
const JOBS = {
  schedulesCarriedOut: async (context) => (await carryOutDue(context)).count,
  messagesDeleted: deleteOldMessages,
  sessionsEnded: deleteExpiredSessions,
  limitsCleared: deleteExpiredLimits,
  presencesForgotten: deleteExpiredPresence,
  deletedForgotten: deleteExpiredEntries,
  deliveriesForgotten: deleteOldDeliveries,
  noticesAdopted: enqueueAbandonedNotices,
} satisfies Record<string, Job>;

/** Jobs that read more than a few rows. */
const HOURLY_JOBS = {
  articlesAdopted: moveAbandonedToBin,
  binEmptied: deleteExpiredFromBin,
  accountLinksForgotten: deleteOldAccountLinks,
  previewLinksForgotten: deleteOldPreviewLinks,
  recoverableDraftsDeleted: deleteOldRecoverableDrafts,
  revisionsDeleted: deleteOldRevisions,
  feedbackDeleted: deleteOldFeedback,
  countsDeleted: deleteOldCounts,
  browsersForgotten: deleteOldBrowsers,
  imagesRemoved: removeUnusedImages,
  imagesMeasured: measureOldPictures,
  imagesMoved: async ({ images }) => (await images.moveGuessable?.()) ?? 0,
} satisfies Record<string, Job>;

/** After the others, because a stalled mail server takes long. */
const DELIVERY = { delivered: (context: Context) => deliverDue(context) };

/** Last, because other websites may stall. */
const NIGHTLY_JOBS = { linksChecked: (context: Context) => recheckPublishedLinks(context) };

type Outcome = number | 'failed';
export type MaintenanceReport = Record<keyof (typeof JOBS & typeof DELIVERY), Outcome> &
  Partial<Record<keyof (typeof HOURLY_JOBS & typeof NIGHTLY_JOBS), Outcome>>;

/** Runs every job, the hourly and nightly ones only if asked. One that fails is logged and does not stop the others. */
export async function runMaintenance(
  context: Context,
  { hourly = true, nightly = true } = {},
): Promise<MaintenanceReport> {
  requireSystem(context);
  const report: Record<string, Outcome> = {};
  for (const [name, job] of Object.entries({
    ...JOBS,
    ...(hourly && HOURLY_JOBS),
    ...DELIVERY,
    ...(nightly && NIGHTLY_JOBS),
  })) {
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
