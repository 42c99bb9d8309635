import type { RevisionReason } from '../../../shared/contract/articles/revisions.ts';
import { authorOf } from '../../context.ts';
import { and, eq } from '../../db/drizzle.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import type { Transaction } from '../../transaction.ts';
import type { ArticleRow } from '../article-row.ts';
import { addRevision, type Circumstances } from './add.ts';
import { findLatest, isRevisionOf, type Latest } from './latest.ts';
import { isSameArticle, toSnapshot } from './snapshot.ts';

export type RevisedArticle = {
  /** Undefined for a new article. */
  before: ArticleRow | undefined;
  after: ArticleRow;
  isImported?: boolean | undefined;
  /** The revision that the editor started from. */
  restoredFrom?: number | undefined;
  /** Undefined for saving, publishing and unpublishing, which `before` and `after` show. */
  reason?: RevisionReason | undefined;
};

/**
 * Stores an article after a change, unless nothing changed. Call it in the transaction of the change, with the article
 * locked.
 */
export async function recordRevision(tx: Transaction, revised: RevisedArticle): Promise<void> {
  const { before, after, restoredFrom, reason } = revised;
  if (before && isSameArticle(toSnapshot(before), toSnapshot(after))) return;
  const made = await circumstancesOf(tx, after.id, { reason: reason ?? reasonOf(revised), restoredFrom });
  await addRevision(tx, after, made, before && (await latestOf(tx, before)));
}

/** Stores draft changes; `draft` is the article after they are published. Returns the number. */
export async function recordDraft(
  tx: Transaction,
  draft: ArticleRow,
  restoredFrom: number | undefined,
): Promise<number> {
  const made = await circumstancesOf(tx, draft.id, { reason: 'draft-saved', restoredFrom });
  const latest = await findLatest(tx.db, draft.id, { isDraft: true });
  return addRevision(tx, draft, { ...made, isDraft: true }, latest);
}

/** Makes sure that the latest revision is of the current article, which is locked. */
export const ensureRevision = async (tx: Transaction, current: ArticleRow): Promise<void> => {
  await latestOf(tx, current);
};

/**
 * The latest revision of the current article. Adds one if it is missing: the article is older than its history, or the
 * previous version of the site, which may still run during an update, changed it.
 */
async function latestOf(tx: Transaction, current: ArticleRow): Promise<Pick<Latest, 'number'> & Partial<Latest>> {
  const latest = await findLatest(tx.db, current.id);
  if (latest && (await isRevisionOf(tx.db, latest, current))) return latest;
  return { number: await addRevision(tx, current, { reason: 'existing', createdAt: current.updatedAt }, latest) };
}

async function circumstancesOf(
  tx: Transaction,
  articleId: number,
  { reason, restoredFrom }: { reason: RevisionReason; restoredFrom: number | undefined },
): Promise<Circumstances> {
  const made = { ...authorOf(tx.actor), createdAt: tx.clock() };
  if (!restoredFrom || !(await exists(tx, articleId, restoredFrom))) return { ...made, reason };
  return { ...made, reason: 'restored', restoredFrom };
}

function reasonOf({ before, after, isImported }: RevisedArticle): RevisionReason {
  if (!before) return isImported ? 'imported' : 'created';
  if (before.isPublished === after.isPublished) return 'saved';
  return after.isPublished ? 'published' : 'unpublished';
}

async function exists({ db }: Transaction, articleId: number, number: number): Promise<boolean> {
  return (
    (await db.$count(
      articleRevisions,
      and(eq(articleRevisions.articleId, articleId), eq(articleRevisions.number, number)),
    )) > 0
  );
}
