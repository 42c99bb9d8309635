import type { scheduleChange as call, Schedule, ScheduleAction } from '../../../shared/contract/articles/schedules.ts';
import type { EndpointParsed } from '../../../shared/contract/endpoint.ts';
import { instantsOf, isCalendarTime, timesAroundGap, wallTimeOf } from '../../../shared/dates/wall-time.ts';
import { type Said, sentence } from '../../../shared/errors/sentence.ts';
import { audit } from '../../audit/record.ts';
import { authorOf, type Context } from '../../context.ts';
import { eq } from '../../db/drizzle.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { DomainError } from '../../errors/errors.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { type ArticleRow, articleChanged, loadArticle, lockArticle } from '../article-row.ts';
import { raiseArticleTags } from '../cache-tags.ts';
import { refuseDangers } from '../dangers/refuse-dangers.ts';
import { findCurrentDraft } from '../draft-changes/draft-changes.ts';
import { invalidatePageOfPair } from '../pairs.ts';
import { ensureRevision } from '../revisions/record.ts';
import { findLatest, loadSnapshot } from '../revisions/revisions.ts';
import { isSameArticle, toSnapshot } from '../revisions/snapshot.ts';
import { isSlugTaken, listFormerSlugs } from '../slugs/slugs.ts';
import { findSchedule } from './schedule-row.ts';

type NewSchedule = EndpointParsed<typeof call>['body'];

/**
 * Schedules a change of an article with its currently saved text; later saves are not part of it. Replaces the earlier
 * schedule. Throws `not-found`, `invalid`, `dangerous`, and `conflict` when the article or its draft changes are no longer
 * those on the screen.
 */
export async function scheduleChange(context: Context, id: number, schedule: NewSchedule): Promise<Schedule> {
  requirePermission(context, 'articles.publish');
  const dueAt = decideDueAt(schedule, context.clock());
  return inTransaction(context, async (tx) => {
    const article = await lockArticle(tx.db, id);
    const draft = (await findCurrentDraft(tx.db, article))?.number ?? null;
    if (article.version !== schedule.version || draft !== schedule.draft) throw articleChanged();
    const revision = await frozenRevision(tx, article, { ...schedule, draft });
    const { action, wallTime, overrideReason } = schedule;
    // Ask for the reason now: nobody is there to answer when it is carried out.
    if (revision !== null) {
      const { category, writer, ...texts } = await loadSnapshot(tx.db, id, revision);
      const text = { ...texts, category: category.name, writerId: writer?.id ?? null };
      await refuseDangers(tx, { id, text, published: article.isPublished ? article : undefined, overrideReason });
    }
    const by = { staffId: null, ...authorOf(tx.actor) };
    const scheduled = { action, dueAt, wallTime, revision, tryAt: dueAt, createdAt: tx.clock(), ...by };
    const values = { ...scheduled, attempts: 0, failure: null };
    await tx.db
      .insert(articleSchedules)
      .values({ articleId: id, ...values })
      .onConflictDoUpdate({ target: articleSchedules.articleId, set: values });
    await audit(tx, 'article.scheduled', { id, name: article.title });
    await raiseTagsOfSchedule(tx, article, { action, revision, dueAt });
    const stored = await findSchedule(tx.db, id);
    if (!stored) throw new Error('The schedule was not stored');
    return stored;
  });
}

/** The revision to publish. Throws `invalid` for what the article's state does not allow. */
async function frozenRevision(
  tx: Transaction,
  article: ArticleRow,
  { action, draft }: NewSchedule,
): Promise<number | null> {
  if (action === 'unpublish') {
    if (!article.isPublished) throw impossible('This article is not published, so it cannot be unpublished.');
    return null;
  }
  if (action === 'publish-changes') {
    if (draft === null) throw impossible('This article has no draft changes to publish.');
    return draft;
  }
  if (article.isPublished) throw impossible('This article is published already.');
  await ensureRevision(tx, article);
  return (await findLatest(tx.db, article.id))?.number ?? null;
}

const impossible = (message: Said) => new DomainError('invalid', message, { fields: { action: message } });

/** Cancels the schedule of an article, if any. Throws `not-found` when there is no such article. */
export async function cancelSchedule(context: Context, id: number): Promise<undefined> {
  requirePermission(context, 'articles.publish');
  await inTransaction(context, async (tx) => {
    const { title } = await loadArticle(tx.db, id);
    const ended = await tx.db.delete(articleSchedules).where(eq(articleSchedules.articleId, id)).returning();
    if (ended.length > 0) await audit(tx, 'article.schedule-cancelled', { id, name: title });
  });
}

/**
 * Resumes the schedule of an article that comes back from the bin. One whose time has passed waits for staff, as does one
 * of draft changes whose address another article has taken.
 */
export async function resumeSchedule(tx: Transaction, article: ArticleRow): Promise<void> {
  const isOfArticle = eq(articleSchedules.articleId, article.id);
  const [schedule] = await tx.db.select().from(articleSchedules).where(isOfArticle);
  if (!schedule) return;
  const failure = await whyNotResumed(tx, article, schedule);
  if (failure !== undefined) {
    await tx.db.update(articleSchedules).set({ failure, tryAt: null }).where(isOfArticle);
    return;
  }
  // Pages that were rendered in between do not know of it.
  await raiseTagsOfSchedule(tx, article, { ...schedule, revision: await followToAddress(tx, article, schedule) });
}

async function whyNotResumed(tx: Transaction, article: ArticleRow, { action, revision, dueAt }: ScheduledChange) {
  if (dueAt <= tx.clock()) return 'The article was in the bin at this time.';
  if (action !== 'publish-changes' || revision === null) return undefined;
  const { slug } = await loadSnapshot(tx.db, article.id, revision);
  return slug !== article.slug && (await isSlugTaken(tx.db, slug, article.id))
    ? 'Another article has taken the address of these draft changes. Save them with another address, and schedule them again.'
    : undefined;
}

/** The same text at the address that the article came back at, when another article has taken its own. */
async function followToAddress(tx: Transaction, article: ArticleRow, { action, revision }: ScheduledChange) {
  if (action !== 'publish' || revision === null) return revision;
  const frozen = await loadSnapshot(tx.db, article.id, revision);
  const latest = await findLatest(tx.db, article.id);
  if (!latest || !isSameArticle({ ...frozen, slug: article.slug }, toSnapshot(article))) return revision;
  await tx.db
    .update(articleSchedules)
    .set({ revision: latest.number })
    .where(eq(articleSchedules.articleId, article.id));
  return latest.number;
}

type ScheduledChange = { action: ScheduleAction; revision: number | null; dueAt: Date };

/**
 * Purges everything that the scheduled change of an article will touch. Responses rendered from now on are cached no
 * longer than until the change. Earlier ones would outlive it, and if they were only invalidated, a stale copy could
 * still go out once.
 */
async function raiseTagsOfSchedule(tx: Transaction, article: ArticleRow, change: ScheduledChange): Promise<void> {
  const after = await articleAfter(tx, article, change);
  const purging: Transaction = { ...tx, raiseTags: (tags) => tx.raiseTags(tags, 'purge') };
  await raiseArticleTags(purging, {
    before: article,
    after,
    formerSlugs: [article.slug, ...(await listFormerSlugs(tx.db, article.id))],
  });
  await invalidatePageOfPair(purging, after);
}

async function articleAfter(
  tx: Transaction,
  article: ArticleRow,
  { revision, dueAt }: ScheduledChange,
): Promise<ArticleRow> {
  if (revision === null) return { ...article, isPublished: false };
  const { category, ...snapshot } = await loadSnapshot(tx.db, article.id, revision);
  const { title, slug, type, image, tags, language } = snapshot;
  return {
    ...article,
    ...{ title, slug, type, image, tags, language, category: category.name, categoryId: category.id },
    isPublished: true,
    publishedAt: article.publishedAt ?? dueAt,
  };
}

/** A date further away is a typing error. */
const MAX_YEARS = 5;

/**
 * The instant of a wall time. Throws `invalid` for a date that does not exist, an hour that the clocks skip or show
 * twice, and a moment in the past or years away.
 */
function decideDueAt({ wallTime, occurrence }: NewSchedule, now: Date): Date {
  if (!isCalendarTime(wallTime)) throw refusal('wallTime', 'This date does not exist. Choose another one.');
  // Compares the years by wall time, because odd years may have no instant.
  if (wallTime > yearsLater(now))
    throw refusal('wallTime', sentence('Choose a moment within {count} years.', { count: MAX_YEARS }));
  const [first, second] = instantsOf(wallTime);
  if (!first) throw wallTime < wallTimeOf(now) ? passed() : refusal('wallTime', skippedMessage(wallTime));
  if (second && !occurrence) throw refusal('occurrence', twiceMessage(wallTime));
  const instant = second && occurrence === 'second' ? second : first;
  if (instant <= now) throw passed();
  return instant;
}

function yearsLater(now: Date): string {
  const later = new Date(now);
  later.setUTCFullYear(now.getUTCFullYear() + MAX_YEARS);
  return wallTimeOf(later);
}

const passed = () => refusal('wallTime', 'That moment has passed. Choose a later one.');

function skippedMessage(wallTime: string): Said {
  const { before, after } = timesAroundGap(wallTime);
  return sentence(
    'The clocks go forward on March {day}, {year}, so there is no {hour}. Choose {before} or earlier, or {after} or later.',
    { ...dayOf(after), hour: hourOf(wallTime), before: hourOf(before), after: hourOf(after) },
  );
}

const twiceMessage = (wallTime: string) =>
  sentence('The clocks go back on October {day}, {year}, so {hour} comes twice. Choose the first or the second.', {
    ...dayOf(wallTime),
    hour: hourOf(wallTime),
  });

/** Of the last Sunday of March or October: these are the days on which clocks change in Amsterdam. */
const dayOf = (wallTime: string) => ({ day: wallTime.slice(8, 10), year: wallTime.slice(0, 4) });
const hourOf = (wallTime: string) => wallTime.slice(-'09:00'.length);

const refusal = (field: 'wallTime' | 'occurrence', message: Said) =>
  new DomainError('invalid', message, { fields: { [field]: message } });
