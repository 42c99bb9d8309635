import type { Database } from '../../db/database.ts';
import { eq, max } from '../../db/drizzle.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { wellFormed } from '../../db/well-formed.ts';
import { refuseRemovedPicture } from '../../pictures/removed-picture.ts';
import type { Transaction } from '../../transaction.ts';
import type { ArticleRow } from '../article-row.ts';
import { type Latest, replaceLatest } from './latest.ts';
import { toSnapshot } from './snapshot.ts';

/** Saves of one person within this time after the first are one entry of the history. */
const FOLDING_MS = 10 * 60 * 1000;
const FOLDING_REASONS = ['saved', 'draft-saved'];

type Inserted = typeof articleRevisions.$inferInsert;

/** The fields of a revision beside the article. */
export type Circumstances = Pick<Inserted, 'reason' | 'restoredFrom' | 'staffId' | 'actor' | 'createdAt'> & {
  isDraft?: boolean;
};

/**
 * Adds a revision after `latest`, and folds `latest` into it when it continues the same work. Returns its number. The
 * article is locked, so that no two revisions get the same number.
 */
export async function addRevision(
  tx: Transaction,
  article: ArticleRow,
  made: Circumstances,
  latest: (Pick<Latest, 'number'> & Partial<Latest>) | undefined,
): Promise<number> {
  const number = await nextNumber(tx.db, article.id);
  if (latest) await replaceLatest(tx, article.id, latest.number, continues(made, latest) ? number : undefined);
  const { id: articleId, title, isPublished, version: articleVersion } = article;
  const snapshot = wellFormed(toSnapshot(article));
  await tx.db
    .insert(articleRevisions)
    .values({ ...made, articleId, number, title, isPublished, articleVersion, snapshot })
    .catch(refuseRemovedPicture);
  return number;
}

/** Revisions of the article and of its draft changes share one series of numbers. */
async function nextNumber(db: Database, articleId: number): Promise<number> {
  const [newest] = await db
    .select({ number: max(articleRevisions.number) })
    .from(articleRevisions)
    .where(eq(articleRevisions.articleId, articleId));
  return (newest?.number ?? 0) + 1;
}

function continues(made: Circumstances, latest: Partial<Latest>): boolean {
  if (made.reason !== latest.reason || !FOLDING_REASONS.includes(made.reason) || latest.name) return false;
  if (!made.staffId || made.staffId !== latest.staffId) return false;
  const elapsed = made.createdAt.getTime() - (latest.foldStart?.getTime() ?? Number.NaN);
  return elapsed >= 0 && elapsed <= FOLDING_MS;
}
