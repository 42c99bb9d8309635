import { DAY_MS } from '../../../shared/dates/durations.ts';
import type { Context } from '../../context.ts';
import { lt } from '../../db/drizzle.ts';
import { accountLinks } from '../../db/schema/staff.ts';
import { requireSystem } from '../../permissions.ts';

/** How long an ended link still explains why it ended, and an expired invitation can be sent again. */
const RETENTION_DAYS = 30;

/** Deletes links a month after they expired; maintenance runs it. Returns how many. */
export async function deleteOldAccountLinks(context: Context): Promise<number> {
  requireSystem(context);
  const { db, clock } = context;
  const before = new Date(clock().getTime() - RETENTION_DAYS * DAY_MS);
  const deleted = await db
    .delete(accountLinks)
    .where(lt(accountLinks.expiresAt, before))
    .returning({ id: accountLinks.id });
  return deleted.length;
}
