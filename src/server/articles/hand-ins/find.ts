import type { SQL } from 'drizzle-orm';
import type { Colleague, HandIn } from '../../../shared/contract/articles/hand-ins.ts';
import { mayDo } from '../../../shared/permissions.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, asc, eq, inArray, isNull, or, sql } from '../../db/drizzle.ts';
import { alias } from '../../db/pg-core.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { handIns } from '../../db/schema/articles/hand-ins.ts';
import { staff } from '../../db/schema/staff.ts';
import { requirePermission } from '../../permissions.ts';
import { colleague } from '../../staff/accounts.ts';
import { permissionsOfAccount } from '../../staff/permissions-of-account.ts';
import type { Transaction } from '../../transaction.ts';

/** The accounts that may publish, by name. */
export async function findPublishers(db: Database): Promise<Colleague[]> {
  const accounts = await db
    .select()
    .from(staff)
    .where(eq(staff.isActive, true))
    .orderBy(asc(sql`lower(${staff.name})`), asc(staff.id));
  return accounts
    .filter((account) => mayDo(permissionsOfAccount(account), 'articles.publish', false))
    .map(({ id, name }) => ({ staffId: id, name }));
}

/** Whom an article can be handed in to. */
export async function listPublishers(context: Context): Promise<Colleague[]> {
  requirePermission(context, 'articles.write-own');
  return findPublishers(context.db);
}

const [handers, answerers] = [alias(staff, 'handers'), alias(staff, 'answerers')];

/** The hand-ins of articles that are not in the bin. */
export const selectHandIns = (db: Database) =>
  db
    .select({
      articleId: handIns.articleId,
      title: articles.title,
      type: articles.type,
      language: articles.language,
      isPublished: articles.isPublished,
      version: articles.version,
      note: handIns.note,
      handedInAt: handIns.handedInAt,
      handedInBy: handIns.handedInBy,
      handerName: handers.name,
      receiver: handIns.receiver,
      answer: handIns.answer,
      answeredAt: handIns.answeredAt,
      answeredBy: handIns.answeredBy,
      answererName: answerers.name,
      answerNote: handIns.answerNote,
    })
    .from(handIns)
    .innerJoin(articles, eq(articles.id, handIns.articleId))
    .leftJoin(handers, eq(handers.id, handIns.handedInBy))
    .leftJoin(answerers, eq(answerers.id, handIns.answeredBy));

/** The hand-in of an article, unless it was published since. */
export async function findHandIn(db: Database, articleId: number): Promise<HandIn | null> {
  const [row] = await selectHandIns(db).where(
    and(eq(handIns.articleId, articleId), sql`${handIns.answer} is distinct from ${'published'}`),
  );
  if (!row) return null;
  const { note, handedInAt, answeredAt, answerNote } = row;
  return {
    note,
    handedInAt: handedInAt.toISOString(),
    handedInBy: colleague(row.handedInBy, row.handerName),
    receiver: (await findPublishers(db)).find(({ staffId }) => staffId === row.receiver) ?? null,
    givenBack: answeredAt && {
      at: answeredAt.toISOString(),
      by: colleague(row.answeredBy, row.answererName),
      note: answerNote ?? '',
    },
  };
}

/** Which of these articles wait, and which were given back. */
export async function findHandInStates(db: Database, ids: number[]): Promise<Map<number, 'handed-in' | 'given-back'>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: handIns.articleId, answer: handIns.answer })
    .from(handIns)
    .where(and(inArray(handIns.articleId, ids), sql`${handIns.answer} is distinct from ${'published'}`));
  return new Map(rows.map(({ id, answer }) => [id, answer === null ? 'handed-in' : 'given-back']));
}

/** Without those in the bin. */
export const countHandedIn = (db: Database): Promise<number> =>
  db.$count(
    db
      .select({ id: handIns.articleId })
      .from(handIns)
      .innerJoin(articles, and(eq(articles.id, handIns.articleId), isNull(handIns.answer)))
      .as('handed_in'),
  );

/** What an account handed in, was asked to publish, or gave back. */
export const findHandInsOf = (db: Database, staffId: number) =>
  db
    .select({
      articleId: handIns.articleId,
      title: articles.title,
      note: handIns.note,
      handedInAt: handIns.handedInAt,
      answer: handIns.answer,
      answeredAt: handIns.answeredAt,
      answerNote: handIns.answerNote,
    })
    .from(handIns)
    .leftJoin(articles, eq(articles.id, handIns.articleId))
    .where(isAbout(staffId))
    .orderBy(asc(handIns.handedInAt), asc(handIns.articleId));

const isAbout = (staffId: number): SQL | undefined =>
  or(eq(handIns.handedInBy, staffId), eq(handIns.receiver, staffId), eq(handIns.answeredBy, staffId));

/** Removes the person from hand-ins, which stay with their articles. */
export async function eraseFromHandIns({ db }: Transaction, staffId: number): Promise<void> {
  const without = (column: typeof handIns.handedInBy | typeof handIns.receiver | typeof handIns.answeredBy) =>
    sql`nullif(${column}, ${staffId}::integer)`;
  await db
    .update(handIns)
    .set({
      handedInBy: without(handIns.handedInBy),
      receiver: without(handIns.receiver),
      answeredBy: without(handIns.answeredBy),
    })
    .where(isAbout(staffId));
}
