import type { Database } from '../../../db/database.ts';
import { eq } from '../../../db/drizzle.ts';
import { articleSchedules } from '../../../db/schema/articles/schedules.ts';
import type { CarriedOut, Dependencies } from '../../../dependencies.ts';
import { deliverPurges } from '../../../outbox/deliver-now.ts';
import { carryOut, ScheduleChanged } from './carry-out.ts';
import { findDue } from './find-due.ts';
import { recordFailure } from './record-failure.ts';

const running = new WeakMap<Database, Promise<CarriedOut>>();

/**
 * Carries out every due schedule, each in a transaction of its own. Callers of one process share a run. Throws when the
 * database is unavailable; the rest stays due.
 */
export function carryOutDue(dependencies: Dependencies): Promise<CarriedOut> {
  const { db } = dependencies;
  const started = running.get(db);
  if (started) return started;
  const run = carryOutAll(dependencies).finally(() => running.delete(db));
  running.set(db, run);
  return run;
}

async function carryOutAll(dependencies: Dependencies): Promise<CarriedOut> {
  // The purges of all wait in the outbox for one delivery at the end.
  const { cdn, ...cache } = dependencies.cache;
  const within = { ...dependencies, cache };
  let count = 0;
  try {
    for (;;) {
      const { ids, nextAt } = await findDue(dependencies.db, dependencies.clock());
      if (ids.length === 0) return { count, nextAt };
      let progress = 0;
      for (const id of ids) {
        const outcome = await attempt(within, id);
        if (outcome === 'done') count += 1;
        if (outcome !== 'skipped') progress += 1;
      }
      if (progress === 0) return { count, nextAt: dependencies.clock() };
    }
  } finally {
    if (cdn && count > 0) await deliverPurges(dependencies);
  }
}

async function attempt(dependencies: Dependencies, articleId: number): Promise<'done' | 'failed' | 'skipped'> {
  const [schedule] = await dependencies.db
    .select()
    .from(articleSchedules)
    .where(eq(articleSchedules.articleId, articleId));
  if (!schedule) return 'skipped';
  try {
    await carryOut(dependencies, schedule);
    return 'done';
  } catch (error) {
    if (error instanceof ScheduleChanged) return 'skipped';
    await recordFailure(dependencies, schedule, error);
    return 'failed';
  }
}
