import type { RevisionReason } from '../../../shared/contract/articles/revisions.ts';
import { sentence } from '../../../shared/errors/sentence.ts';
import { authorOf } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, eq, max } from '../../db/drizzle.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { wellFormed } from '../../db/well-formed.ts';
import { DomainError } from '../../errors/errors.ts';
import { refuseRemovedPicture } from '../../pictures/remove-unused.ts';
import type { Transaction } from '../../transaction.ts';
import type { ArticleRow } from '../article-row.ts';
import { convertBody, toColumnValues } from '../write-path/column-values.ts';
import { findReferences } from './references.ts';
import { findLatest, isRevisionOf, type Latest, noSuchRevision, replaceLatest } from './revisions.ts';
import { isSameArticle, type Snapshot, toSnapshot } from './snapshot.ts';

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

/** Saves of one person within this time after the first are one entry of the history. */
const FOLDING_MS = 10 * 60 * 1000;
const FOLDING_REASONS = ['saved', 'draft-saved'];

type Inserted = typeof articleRevisions.$inferInsert;

/** The fields of a revision beside the article. */
type Circumstances = Pick<Inserted, 'reason' | 'restoredFrom' | 'staffId' | 'actor' | 'createdAt'> & {
  isDraft?: boolean;
};

/**
 * Adds a revision after `latest`, and folds `latest` into it when it continues the same work. Returns its number. The
 * article is locked, so that no two revisions get the same number.
 */
async function addRevision(
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

/**
 * Keeps a revision from being deleted until the commit; from then on the stored row that refers to it does. Throws
 * `not-found`, also for a revision of another article.
 */
export async function lockRevision({ db }: Transaction, articleId: number, number: number): Promise<void> {
  const [locked] = await db
    .select({ id: articleRevisions.id })
    .from(articleRevisions)
    .where(and(eq(articleRevisions.articleId, articleId), eq(articleRevisions.number, number)))
    .for('key share');
  if (!locked) throw noSuchRevision();
}

/**
 * The columns that write a snapshot into the table of articles, except slug, dates and publication. Leaves out a
 * deleted writer; for a deleted category it uses `otherCategory`, or throws `conflict`. Call it before the article is
 * locked, like `toColumnValues`.
 */
export async function columnsOfSnapshot(tx: Transaction, snapshot: Snapshot, otherCategory?: string) {
  const { shape: _shape, createdAt: _created, publishedAt: _published, writer, slug: _slug, ...rest } = snapshot;
  const { category, author, missing } = await findReferences(tx.db, snapshot);
  if (missing.category && !otherCategory)
    throw new DomainError(
      'conflict',
      sentence('The category “{name}” of this article was deleted. Create a category with this name, then try again.', {
        name: missing.category,
      }),
    );
  const writerId = missing.writer ? null : (writer?.id ?? null);
  const input = { ...rest, category: (missing.category && otherCategory) || category, author, writerId, slug: null };
  return toColumnValues(tx.db, input, await convertBody(rest.content));
}
