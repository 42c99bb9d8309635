import type { Said } from '../../../shared/errors/sentence.ts';
import { audit } from '../../audit/record.ts';
import { asSystem, type Context } from '../../context.ts';
import { ADVISORY_LOCKS } from '../../db/advisory-locks.ts';
import { and, eq, isNull, sql } from '../../db/drizzle.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../errors/errors.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import type { ArticleRow } from '../article-row.ts';
import {
  type CurrentDraft,
  endDraftChanges,
  findCurrentDraft,
  setCurrentDraft,
} from '../draft-changes/draft-changes.ts';
import { storeDraftChanges } from '../draft-changes/save.ts';
import { endHandIn, isWaiting, waitAgain } from '../hand-ins/hand-ins.ts';
import { moveReviewsToDraft } from '../reviews/current-review.ts';
import { ensureRevision } from '../revisions/record.ts';
import { findLatest, loadSnapshot } from '../revisions/revisions.ts';
import { isSameArticle, toSnapshot } from '../revisions/snapshot.ts';
import { changeArticle, publishRevision } from '../write-path/change-article.ts';
import { CHANGED_SINCE } from './schedule-row.ts';

export type StoredSchedule = typeof articleSchedules.$inferSelect;

/** Another process has claimed the schedule, or it was changed or carried out after it was read: it is left alone. */
export class ScheduleSkipped extends Error {
  override name = 'ScheduleSkipped';
}

/** A change by staff since then rules the schedule out. Its message is for them. */
export class ScheduleOverruled extends DomainError {
  constructor(message: Said) {
    super('conflict', message);
  }
}

/** Carries out one schedule, wholly or not at all. Throws the reason when it cannot, and `ScheduleSkipped`. */
export async function carryOutOne(dependencies: Dependencies, schedule: StoredSchedule): Promise<void> {
  await inTransaction(inNameOf(dependencies, schedule), async (tx) => {
    await claim(tx, schedule);
    const after = await actions[schedule.action](tx, schedule);
    await audit(tx, 'article.schedule-carried-out', { id: after.id, name: after.title });
  });
}

/** The history names the person who scheduled it, and nobody once the person is erased. */
function inNameOf(dependencies: Dependencies, { staffId, actor }: StoredSchedule): Context {
  if (staffId === null || actor === null) return asSystem(dependencies);
  return { ...dependencies, actor: { kind: 'scheduled-by', staffId, email: actor } };
}

/** Until the commit no other process tries this schedule; one that finds it locked takes the next. */
async function claim({ db }: Transaction, { articleId }: StoredSchedule): Promise<void> {
  const isFree = sql<boolean>`pg_try_advisory_xact_lock(${ADVISORY_LOCKS.schedule}, ${articleId})`;
  const [lock] = await db.select({ isFree }).from(sql`(values (1)) as one`);
  if (!lock?.isFree) throw new ScheduleSkipped();
}

/**
 * Ends the schedule once its article is locked, because changing a schedule locks the article first. The same commit
 * makes the change and ends the schedule, so it is carried out once even if a process dies.
 */
async function endThisSchedule({ db }: Transaction, schedule: StoredSchedule): Promise<void> {
  const { articleId, action, dueAt, revision } = schedule;
  const isSame = and(
    eq(articleSchedules.articleId, articleId),
    eq(articleSchedules.action, action),
    eq(articleSchedules.dueAt, dueAt),
    revision === null ? isNull(articleSchedules.revision) : eq(articleSchedules.revision, revision),
  );
  const ended = await db.delete(articleSchedules).where(isSame).returning({ id: articleSchedules.articleId });
  if (ended.length === 0) throw new ScheduleSkipped();
}

const actions: Record<StoredSchedule['action'], (tx: Transaction, schedule: StoredSchedule) => Promise<ArticleRow>> = {
  publish: publishFrozen,
  'publish-changes': publishFrozenChanges,
  unpublish: (tx, schedule) =>
    changeArticle(tx, schedule.articleId, {
      reason: 'unpublished-as-scheduled',
      apply: async (before) => {
        await endThisSchedule(tx, schedule);
        return before.isPublished ? { isPublished: false } : undefined;
      },
    }),
};

/** Later saves become draft changes of the published article. */
async function publishFrozen(tx: Transaction, schedule: StoredSchedule): Promise<ArticleRow> {
  const { articleId, revision } = requireRevision(schedule);
  let newer: ArticleRow | undefined;
  let isHandedIn = false;
  const after = await publishRevision(tx, articleId, {
    number: revision,
    reason: 'published-as-scheduled',
    whenLocked: async (article) => {
      await endThisSchedule(tx, schedule);
      if (article.isPublished)
        throw new ScheduleOverruled('This article was published before its time, and has changed since.');
      newer = (await isNewer(tx, article, revision)) ? article : undefined;
      isHandedIn = await isWaiting(tx, articleId);
    },
  });
  if (newer) {
    const { version, isPublished, publishedAt } = after;
    await storeDraftChanges(tx, after, { ...newer, version, isPublished, publishedAt });
    const withdrawn = await moveReviewsToDraft(tx, { articleId, published: revision });
    if (withdrawn > 0) await audit(tx, 'article.review-withdrawn', { id: articleId, name: after.title });
    if (isHandedIn) await waitAgain(tx, articleId);
  }
  return after;
}

async function isNewer(tx: Transaction, article: ArticleRow, revision: number): Promise<boolean> {
  await ensureRevision(tx, article);
  const latest = await findLatest(tx.db, article.id);
  if (latest?.number === revision) return false;
  return !isSameArticle(await loadSnapshot(tx.db, article.id, revision), toSnapshot(article));
}

/** Later draft changes stay, now on the published article. */
async function publishFrozenChanges(tx: Transaction, schedule: StoredSchedule): Promise<ArticleRow> {
  const { articleId, revision } = requireRevision(schedule);
  const after = await publishRevision(tx, articleId, {
    number: revision,
    reason: 'published-as-scheduled',
    whenLocked: async (article) => {
      await endThisSchedule(tx, schedule);
      const current = await findCurrentDraft(tx.db, article);
      if (!current) throw new ScheduleOverruled('The draft changes of this article are gone.');
      if (article.version !== (await findBase(tx, schedule, current))) throw new ScheduleOverruled(CHANGED_SINCE);
    },
  });
  const current = await findCurrentDraft(tx.db, after);
  if (!current || current.number === revision) {
    await endDraftChanges(tx, articleId);
    await endHandIn(tx, articleId);
  } else await setCurrentDraft(tx, { ...current, basedOn: after.version });
  return after;
}

/** The version of the article that the draft changes are based on. */
async function findBase(
  { db }: Transaction,
  { articleId, revision }: StoredSchedule,
  current: CurrentDraft,
): Promise<number | undefined> {
  if (current.number === revision) return current.basedOn;
  const [frozen] = await db
    .select({ articleVersion: articleRevisions.articleVersion })
    .from(articleRevisions)
    .where(and(eq(articleRevisions.articleId, articleId), eq(articleRevisions.number, revision ?? 0)));
  return frozen?.articleVersion;
}

function requireRevision(schedule: StoredSchedule): { articleId: number; revision: number } {
  const { articleId, revision } = schedule;
  if (revision === null) throw new Error('A schedule to publish has no revision');
  return { articleId, revision };
}
