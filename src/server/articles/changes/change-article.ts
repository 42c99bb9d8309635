import { eq, sql } from 'drizzle-orm';
import { type AuditAction, audit } from '../../audit/record.ts';
import { isDuplicate } from '../../db/postgres-errors.ts';
import { articles } from '../../db/schema/magazine.ts';
import type { Transaction } from '../../db/transaction.ts';
import { DomainError } from '../../errors/errors.ts';
import { refuseRemovedPicture } from '../../pictures/removed-picture.ts';
import { type ArticleRow, loadArticle, lockArticle } from '../article-row.ts';
import { raiseArticleTags } from '../cache-tags/raise-article-tags.ts';
import { deleteRevisions } from '../revisions/delete.ts';
import { type RevisedArticle, recordRevision } from '../revisions/record.ts';
import { listFormerSlugs, storeMove } from '../slugs/former-slugs.ts';

/*
 * The one write path of articles: nothing else writes a single article (tests/architecture/article-writes.test.ts).
 * Verbs such as publishArticle say what changes; recordChange says what each change entails. Triggers do the rest,
 * however a row is written: counts, search words and the usage of pictures.
 */

type Columns = Omit<typeof articles.$inferInsert, 'id' | 'version' | 'updatedAt' | 'publishedAt' | 'labels'>;

export type ArticleChange = {
  /** The version that the editor started from. Throws `conflict` when it is no longer the current one. */
  version?: number;
  /** For the audit log, which names publishing and unpublishing by itself. */
  action?: AuditAction;
  /** The number of the revision whose text this is. */
  restoredFrom?: number | undefined;
  /** The rule of the change: the new values for the current row, which is locked. `undefined` when nothing changes. */
  apply: (before: ArticleRow) => Promise<Partial<Columns> | undefined>;
};

/** Changes an article. Throws `not-found`, and `conflict` when its new slug is taken. */
export async function changeArticle(
  tx: Transaction,
  id: number,
  { version, action, restoredFrom, apply }: ArticleChange,
): Promise<ArticleRow> {
  const before = await lockVersion(tx, id, version);
  const values = await apply(before);
  if (!values) {
    // The caller may be retrying after a failed purge.
    await raiseArticleTags(tx, {
      before: { ...before, isPublished: true },
      after: before,
      ...(await formerOf(tx, id)),
    });
    return before;
  }
  const now = tx.clock();
  const publishedAt = before.publishedAt ?? (values.isPublished ? now : null);
  await tx.db
    .update(articles)
    .set({ ...values, publishedAt, updatedAt: now, version: sql`${articles.version} + 1` })
    .where(eq(articles.id, id))
    .catch((error: unknown) => {
      if (isDuplicate(error, 'articles_slug_unique')) throw slugTaken(values.slug ?? '');
      return refuseRemovedPicture(error);
    });
  const after = await loadArticle(tx.db, id);
  if (after.slug !== before.slug) await storeMove(tx, before, after.slug);
  await recordChange(tx, { before, after, ...(await formerOf(tx, id)) }, action, { restoredFrom });
  return after;
}

export type NewArticle = Columns & { createdAt: Date; updatedAt: Date; publishedAt: Date | null };

/** Adds an article. Undefined, and nothing is written, when its slug is taken. */
export async function addArticle(
  tx: Transaction,
  values: NewArticle,
  { isImported }: { isImported?: boolean } = {},
): Promise<ArticleRow | undefined> {
  const [added] = await tx.db
    .insert(articles)
    .values(values)
    .onConflictDoNothing({ target: articles.slug })
    .returning({ id: articles.id })
    .catch(refuseRemovedPicture);
  if (!added) return undefined;
  const after = await loadArticle(tx.db, added.id);
  await recordChange(tx, { before: undefined, after, formerSlugs: [] }, 'article.created', { isImported });
  return after;
}

/**
 * Removes an article and its history for good; its public addresses, former ones too, then respond 410. Throws `not-found`, and
 * `conflict` when `version` is no longer the current one.
 */
export async function removeArticle(tx: Transaction, id: number, version?: number): Promise<void> {
  const before = await lockVersion(tx, id, version);
  const former = await formerOf(tx, id);
  await storeMove(tx, before);
  // First, as maintenance does: rows of revisions are locked before their pictures.
  await deleteRevisions(tx, id);
  await tx.db.delete(articles).where(eq(articles.id, id));
  await recordChange(tx, { before, after: undefined, ...former }, 'article.deleted');
}

async function lockVersion({ db }: Transaction, id: number, version: number | undefined): Promise<ArticleRow> {
  const row = await lockArticle(db, id);
  if (version !== undefined && row.version !== version)
    throw new DomainError('conflict', 'This article was changed by someone else');
  return row;
}

export function slugTaken(slug: string): DomainError {
  const message = `The slug "${slug}" is taken by another article. Choose another one.`;
  return new DomainError('conflict', message, { fields: { slug: message } });
}

const formerOf = async ({ db }: Transaction, id: number) => ({ formerSlugs: await listFormerSlugs(db, id) });

type Recorded = Parameters<typeof raiseArticleTags>[1];
type Origin = Pick<RevisedArticle, 'isImported' | 'restoredFrom'>;

/** What every change entails, in its transaction. */
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
  if (before && after && before.isPublished !== after.isPublished)
    await audit(tx, after.isPublished ? 'article.published' : 'article.unpublished', named);
  if (after) await recordRevision(tx, { before, after, ...origin });
  await raiseArticleTags(tx, change);
}
