import { asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Context, requireStaff } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { articles, writers } from '../../db/schema/magazine.ts';
import { secondFactors, sessions, staff } from '../../db/schema/staff.ts';
import { findDeletedWriters } from '../../undo/deleted.ts';

export type PersonData = Awaited<ReturnType<typeof findPerson>>;

/** E-mail addresses were typed by people: capitals make no difference. */
const is = (column: PgColumn, email: string): SQL => sql`lower(${column}) = ${email.trim().toLowerCase()}`;

/** Everything the site holds of whoever has this e-mail address, but for what is secret or scrambled. */
export async function findPerson(context: Context, email: string) {
  requireStaff(context);
  const { db } = context;
  const [account] = await db
    .select({
      id: staff.id,
      email: staff.email,
      name: staff.name,
      isActive: staff.isActive,
      createdAt: staff.createdAt,
      twoStepLoginSince: secondFactors.confirmedAt,
    })
    .from(staff)
    .leftJoin(secondFactors, eq(secondFactors.staffId, staff.id))
    .where(is(staff.email, email));
  const [writer] = await db.select().from(writers).where(is(writers.email, email));
  return {
    messages: await db
      .select()
      .from(contactMessages)
      .where(is(contactMessages.email, email))
      .orderBy(asc(contactMessages.id)),
    writer: writer && { ...writer, articles: await titlesOf(db, writer.id) },
    /** Deleted within the last hour: what Undo would bring back. */
    deletedWriters: await findDeletedWriters(db, email),
    account: account && {
      ...account,
      sessions: await db
        .select({ createdAt: sessions.createdAt, lastUsedAt: sessions.lastUsedAt, expiresAt: sessions.expiresAt })
        .from(sessions)
        .where(eq(sessions.staffId, account.id)),
    },
    /** What this person did, and what was done to their account. */
    auditLog: await db
      .select()
      .from(auditLog)
      .where(or(is(auditLog.actor, email), is(auditLog.subject, email)))
      .orderBy(asc(auditLog.id)),
  };
}

async function titlesOf(db: Database, writerId: number): Promise<string[]> {
  const rows = await db
    .select({ title: articles.title })
    .from(articles)
    .where(eq(articles.writerId, writerId))
    .orderBy(asc(articles.id));
  return rows.map(({ title }) => title);
}
