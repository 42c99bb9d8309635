import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, asc, eq, like, or, sql } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { knownBrowsers, secondFactors, sessions, staff } from '../../db/schema/staff.ts';
import { writers } from '../../db/schema/writers.ts';
import { requireSystem } from '../../permissions.ts';
import type { Person } from '../../subject.ts';
import { type PersonalData, SUBJECTS } from '../../subjects.ts';

export type PersonData = Awaited<ReturnType<typeof findPerson>>;

/** Case-insensitive, because visitors typed the addresses. */
const emailIs = (column: PgColumn, email: string): SQL => sql`lower(${column}) = ${email.trim().toLowerCase()}`;

/** All personal data of the person with this e-mail address, without secrets and hashes. */
export async function findPerson(context: Context, email: string) {
  requireSystem(context);
  const { db } = context;
  const [account] = await db
    .select({
      id: staff.id,
      email: staff.email,
      name: staff.name,
      isActive: staff.isActive,
      role: staff.role,
      language: staff.language,
      readsMessages: staff.readsMessages,
      portrait: staff.portrait,
      writerId: staff.writerId,
      lastSeenAt: staff.lastSeenAt,
      profession: staff.profession,
      bigNumber: staff.bigNumber,
      createdAt: staff.createdAt,
      twoStepLoginSince: secondFactors.confirmedAt,
    })
    .from(staff)
    .leftJoin(secondFactors, eq(secondFactors.staffId, staff.id))
    .where(emailIs(staff.email, email));
  const [writer] = await db.select().from(writers).where(emailIs(writers.email, email));
  return {
    messages: await db
      .select()
      .from(contactMessages)
      .where(emailIs(contactMessages.email, email))
      .orderBy(asc(contactMessages.id)),
    writer: writer && { ...writer, articles: await titlesOf(db, writer.id) },
    account: account && {
      ...account,
      sessions: await db
        .select({
          createdAt: sessions.createdAt,
          lastUsedAt: sessions.lastUsedAt,
          expiresAt: sessions.expiresAt,
          browser: sessions.browser,
        })
        .from(sessions)
        .where(eq(sessions.staffId, account.id)),
      knownBrowsers: await db
        .select({ lastUsedAt: knownBrowsers.lastUsedAt })
        .from(knownBrowsers)
        .where(eq(knownBrowsers.staffId, account.id)),
    },
    ...(await dataOfSubjects(db, { email, accountId: account?.id })),
    /** Actions of this person, and actions on their account or writer profile. */
    auditLog: await db
      .select()
      .from(auditLog)
      .where(
        or(
          emailIs(auditLog.actor, email),
          emailIs(auditLog.subject, email),
          writer && and(like(auditLog.action, 'writer.%'), eq(auditLog.subjectId, writer.id)),
        ),
      )
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

async function dataOfSubjects(db: Database, person: Person): Promise<PersonalData> {
  const found: Record<string, object[]> = {};
  for (const { personalData } of SUBJECTS)
    for (const [name, { find }] of Object.entries(personalData)) found[name] = await find(db, person);
  return found as PersonalData;
}
