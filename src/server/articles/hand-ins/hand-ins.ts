import { subDays } from 'date-fns/subDays';
import type {
  giveBack as giveBackCall,
  HandIn,
  handIn as handInCall,
} from '../../../shared/contract/articles/hand-ins.ts';
import type { EndpointParsed } from '../../../shared/contract/endpoint.ts';
import { audit } from '../../audit/record.ts';
import { authorOf, type Context } from '../../context.ts';
import { and, eq, isNull, lt, sql } from '../../db/drizzle.ts';
import { handIns } from '../../db/schema/articles/hand-ins.ts';
import { DomainError } from '../../errors/errors.ts';
import type { HandInNews } from '../../mail/mail.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { requirePermission, requireSystem } from '../../permissions.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { lockArticle } from '../article-row.ts';
import { findCurrentDraft } from '../draft-changes/draft-changes.ts';
import { findHandIn, findPublishers } from './find.ts';

const isOf = (articleId: number) => eq(handIns.articleId, articleId);
const waits = (articleId: number) => and(isOf(articleId), isNull(handIns.answer));

const NOT_ANSWERED = { answer: null, answeredAt: null, answeredBy: null, answerNote: null };

/**
 * Hands an article in, with the text that is saved now or later. Tells the person it is for, else everybody who may
 * publish. Throws `not-found`, `forbidden`, `invalid` for a person who may not publish, and `conflict` without any text
 * that readers do not have.
 */
export async function handIn(
  context: Context,
  id: number,
  { note, receiver = null }: EndpointParsed<typeof handInCall>['body'],
): Promise<HandIn> {
  requirePermission(context, 'articles.write-own');
  return inTransaction(context, async (tx) => {
    const article = await lockArticle(tx.db, id);
    requirePermission(tx, 'articles.write', article);
    if (article.isPublished && !(await findCurrentDraft(tx.db, article))) throw nothingNew();
    const publishers = await findPublishers(tx.db);
    const receivers = receiver === null ? publishers : publishers.filter(({ staffId }) => staffId === receiver);
    if (receiver !== null && receivers.length === 0) throw mayNotPublish();
    const { staffId: handedInBy = null } = authorOf(tx.actor);
    const values = { note, receiver, handedInAt: tx.clock(), handedInBy, ...NOT_ANSWERED };
    await tx.db
      .insert(handIns)
      .values({ articleId: id, ...values })
      .onConflictDoUpdate({ target: handIns.articleId, set: values });
    await audit(tx, 'article.handed-in', { id, name: article.title });
    for (const { staffId } of receivers) await tell(tx, staffId, id, 'handed-in');
    return requireHandIn(tx, id);
  });
}

const nothingNew = () =>
  new DomainError('conflict', 'There is nothing to hand in: readers have all of this text already.');

function mayNotPublish() {
  const message = 'This person may not publish, or has no account any more. Choose somebody else, or nobody.';
  return new DomainError('invalid', message, { fields: { receiver: message } });
}

/** Takes back what waits. Throws `not-found` and `forbidden`. */
export async function takeBack(context: Context, id: number): Promise<undefined> {
  requirePermission(context, 'articles.write-own');
  await inTransaction(context, async (tx) => {
    const article = await lockArticle(tx.db, id);
    requirePermission(tx, 'articles.write', article);
    const taken = await tx.db.delete(handIns).where(waits(id)).returning();
    if (taken.length > 0) await audit(tx, 'article.hand-in-taken-back', { id, name: article.title });
  });
}

/**
 * Gives an article back to who handed it in, who is told. Throws `not-found`, and `conflict` when it no longer waits or
 * was handed in again since it was read.
 */
export async function giveBack(
  context: Context,
  id: number,
  { note, handedInAt }: EndpointParsed<typeof giveBackCall>['body'],
): Promise<HandIn> {
  requirePermission(context, 'articles.publish');
  return inTransaction(context, async (tx) => {
    const { title } = await lockArticle(tx.db, id);
    const [waiting] = await tx.db.select().from(handIns).where(waits(id));
    if (!waiting)
      throw new DomainError('conflict', 'This article waits no longer: it was published, given back or taken back.');
    if (waiting.handedInAt.toISOString() !== handedInAt)
      throw new DomainError(
        'conflict',
        'This article was handed in again after you opened it. Read what is new first.',
      );
    await answer(tx, id, { answer: 'given-back', answerNote: note });
    await audit(tx, 'article.given-back', { id, name: title });
    return requireHandIn(tx, id);
  });
}

/** For an article that was published: its hand-in ends, and who handed it in is told. */
export const endHandIn = (tx: Transaction, id: number): Promise<void> =>
  answer(tx, id, { answer: 'published', answerNote: null });

export const isWaiting = async ({ db }: Transaction, id: number): Promise<boolean> =>
  (await db.$count(handIns, waits(id))) > 0;

/** For newer text that a scheduled publication left as draft changes: it still waits. */
export async function waitAgain({ db }: Transaction, id: number): Promise<void> {
  await db.update(handIns).set(NOT_ANSWERED).where(isOf(id));
}

/** For draft changes that were discarded: nothing is left to publish. */
export async function discardHandIn({ db }: Transaction, id: number): Promise<void> {
  await db.delete(handIns).where(isOf(id));
}

type Answer = { answer: 'given-back' | 'published'; answerNote: string | null };

async function answer(tx: Transaction, id: number, given: Answer): Promise<void> {
  const { staffId: answeredBy = null } = authorOf(tx.actor);
  const [answered] = await tx.db
    .update(handIns)
    .set({ ...given, answeredAt: tx.clock(), answeredBy })
    .where(and(isOf(id), sql`${handIns.answer} is distinct from ${'published'}`))
    .returning({ handedInBy: handIns.handedInBy });
  if (typeof answered?.handedInBy === 'number') await tell(tx, answered.handedInBy, id, given.answer);
}

/** Adds a mail to a person to the outbox, unless they did it themselves. */
async function tell(tx: Transaction, staffId: number, articleId: number, news: HandInNews): Promise<void> {
  if (!tx.mail || authorOf(tx.actor).staffId === staffId) return;
  const payload = { receiver: `account ${staffId}`, template: 'hand-in', staffId, articleId, news } as const;
  await enqueue(tx, 'mail', [{ payload, dueAt: tx.clock() }]);
}

async function requireHandIn({ db }: Transaction, id: number): Promise<HandIn> {
  const found = await findHandIn(db, id);
  if (!found) throw new Error('The hand-in was not stored');
  return found;
}

/** How long the writer sees in To do that an article was published. */
export const PUBLISHED_DAYS = 7;

/** Deletes hand-ins a week after their article was published; maintenance runs it. Returns how many. */
export async function deleteOldHandIns(context: Context): Promise<number> {
  requireSystem(context);
  const { db, clock } = context;
  const deleted = await db
    .delete(handIns)
    .where(and(eq(handIns.answer, 'published'), lt(handIns.answeredAt, subDays(clock(), PUBLISHED_DAYS))))
    .returning({ id: handIns.articleId });
  return deleted.length;
}
