import type { SQL } from 'drizzle-orm';
import { sql } from '../../db/drizzle.ts';
import type { Transaction } from '../../transaction.ts';
import { medicalTextOf, medicalTextOfArticle } from './medical-text.ts';

/**
 * Turns a review of draft changes into one of the article when the article gets that text. Call it in the transaction
 * of every change, once its revision is recorded.
 */
export const moveReviewsToArticle = ({ db }: Transaction, articleId: number): Promise<unknown> =>
  db.execute(sql`
    update article_reviews as review set revision = ${newestRevision(articleId, sql`not is_draft`)}
    from article_revisions as read
    where review.article_id = ${articleId} and review.withdrawn_at is null
      and read.article_id = review.article_id and read.number = review.revision and read.is_draft
      and ${medicalTextOf(sql`read.snapshot`)} = (
        select ${medicalTextOfArticle} from articles where articles.id = ${articleId})`);

/**
 * After a schedule published an older text, `published`, and the later saves became draft changes: moves the reviews of
 * the later text to the draft changes.
 */
export const moveReviewsToDraft = (
  { db }: Transaction,
  { articleId, published }: { articleId: number; published: number },
): Promise<unknown> =>
  db.execute(sql`
    update article_reviews as review set revision = draft.number
    from article_revisions as read, article_revisions as draft, article_revisions as live
    where review.article_id = ${articleId} and review.withdrawn_at is null and review.revision > ${published}
      and read.article_id = review.article_id and read.number = review.revision and not read.is_draft
      and live.article_id = review.article_id and live.number = ${published}
      and draft.article_id = review.article_id and draft.number = ${newestRevision(articleId, sql`is_draft`)}
      and ${medicalTextOf(sql`read.snapshot`)} = ${medicalTextOf(sql`draft.snapshot`)}
      and ${medicalTextOf(sql`read.snapshot`)} <> ${medicalTextOf(sql`live.snapshot`)}`);

const newestRevision = (articleId: number, which: SQL): SQL =>
  sql`(select max(number) from article_revisions where article_id = ${articleId} and ${which})`;
