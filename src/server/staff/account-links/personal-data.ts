import { DAY_MS } from '../../../shared/dates/durations.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, asc, lt, or, sql } from '../../db/drizzle.ts';
import { accountLinks } from '../../db/schema/staff.ts';
import { requireSystem } from '../../permissions.ts';
import type { Transaction } from '../../transaction.ts';
import { isOpen } from './account-link.ts';

const isFor = (email: string) => sql`${accountLinks.email} = ${email.trim().toLowerCase()}`;
const isMadeBy = (email: string) => sql`${accountLinks.createdByEmail} = ${email.trim().toLowerCase()}`;

/** The links for the person with this e-mail address, and those that they made; without hashes. */
export const findAccountLinksOf = (db: Database, email: string) =>
  db
    .select({
      kind: accountLinks.kind,
      email: accountLinks.email,
      name: accountLinks.name,
      role: accountLinks.role,
      language: accountLinks.language,
      createdByEmail: accountLinks.createdByEmail,
      createdAt: accountLinks.createdAt,
      expiresAt: accountLinks.expiresAt,
      usedAt: accountLinks.usedAt,
      revokedAt: accountLinks.revokedAt,
    })
    .from(accountLinks)
    .where(or(isFor(email), isMadeBy(email)))
    .orderBy(asc(accountLinks.createdAt), asc(accountLinks.id));

/** Deletes the person's own links, and revokes those that they made, without their name. */
export async function eraseFromAccountLinks({ db, clock }: Transaction, email: string): Promise<void> {
  await db.delete(accountLinks).where(isFor(email));
  await db
    .update(accountLinks)
    .set({ revokedAt: clock() })
    .where(and(isMadeBy(email), isOpen));
  await db.update(accountLinks).set({ createdBy: null, createdByEmail: 'a former colleague' }).where(isMadeBy(email));
}

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
