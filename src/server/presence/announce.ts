import type { Presence } from '../../shared/contract/articles/presence.ts';
import { type Context, requireAccount } from '../context.ts';
import { and, asc, eq, ne, sql } from '../db/drizzle.ts';
import { articlePresence } from '../db/schema/articles/presence.ts';
import { staff } from '../db/schema/staff.ts';
import { requirePermission } from '../permissions.ts';
import { deleteExpiredPresence } from './expiry.ts';

export type OpenTab = { id: number; tab: string };

/** Announces that the actor has the article open, and returns who else has it open. */
export async function announcePresence(context: Context, { id, tab }: OpenTab): Promise<Presence> {
  requirePermission(context, 'magazine.read');
  const { staffId } = requireAccount(context);
  const { articleId } = articlePresence;
  await context.db
    .insert(articlePresence)
    .values({ articleId: id, tab, staffId, seenAt: context.clock() })
    .onConflictDoUpdate({
      target: [articleId, articlePresence.tab],
      // The next user of the same computer may use the same tab.
      set: { seenAt: sql`excluded.seen_at`, staffId: sql`excluded.staff_id` },
    });
  // Removes expired rows here too: on Vercel, maintenance runs once a day.
  await deleteExpiredPresence(context);
  const open = await context.db
    .selectDistinct({ staffId: staff.id, name: staff.name })
    .from(articlePresence)
    .innerJoin(staff, eq(staff.id, articlePresence.staffId))
    .where(and(eq(articleId, id), ne(articlePresence.tab, tab), staff.isActive))
    .orderBy(asc(staff.name), asc(staff.id));
  return {
    others: open.filter((other) => other.staffId !== staffId),
    isOpenTwice: open.some((other) => other.staffId === staffId),
  };
}
