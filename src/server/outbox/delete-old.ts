import { subDays } from 'date-fns/subDays';
import type { Context } from '../context.ts';
import { and, eq, isNull, lt, or } from '../db/drizzle.ts';
import { outbox } from '../db/schema/outbox.ts';

const DONE_DAYS = 1;
/** Until then staff see that a delivery was given up. */
const GIVEN_UP_DAYS = 30;

/**
 * Deletes rows that are done, that were given up long ago, and purges that no process delivered: by then the CDN's
 * copies have expired. Returns how many.
 */
export async function deleteOldDeliveries({ db, clock }: Context): Promise<number> {
  const now = clock();
  const deleted = await db
    .delete(outbox)
    .where(
      or(
        lt(outbox.doneAt, subDays(now, DONE_DAYS)),
        and(isNull(outbox.dueAt), lt(outbox.createdAt, subDays(now, GIVEN_UP_DAYS))),
        and(eq(outbox.kind, 'cdn-purge'), lt(outbox.createdAt, subDays(now, DONE_DAYS))),
      ),
    )
    .returning({ id: outbox.id });
  return deleted.length;
}
