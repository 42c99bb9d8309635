import { DAY_MS } from '../../../shared/dates/durations.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, asc, inArray, sql } from '../../db/drizzle.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { articleRevisions, MAY_EXPIRE } from '../../db/schema/articles/revisions.ts';
import { requireSystem } from '../../permissions.ts';
import { madeBy } from '../../staff/accounts.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';

/** Revisions replaced within this time are kept. */
const RETENTION_DAYS = 90;
const BATCH = 200;
/** The next run deletes the rest. */
const MAX_BATCHES = 20;

/**
 * Deletes revisions that were replaced 90 days ago, except those that staff named or readers saw, the newest of each
 * article, and those in use or reviewed; maintenance runs it. Returns how many.
 */
export async function deleteOldRevisions(context: Context): Promise<number> {
  requireSystem(context);
  const before = new Date(context.clock().getTime() - RETENTION_DAYS * DAY_MS);
  let total = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const deleted = await deleteBatch(context, before);
    total += deleted;
    // An entry can be deleted once the saves in it are.
    if (deleted === 0) break;
  }
  return total;
}

const deleteBatch = (context: Context, before: Date): Promise<number> =>
  inTransaction(context, async (tx) =>
    deleteUnused(tx, await rowsOf<{ id: number }>(tx.db, selectExpired(before, tx.clock()))),
  );

/** Checks again: the statement that locked a revision does not see a use that began before the lock. */
export async function deleteUnused({ db, clock }: Context, found: { id: number }[]): Promise<number> {
  const ids = found.map(({ id }) => id);
  const deleted = await db
    .delete(articleRevisions)
    .where(and(inArray(articleRevisions.id, ids), isUnused(clock())))
    .returning({ id: articleRevisions.id });
  return deleted.length;
}

/** Locks the rows: Postgres then reads each again, because a user may have named it, and new uses wait. */
export const selectExpired = (before: Date, now: Date) => sql`
  select id from article_revisions
  where ${sql.raw(MAY_EXPIRE)} and replaced_at < ${before.toISOString()}::timestamptz and ${isUnused(now)}
  order by replaced_at limit ${BATCH} for update skip locked`;

/**
 * Revisions that are neither draft changes nor scheduled, reviewed or shown by a working preview link, nor the entry in
 * which the history lists another one.
 */
const isUnused = (now: Date) => sql`
  not exists (select from article_revisions as within
    where within.article_id = article_revisions.article_id and within.folded_into = article_revisions.number)
  and not exists (select from draft_changes as draft
    where draft.article_id = article_revisions.article_id and draft.number = article_revisions.number)
  and not exists (select from article_schedules as scheduled
    where scheduled.article_id = article_revisions.article_id and scheduled.revision = article_revisions.number)
  and not exists (select from article_reviews as review
    where review.article_id = article_revisions.article_id and review.revision = article_revisions.number)
  and not exists (select from preview_links as link
    where link.article_id = article_revisions.article_id and link.revision = article_revisions.number
      and link.ended_at is null and link.expires_at > ${now.toISOString()}::timestamptz)`;

/** The revisions that the person with this e-mail address made. */
export const findRevisionsBy = (db: Database, email: string) =>
  db
    .select({
      articleId: articleRevisions.articleId,
      number: articleRevisions.number,
      title: articleRevisions.title,
      createdAt: articleRevisions.createdAt,
    })
    .from(articleRevisions)
    .where(madeBy(articleRevisions, email))
    .orderBy(asc(articleRevisions.id));

/** Removes the person from the revisions, which stay. */
export async function eraseFromRevisions({ db }: Transaction, email: string): Promise<void> {
  await db.update(articleRevisions).set({ staffId: null, actor: null }).where(madeBy(articleRevisions, email));
}
