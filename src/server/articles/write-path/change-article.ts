import type { AuditAction } from '../../../shared/activity/audit-actions.ts';
import type { RevisionReason } from '../../../shared/contract/articles/revisions.ts';
import { sentence } from '../../../shared/errors/sentence.ts';
import { audit } from '../../audit/record.ts';
import { authorOf } from '../../context.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { isDuplicate } from '../../db/postgres-errors.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleBin } from '../../db/schema/articles/bin.ts';
import { DomainError } from '../../errors/errors.ts';
import { storeDeadLinks } from '../../link-checks/answers.ts';
import { requireArticleChange } from '../../permissions.ts';
import { refuseRemovedPicture } from '../../pictures/remove-unused.ts';
import type { Transaction } from '../../transaction.ts';
import { type ArticleRow, articleChanged, loadArticle, lockArticle } from '../article-row.ts';
import { raiseArticleTags } from '../cache-tags.ts';
import { refuseDangers } from '../dangers/refuse-dangers.ts';
import { columnsWhenUnpublished, endDraftChanges, requireDraft } from '../draft-changes/draft-changes.ts';
import { endHandIn } from '../hand-ins/hand-ins.ts';
import { endPairOfChangedLanguage, invalidatePageOfPair } from '../pairs.ts';
import { endLinksOfPublished } from '../preview-links/preview-links.ts';
import { moveReviewsToArticle } from '../reviews/current-review.ts';
import { columnsOfSnapshot, ensureRevision, type RevisedArticle, recordRevision } from '../revisions/record.ts';
import { loadSnapshot } from '../revisions/revisions.ts';
import { endSchedule, suspendChanges } from '../schedules/schedule-row.ts';
import { listFormerSlugs, restoreMoves, storeMove } from '../slugs/slugs.ts';

/*
 * The one write path of articles: nothing else writes a single article (tests/architecture/article-writes.test.ts).
 * Functions such as updateArticle say what changes. recordChange does what follows from every change, also from adding and
 * deleting; changeArticle what only a change of a stored article needs: dangers refused, the former address kept, draft
 * changes and hand-in ended. Triggers do the rest, however a row is written: counts, search words and the usage of
 * pictures.
 */

type Columns = Omit<typeof articles.$inferInsert, 'id' | 'version' | 'updatedAt' | 'labels'>;

export type ArticleChange = {
  /** The version that the editor started from. Throws `conflict` when it is no longer the current one. */
  version?: number;
  /** For the audit log, which records publishing and unpublishing without it. */
  action?: AuditAction;
  /** The number of the revision that has this text already. */
  restoredFrom?: number | undefined;
  /** For the history, which records saving, publishing and unpublishing without it. */
  reason?: RevisionReason | undefined;
  /**
   * The draft changes with this text, which the change ends. Throws `conflict` when they are no longer the current
   * ones.
   */
  draft?: number | undefined;
  /** The reason to publish despite a danger that the check found. */
  overrideReason?: string | undefined;
  /** The rule of the change: the new values for the current row, which is locked. `undefined` when nothing changes. */
  apply: (before: ArticleRow) => Promise<Partial<Columns> | undefined>;
};

/** Changes an article. Throws `not-found`, and `conflict` when its new slug is taken. */
export async function changeArticle(
  tx: Transaction,
  id: number,
  { version, action, restoredFrom, reason, draft, overrideReason, apply }: ArticleChange,
): Promise<ArticleRow> {
  const before = await lockVersion(tx, id, version);
  requireArticleChange(tx, before, { isLive: before.isPublished });
  const drafted = await requireDraft(tx, before, draft);
  const chosen = await apply(before);
  if (!chosen) {
    // The caller may be repeating a change whose purge failed: what readers may have in a cache is purged once more.
    await raiseArticleTags(tx, {
      before: { ...before, isPublished: true },
      after: before,
      ...(await formerOf(tx, id)),
    });
    return before;
  }
  const isUnpublished = before.isPublished && chosen.isPublished === false;
  // The article becomes the text that staff saved last, because readers no longer see any.
  const values =
    isUnpublished && drafted && !draft ? { ...chosen, ...(await columnsWhenUnpublished(tx, before, drafted)) } : chosen;
  const isLive = values.isPublished ?? before.isPublished;
  requireArticleChange(tx, before, { isLive: before.isPublished || isLive });
  const now = tx.clock();
  const publishedAt = values.publishedAt ?? before.publishedAt ?? (values.isPublished ? now : null);
  await tx.db
    .update(articles)
    .set({ ...values, publishedAt, updatedAt: now, version: sql`${articles.version} + 1` })
    .where(eq(articles.id, id))
    .catch((error: unknown) => {
      if (isDuplicate(error, 'articles_slug_unique')) throw slugTaken(values.slug ?? '');
      return refuseRemovedPicture(error);
    });
  const after = await loadArticle(tx.db, id);
  if (isLive) {
    // A change may be of one column, and the check reads the whole text. A refusal undoes the transaction.
    const published = before.isPublished ? before : undefined;
    await refuseDangers(tx, { id, text: after, published, overrideReason });
  }
  if (after.slug !== before.slug) await storeMove(tx, before, after.slug);
  if (drafted && (draft || isUnpublished)) await endDraftChanges(tx, id);
  else if (drafted) await suspendChanges(tx, after);
  if (isLive && (!before.isPublished || (drafted && draft))) await endHandIn(tx, id);
  await recordChange(tx, { before, after, ...(await formerOf(tx, id)) }, action, { restoredFrom, reason });
  return after;
}

type Publication = {
  number: number;
  version?: number;
  reason: RevisionReason;
  /** The current draft changes, if the revision is one of theirs; publishing ends them. */
  draft?: number;
  overrideReason?: string | undefined;
  /** Runs before the change, with the article locked; throwing prevents the change. */
  whenLocked?: (article: ArticleRow) => Promise<void>;
};

/**
 * Shows readers an article as it was in one revision. Throws `not-found`, and `conflict` when its category was deleted,
 * its slug is taken, or `version` or `draft` is no longer the current one.
 */
export async function publishRevision(
  tx: Transaction,
  id: number,
  { number, version, reason, draft, overrideReason, whenLocked }: Publication,
): Promise<ArticleRow> {
  const snapshot = await loadSnapshot(tx.db, id, number);
  const columns = await columnsOfSnapshot(tx, snapshot);
  return changeArticle(tx, id, {
    ...(version !== undefined && { version }),
    action: draft === undefined ? 'article.changed' : 'article.draft-changes-published',
    reason,
    draft,
    overrideReason,
    apply: async (article) => {
      await whenLocked?.(article);
      return { ...columns, slug: snapshot.slug, isPublished: true };
    },
  });
}

export type NewArticle = Columns & { createdAt: Date; updatedAt: Date; publishedAt: Date | null };

/** Adds an article. Undefined, and nothing is written, when its slug is taken. */
export async function addArticle(
  tx: Transaction,
  values: NewArticle,
  { isImported, overrideReason }: { isImported?: boolean; overrideReason?: string | undefined } = {},
): Promise<ArticleRow | undefined> {
  const { actor } = tx;
  const createdBy = actor.kind === 'staff' ? actor.staffId : null;
  requireArticleChange(tx, { createdBy }, { isLive: values.isPublished ?? false });
  const [added] = await tx.db
    .insert(articles)
    .values({ ...values, createdBy })
    .onConflictDoNothing({ target: articles.slug })
    .returning({ id: articles.id })
    .catch(refuseRemovedPicture);
  if (!added) return undefined;
  const after = await loadArticle(tx.db, added.id);
  if (after.isPublished) await refuseDangers(tx, { id: after.id, text: after, published: undefined, overrideReason });
  await recordChange(tx, { before: undefined, after, formerSlugs: [] }, 'article.created', { isImported });
  return after;
}

/**
 * Adds a deleted article again. Its former slugs redirect to it, unless another article has taken them. The caller
 * records a revision when it differs from its newest.
 */
export async function addDeletedArticle(
  tx: Transaction,
  values: NewArticle & { id: number; version: number },
  formerSlugs: string[],
): Promise<ArticleRow> {
  const { id, slug, createdBy = null, isPublished = false } = values;
  requireArticleChange(tx, { createdBy }, { isLive: isPublished });
  await tx.db
    .insert(articles)
    .overridingSystemValue()
    .values(values)
    .catch((error: unknown) => {
      if (isDuplicate(error, 'articles_slug_unique')) throw slugTaken(slug);
      return refuseRemovedPicture(error);
    });
  const restoredSlugs = await restoreMoves(tx, id, { slug, formerSlugs });
  const after = await loadArticle(tx.db, id);
  await audit(tx, 'article.restored', { id, name: after.title });
  // A draft that was public once: its address is cached as 410.
  const before = after.isPublished || !after.publishedAt ? undefined : { ...after, isPublished: true };
  await raiseArticleTags(tx, { before, after, formerSlugs: restoredSlugs });
  await invalidatePageOfPair(tx, after);
  return after;
}

/**
 * Moves an article to the bin; its public addresses, former ones too, then respond 410. Throws `not-found`, and
 * `conflict` when `version` is no longer the current one.
 */
export async function removeArticle(tx: Transaction, id: number, version?: number): Promise<void> {
  const before = await lockVersion(tx, id, version);
  requireArticleChange(tx, before, { isLive: before.isPublished });
  const former = await formerOf(tx, id);
  await moveToBin(tx, before, former.formerSlugs);
  await storeMove(tx, before);
  await tx.db.delete(articles).where(eq(articles.id, id));
  await recordChange(tx, { before, after: undefined, ...former }, 'article.deleted');
}

/** Stores what restoring the article needs. */
async function moveToBin(tx: Transaction, article: ArticleRow, formerSlugs: string[]): Promise<void> {
  await ensureRevision(tx, article);
  const { id: articleId, title, isPublished, version, createdBy } = article;
  await tx.db.insert(articleBin).values({
    articleId,
    title,
    isPublished,
    version,
    createdBy,
    formerSlugs,
    deletedAt: tx.clock(),
    ...authorOf(tx.actor),
  });
}

async function lockVersion({ db }: Transaction, id: number, version: number | undefined): Promise<ArticleRow> {
  const row = await lockArticle(db, id);
  if (version !== undefined && row.version !== version) throw articleChanged();
  return row;
}

export function slugTaken(slug: string): DomainError {
  const message = sentence('The slug "{slug}" is taken by another article. Choose another one.', { slug });
  return new DomainError('conflict', message, { fields: { slug: message } });
}

const formerOf = async ({ db }: Transaction, id: number) => ({ formerSlugs: await listFormerSlugs(db, id) });

type Recorded = Parameters<typeof raiseArticleTags>[1];
type Origin = Pick<RevisedArticle, 'isImported' | 'restoredFrom' | 'reason'>;

/** Does what follows from every change, in its transaction. */
async function recordChange(
  tx: Transaction,
  change: Recorded,
  action: AuditAction | undefined,
  origin: Origin = {},
): Promise<void> {
  const { before, after } = change;
  const subject = after ?? before;
  const named = subject && { id: subject.id, name: subject.title };
  if (action) await audit(tx, action, named);
  if (after && after.isPublished !== (before?.isPublished ?? false)) {
    await audit(tx, after.isPublished ? 'article.published' : 'article.unpublished', named);
    if (before) await endSchedule(tx, after.id, [after.isPublished ? 'publish' : 'unpublish']);
  }
  if (after) await recordRevision(tx, { before, after, ...origin });
  if (before && after) await moveReviewsToArticle(tx, after.id);
  if (before && after) await endPairOfChangedLanguage(tx, before, after);
  await endLinksOfPublished(tx, { before, after, reason: origin.reason });
  if (before?.isPublished && !after?.isPublished) await storeDeadLinks(tx, [before.slug, ...change.formerSlugs]);
  await raiseArticleTags(tx, change);
  if (after && !before?.isPublished) await invalidatePageOfPair(tx, after);
}
