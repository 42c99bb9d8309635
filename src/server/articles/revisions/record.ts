import { and, eq } from 'drizzle-orm';
import { authorOf } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { articleRevisions } from '../../db/schema/revisions.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { ArticleRow } from '../article-row.ts';
import { findLatest, isRevisionOf, type Latest, replaceLatest } from './latest.ts';
import { isSameArticle, toSnapshot } from './snapshot.ts';

/** Saves of one person within this time of the first of them are one entry of the history. */
const FOLDING_MS = 10 * 60 * 1000;

export type RevisedArticle = {
  /** Undefined for a new article. */
  before: ArticleRow | undefined;
  after: ArticleRow;
  isImported?: boolean | undefined;
  /** The revision that the editor started from. */
  restoredFrom?: number | undefined;
};

type Inserted = typeof articleRevisions.$inferInsert;
/** What a revision has beside the article. */
type Circumstances = Pick<Inserted, 'reason' | 'restoredFrom' | 'staffId' | 'actor' | 'createdAt'>;

/**
 * Stores an article as it is after a change, unless that changed nothing. Call it in the transaction of the change, with
 * the article locked, so that no two revisions get the same number.
 */
export async function recordRevision(tx: Transaction, revised: RevisedArticle): Promise<void> {
  const { before, after } = revised;
  if (before && isSameArticle(toSnapshot(before), toSnapshot(after))) return;
  const made = await circumstancesOf(tx, revised);
  const latest = before && (await latestOf(tx, before));
  const number = (latest?.number ?? 0) + 1;
  if (latest) await replaceLatest(tx, after.id, latest.number, continues(made, latest) ? number : undefined);
  await insertRevision(tx.db, after, number, made);
}

/** Makes sure that the latest revision is of the article as it is, which is locked. */
export const ensureRevision = async (tx: Transaction, current: ArticleRow): Promise<void> => {
  await latestOf(tx, current);
};

/**
 * The latest revision, which is of the article as it is. Adds one where it is not: the article is from before its history
 * began, or the previous version of the site changed it, which may still run during an update.
 */
async function latestOf(tx: Transaction, current: ArticleRow): Promise<Pick<Latest, 'number'> & Partial<Latest>> {
  const latest = await findLatest(tx.db, current.id);
  if (latest && (await isRevisionOf(tx.db, latest, current))) return latest;
  if (latest) await replaceLatest(tx, current.id, latest.number);
  const number = (latest?.number ?? 0) + 1;
  await insertRevision(tx.db, current, number, { reason: 'existing', createdAt: current.updatedAt });
  return { number };
}

async function circumstancesOf(tx: Transaction, revised: RevisedArticle): Promise<Circumstances> {
  const { actor, clock } = tx;
  const author = authorOf(actor);
  const { before, after, isImported, restoredFrom } = revised;
  if (restoredFrom && (await exists(tx.db, after.id, restoredFrom)))
    return { ...author, createdAt: clock(), reason: 'restored', restoredFrom };
  return { ...author, createdAt: clock(), reason: reasonOf({ before, after, isImported }) };
}

function reasonOf({ before, after, isImported }: RevisedArticle): Inserted['reason'] {
  if (!before) return isImported ? 'imported' : 'created';
  if (before.isPublished === after.isPublished) return 'saved';
  return after.isPublished ? 'published' : 'unpublished';
}

function continues(made: Circumstances, latest: Partial<Latest>): boolean {
  if (made.reason !== 'saved' || latest.reason !== 'saved' || latest.name) return false;
  if (!made.staffId || made.staffId !== latest.staffId) return false;
  const elapsed = made.createdAt.getTime() - (latest.foldStart?.getTime() ?? Number.NaN);
  return elapsed >= 0 && elapsed <= FOLDING_MS;
}

async function exists(db: Database, articleId: number, number: number): Promise<boolean> {
  const found = await db
    .select({ id: articleRevisions.id })
    .from(articleRevisions)
    .where(and(eq(articleRevisions.articleId, articleId), eq(articleRevisions.number, number)));
  return found.length > 0;
}

async function insertRevision(db: Database, article: ArticleRow, number: number, made: Circumstances): Promise<void> {
  const { id: articleId, title, isPublished, version: articleVersion } = article;
  const snapshot = toSnapshot(article);
  await db
    .insert(articleRevisions)
    .values({ ...made, articleId, number, title, isPublished, articleVersion, snapshot });
}
