import { sql } from 'drizzle-orm';
import { type Context, requireStaff } from '../context.ts';
import { contactMessages } from '../db/schema/contact.ts';

const { notice, noticeDueAt, handledAt } = contactMessages;

/** Counts unsent notices: `pending` in all, of which `failing` had an error; `givenUp` had too many. */
export async function countPendingNotices(
  context: Context,
): Promise<{ pending: number; failing: number; givenUp: number }> {
  requireStaff(context);
  const total = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [row] = await context.db
    .select({
      pending: total(sql`${noticeDueAt} is not null`),
      failing: total(sql`${noticeDueAt} is not null and ${notice} = 'failed'`),
      givenUp: total(sql`${noticeDueAt} is null and ${notice} = 'failed' and ${handledAt} is null`),
    })
    .from(contactMessages);
  return row ?? { pending: 0, failing: 0, givenUp: 0 };
}
