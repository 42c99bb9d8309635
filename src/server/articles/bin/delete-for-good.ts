import type { SQL } from 'drizzle-orm';
import { DAY_MS } from '../../../shared/dates/durations.ts';
import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { asc, eq, inArray, lte } from '../../db/drizzle.ts';
import { articleBin } from '../../db/schema/articles/bin.ts';
import { draftChanges } from '../../db/schema/articles/draft-changes.ts';
import { previewLinks } from '../../db/schema/articles/preview-links.ts';
import { recoverableDrafts } from '../../db/schema/articles/recoverable-drafts.ts';
import { articleReviews } from '../../db/schema/articles/reviews.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { readerFeedback } from '../../db/schema/reader-feedback.ts';
import { requirePermission, requireSystem } from '../../permissions.ts';
import { madeBy } from '../../staff/accounts.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { notInBinError } from './bin.ts';

const RETENTION_DAYS = 30;
const RETENTION_MS = RETENTION_DAYS * DAY_MS;
/** An article may have hundreds of revisions. */
const BATCH = 20;

/** The article's row is deleted already; this is the rest. */
const TABLES = [
  articleRevisions,
  draftChanges,
  articleSchedules,
  articleReviews,
  readerFeedback,
  previewLinks,
  recoverableDrafts,
  articleBin,
];

export const expiryOf = (deletedAt: Date): Date => new Date(deletedAt.getTime() + RETENTION_MS);

/** Deletes one article in the bin, and its history, for good. Throws `not-found`. */
export async function deleteFromBin(context: Context, id: number): Promise<undefined> {
  requirePermission(context, 'articles.write');
  if ((await deleteForGood(context, eq(articleBin.articleId, id))) === 0) throw notInBinError();
}

/** Deletes the articles that were in the bin at that time for good. */
export async function emptyBin(context: Context, until: Date): Promise<undefined> {
  requirePermission(context, 'articles.write');
  await deleteForGood(context, lte(articleBin.deletedAt, until));
}

/** Deletes what was deleted 30 days ago for good; maintenance runs it. Returns how many. */
export async function deleteExpiredFromBin(context: Context): Promise<number> {
  requireSystem(context);
  return deleteForGood(context, lte(articleBin.deletedAt, new Date(context.clock().getTime() - RETENTION_MS)));
}

async function deleteForGood(context: Context, which: SQL): Promise<number> {
  for (let deleted = 0; ; ) {
    const count = await deleteBatch(context, which);
    deleted += count;
    if (count < BATCH) return deleted;
  }
}

const deleteBatch = (context: Context, which: SQL): Promise<number> =>
  inTransaction(context, async (tx) => {
    // In a fixed order, and skipping articles that are being restored.
    const found = await tx.db
      .select({ id: articleBin.articleId, title: articleBin.title })
      .from(articleBin)
      .where(which)
      .orderBy(asc(articleBin.deletedAt), asc(articleBin.articleId))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = found.map(({ id }) => id);
    for (const table of TABLES) await tx.db.delete(table).where(inArray(table.articleId, ids));
    for (const { id, title } of found) await audit(tx, 'article.deleted-for-good', { id, name: title });
    return found.length;
  });

/** The articles in the bin that the person with this e-mail address deleted. */
export const findArticlesDeletedBy = (db: Database, email: string) =>
  db
    .select({ id: articleBin.articleId, title: articleBin.title, deletedAt: articleBin.deletedAt })
    .from(articleBin)
    .where(madeBy(articleBin, email))
    .orderBy(asc(articleBin.deletedAt), asc(articleBin.articleId));

/** Removes the person from the bin, whose articles stay. */
export async function eraseFromBin({ db }: Transaction, email: string): Promise<void> {
  await db.update(articleBin).set({ staffId: null, actor: null }).where(madeBy(articleBin, email));
}
