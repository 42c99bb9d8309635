import type { Context } from '../context.ts';
import { lt } from '../db/drizzle.ts';
import { rateLimits } from '../db/schema/limits.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { deleteOldDeliveries } from '../outbox/status.ts';
import { requireSystem } from '../permissions.ts';
import type { Job } from '../subject.ts';
import { SUBJECTS } from '../subjects.ts';

const jobsOf = (kind: 'jobsOfEachRun' | 'hourlyJobs' | 'nightlyJobs'): Record<string, Job> =>
  Object.assign({}, ...SUBJECTS.map((subject) => subject[kind]));

const JOBS_OF_EACH_RUN = {
  ...jobsOf('jobsOfEachRun'),
  limitsCleared: deleteExpiredLimits,
};
/** Jobs that read more than a few rows. */
const HOURLY_JOBS = jobsOf('hourlyJobs');
/** After the others, because a stalled mail server takes long. What grew old while the site was off is tried first. */
const DELIVERY = { delivered: (context: Context) => deliverDue(context), deliveriesForgotten: deleteOldDeliveries };
/** Last, because other websites may stall. */
const NIGHTLY_JOBS = jobsOf('nightlyJobs');

/** How many items each job handled. */
export type MaintenanceReport = Record<string, number | 'failed'>;

/** Runs every job, the hourly and nightly ones only if asked. One that fails is logged and does not stop the others. */
export async function runMaintenance(
  context: Context,
  { hourly = true, nightly = true } = {},
): Promise<MaintenanceReport> {
  requireSystem(context);
  const report: MaintenanceReport = {};
  for (const [name, job] of Object.entries({
    ...JOBS_OF_EACH_RUN,
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
  return report;
}

async function deleteExpiredLimits({ db, clock }: Context): Promise<number> {
  return (await db.delete(rateLimits).where(lt(rateLimits.expiresAt, clock())).returning({ key: rateLimits.key }))
    .length;
}
