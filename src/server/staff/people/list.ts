import type { Person } from '../../../shared/contract/accounts/people.ts';
import type { Context } from '../../context.ts';
import { and, asc, count, eq, gt, isNull, max, sql } from '../../db/drizzle.ts';
import { accountLinks, secondFactors, sessions, staff } from '../../db/schema/staff.ts';
import { requirePermission } from '../../permissions.ts';

/** All accounts by name, without password hashes. */
export async function listPeople(context: Context): Promise<Person[]> {
  requirePermission(context, 'people.manage');
  const { db, clock } = context;
  const now = clock();
  const open = db
    .select({ staffId: sessions.staffId, total: count().as('total') })
    .from(sessions)
    .where(gt(sessions.expiresAt, now))
    .groupBy(sessions.staffId)
    .as('open_sessions');
  const links = db
    .select({ staffId: accountLinks.staffId, until: max(accountLinks.expiresAt).as('until') })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.kind, 'reset'),
        isNull(accountLinks.usedAt),
        isNull(accountLinks.revokedAt),
        gt(accountLinks.expiresAt, now),
      ),
    )
    .groupBy(accountLinks.staffId)
    .as('reset_links');
  const rows = await db
    .select({ account: staff, since: secondFactors.confirmedAt, total: open.total, until: links.until })
    .from(staff)
    .leftJoin(secondFactors, eq(secondFactors.staffId, staff.id))
    .leftJoin(open, eq(open.staffId, staff.id))
    .leftJoin(links, eq(links.staffId, staff.id))
    .orderBy(asc(sql`lower(${staff.name})`), asc(staff.id));
  return rows.map(({ account, since, total, until }) => ({
    id: account.id,
    email: account.email,
    name: account.name,
    portrait: account.portrait,
    role: account.role,
    readsMessages: account.readsMessages,
    reviewer:
      account.bigNumber === null ? null : { profession: account.profession ?? '', bigNumber: account.bigNumber },
    isActive: account.isActive,
    lastSeenAt: account.lastSeenAt?.toISOString() ?? null,
    hasSecondFactor: since !== null,
    openSessions: total ?? 0,
    resetLinkUntil: until?.toISOString() ?? null,
  }));
}
