import { subDays } from 'date-fns/subDays';
import type { FeedbackAnswer } from '../../shared/contract/visitors/feedback.ts';
import * as calls from '../../shared/contract/visitors/feedback.ts';
import { CARE_PATHS } from '../../shared/counted-paths.ts';
import { asItIs } from '../../shared/errors/sentence.ts';
import { FEEDBACK_SENT } from '../../shared/messages/feedback-messages.ts';
import { paths } from '../../shared/paths.ts';
import { personalDataIn } from '../../shared/text/personal-data.ts';
import { audit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { and, eq, inArray, isNotNull, isNull, lt } from '../db/drizzle.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { readerFeedback } from '../db/schema/reader-feedback.ts';
import { DomainError } from '../errors/errors.ts';
import { consumeRateLimit, incrementRateLimit } from '../limits/rate-limit.ts';
import { requirePermission, requireSystem } from '../permissions.ts';
import { route } from '../route.ts';
import type { Subject } from '../subject.ts';
import { inTransaction } from '../transaction.ts';

/** A page with “Was dit duidelijk?”: a published article or a page about care. */
export type AnsweredPage = { path: string; articleId: number | null };

const notFound = () => new DomainError('not-found', asItIs('This page does not exist; it may have been deleted.'));

/** By its id, because the page may have been cached under a former slug. Throws `not-found`. */
async function articlePage({ db }: Context, id: number): Promise<AnsweredPage> {
  const [article] = await db
    .select({ slug: articles.slug, type: articles.type })
    .from(articles)
    .where(and(eq(articles.id, id), eq(articles.isPublished, true)));
  if (!article) throw notFound();
  return { path: paths.magazineItem(article), articleId: id };
}

/** Throws `not-found`. */
function carePage(path: string): AnsweredPage {
  if (!CARE_PATHS.has(path)) throw notFound();
  return { path, articleId: null };
}

const TOO_MANY = asItIs('Many answers came from your connection. Please try again in ten minutes.');
const NOTHING_STORED = 'Nothing of it was stored. Take it out and send the rest again.';

/** Refuses comments that identify the reader. Throws `invalid`. */
function refusePersonalData(words: string | null): void {
  const found = words === null ? undefined : personalDataIn(words);
  if (!found) return;
  const message = asItIs(`This seems to hold ${found}. ${NOTHING_STORED}`);
  throw new DomainError('invalid', message, { fields: { words: message } });
}

const RATE_LIMIT = { max: 10, windowSeconds: 10 * 60 };
/** A second click within this time is not a second answer. */
const REPEATED_SECONDS = 60;

/**
 * Stores a reader's answer about a page, and nothing about the reader. An answer with a filled honeypot gets the same
 * response and is dropped. Throws `invalid` for a comment that identifies the reader, `too-many`, and `not-found`.
 */
async function storeAnswer(
  context: Context,
  { clear, words, honeypot }: FeedbackAnswer,
  clientAddress: string,
  findPage: () => Promise<AnsweredPage>,
): Promise<{ page: string }> {
  refusePersonalData(words);
  const limit = { key: `feedback:${clientAddress}`, ...RATE_LIMIT };
  await consumeRateLimit(context, limit, TOO_MANY);
  const { path, articleId } = await findPage();
  if (honeypot) return { page: path };
  await inTransaction(context, async (tx) => {
    const key = `feedback:${clientAddress}:${path}:${clear}:${words ?? ''}`;
    const { count } = await incrementRateLimit(tx, { key, windowSeconds: REPEATED_SECONDS });
    if (count > 1) return;
    await tx.db
      .insert(readerFeedback)
      .values({ path, articleId, isClear: clear === 'yes', words, createdAt: tx.clock() });
  });
  return { page: path };
}

/** Marks readers' comments as handled, or reopens them. Skips those that a colleague has already handled. */
async function markFeedbackHandled(context: Context, ids: number[], handled: boolean): Promise<{ changed: number }> {
  requirePermission(context, 'magazine.manage');
  const { id, words, handledAt } = readerFeedback;
  return inTransaction(context, async (tx) => {
    const changed = await tx.db
      .update(readerFeedback)
      .set({ handledAt: handled ? tx.clock() : null })
      .where(and(inArray(id, ids), isNotNull(words), (handled ? isNull : isNotNull)(handledAt)))
      .returning({ id });
    for (const answer of changed) await audit(tx, handled ? 'feedback.handled' : 'feedback.reopened', answer);
    return { changed: changed.length };
  });
}

/** After a year the text has changed too much for an old answer to count. */
export const FEEDBACK_DAYS = 365;

/**
 * Deletes answers after a year, and handled comments after the retention time of messages; their yes or no still
 * counts. Returns how many.
 */
async function deleteOldFeedback(context: Context): Promise<number> {
  requireSystem(context);
  const { db, clock, retentionDays } = context;
  const { id, words, handledAt, createdAt } = readerFeedback;
  const deleted = await db
    .delete(readerFeedback)
    .where(lt(createdAt, subDays(clock(), FEEDBACK_DAYS)))
    .returning({ id });
  const emptied = await db
    .update(readerFeedback)
    .set({ words: null })
    .where(and(isNotNull(words), lt(handledAt, subDays(clock(), retentionDays))))
    .returning({ id });
  return deleted.length + emptied.length;
}

/** Back to the page, at its sentence of thanks. */
const successPath = (result: unknown) => `${(result as { page: string }).page}#${FEEDBACK_SENT}`;

export const subject = {
  tables: [readerFeedback],
  // An answer says nothing of the reader.
  personalData: {},
  routes: [
    route(
      calls.sendArticleFeedback,
      (context, { body: { article, ...answer } }, { clientAddress }) =>
        storeAnswer(context, answer, clientAddress, () => articlePage(context, article)),
      { htmlForm: { successPath, failurePath: paths.feedbackNotSent } },
    ),
    route(
      calls.sendCarePageFeedback,
      (context, { body: { page, ...answer } }, { clientAddress }) =>
        storeAnswer(context, answer, clientAddress, async () => carePage(page)),
      { htmlForm: { successPath, failurePath: paths.careFeedbackNotSent } },
    ),
    route(calls.handleFeedback, (context, { body }) => markFeedbackHandled(context, body.ids, body.handled)),
  ],
  hourlyJobs: { feedbackDeleted: deleteOldFeedback },
} satisfies Subject;
