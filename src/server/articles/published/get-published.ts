import type { ReadArticle, ReviewedArticle } from '../../../shared/contract/articles/articles.ts';
import type { Context } from '../../context.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { preparedQuery, UNNAMED_STATEMENT } from '../../db/prepared-query.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { categories } from '../../db/schema/categories.ts';
import { writers } from '../../db/schema/writers.ts';
import { DomainError } from '../../errors/errors.ts';
import { picturesOf } from '../../pictures/shown/with-pictures.ts';
import { articleColumns, toPublicArticle } from '../article-row.ts';
import { publicReview, toPublicReview } from '../reviews/public-review.ts';

/** `changedAt` is for the page's metadata; the public API has no such field. */
export type PublishedArticle = { article: ReviewedArticle; changedAt: Date };

/** A published article or video by its slug. Throws `not-found`, for drafts too. */
export async function getPublished(context: Context, slug: string): Promise<ReadArticle> {
  const found = await findPublished(context, slug);
  if (!found) throw new DomainError('not-found', 'This article does not exist');
  return { ...found.article, pictures: await picturesOf(context, [found.article]) };
}

export async function findPublished({ db }: Context, slug: string): Promise<PublishedArticle | undefined> {
  const [row] = await publishedBySlug(db).execute({ slug });
  if (!row) return undefined;
  const { review, ...article } = row;
  return { article: { ...toPublicArticle(article), review: toPublicReview(review) }, changedAt: row.updatedAt };
}

const publishedBySlug = preparedQuery((db) =>
  db
    .select({ ...articleColumns, review: publicReview(sql`${articles.id}`) })
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(writers, eq(writers.id, articles.writerId))
    .where(and(eq(articles.slug, sql.placeholder('slug')), eq(articles.isPublished, true)))
    .prepare(UNNAMED_STATEMENT),
);
