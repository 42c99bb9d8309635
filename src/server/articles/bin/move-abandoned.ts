import { authorOf, type Context } from '../../context.ts';
import { sql } from '../../db/drizzle.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { articleBin } from '../../db/schema/articles/bin.ts';
import { requireSystem } from '../../permissions.ts';
import { inTransaction } from '../../transaction.ts';

const BATCH = 50;
/** The next run moves the rest. */
const MAX_BATCHES = 20;

type Abandoned = {
  articleId: number;
  title: string;
  isPublished: boolean;
  version: number;
  formerSlugs: string[];
};

/**
 * Puts articles into the bin whose history is all that is left: during an update, a process of an older version without
 * a bin deleted them. They stay there for 30 days. Maintenance runs it; returns how many.
 */
export async function moveAbandonedToBin(context: Context): Promise<number> {
  requireSystem(context);
  let total = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const moved = await moveBatch(context);
    total += moved;
    if (moved < BATCH) break;
  }
  return total;
}

/** In one statement, which sees an article either before or after a deletion or restore. */
const moveBatch = (context: Context): Promise<number> =>
  inTransaction(context, async (tx) => {
    const found = await rowsOf<Abandoned>(
      tx.db,
      sql`select newest.article_id as "articleId", newest.title, newest.is_published as "isPublished",
          newest.article_version as version,
          array(select distinct earlier.snapshot->>'slug' from article_revisions as earlier
            where earlier.article_id = newest.article_id) as "formerSlugs"
        from article_revisions as newest
        where newest.replaced_at is null and not newest.is_draft
          and not exists (select from articles where articles.id = newest.article_id)
          and not exists (select from article_bin where article_bin.article_id = newest.article_id)
          and not exists (select from article_revisions as newer
            where newer.article_id = newest.article_id and newer.number > newest.number
              and newer.replaced_at is null and not newer.is_draft)
        order by newest.article_id limit ${BATCH}`,
    );
    if (found.length === 0) return 0;
    const deleted = { deletedAt: tx.clock(), createdBy: null, staffId: null, ...authorOf(tx.actor) };
    // Another process may move the same ones.
    const moved = await tx.db
      .insert(articleBin)
      .values(found.map((one) => ({ ...one, ...deleted })))
      .onConflictDoNothing()
      .returning({ id: articleBin.articleId });
    return moved.length;
  });
