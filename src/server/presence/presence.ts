import { PRESENCE_SECONDS } from '../../shared/constants.ts';
import type { Presence } from '../../shared/contract/articles/presence.ts';
import * as calls from '../../shared/contract/articles/presence.ts';
import { type Context, requireAccount } from '../context.ts';
import { and, asc, eq, gt, lte, ne, or, sql } from '../db/drizzle.ts';
import { articlePresence } from '../db/schema/articles/presence.ts';
import { staff } from '../db/schema/staff.ts';
import { requirePermission } from '../permissions.ts';
import { route } from '../route.ts';
import type { Subject } from '../subject.ts';

/** Deletes presences without a ping for a minute; maintenance runs it too. Returns how many rows. */
export async function deleteExpiredPresence({ db, clock }: Context): Promise<number> {
  const now = clock().getTime();
  const expiry = new Date(now - PRESENCE_SECONDS * 1000);
  // From the time when the clock was ahead; those of another process may be a little ahead.
  const impossible = new Date(now + PRESENCE_SECONDS * 1000);
  const { seenAt } = articlePresence;
  const expired = await db
    .delete(articlePresence)
    .where(or(lte(seenAt, expiry), gt(seenAt, impossible)))
    .returning({ tab: articlePresence.tab });
  return expired.length;
}

type OpenTab = { id: number; tab: string };

/** Announces that the actor has the article open, and returns who else has it open. */
async function announcePresence(context: Context, { id, tab }: OpenTab): Promise<Presence> {
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

/** Announces that the actor closed the article. */
async function endPresence(context: Context, { id, tab }: OpenTab): Promise<undefined> {
  requirePermission(context, 'magazine.read');
  const { staffId } = requireAccount(context);
  await context.db
    .delete(articlePresence)
    .where(and(eq(articlePresence.articleId, id), eq(articlePresence.tab, tab), eq(articlePresence.staffId, staffId)));
}

export const subject = {
  tables: [articlePresence],
  // Who has an article open is forgotten after a minute, and together with the account.
  personalData: {},
  routes: [
    route(calls.announcePresence, (context, { params }) => announcePresence(context, params)),
    route(calls.endPresence, (context, { params }) => endPresence(context, params)),
  ],
  jobsOfEachRun: { presencesForgotten: deleteExpiredPresence },
} satisfies Subject;
