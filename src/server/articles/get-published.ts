import { and, eq, sql } from 'drizzle-orm';
import type { PublicArticle } from '../../shared/contract/articles/articles.ts';
import type { Context } from '../context.ts';
import { preparedQuery, UNNAMED_STATEMENT } from '../db/prepared-query.ts';
import { articles } from '../db/schema/magazine.ts';
import { DomainError } from '../errors/errors.ts';
import { selectArticles, toPublicArticle } from './article-row.ts';

/** `changedAt` is for the page's metadata; the public API has no such field. */
export type PublishedArticle = { article: PublicArticle; changedAt: Date };

/** A published article or video by its slug. Throws `not-found`, for drafts too. */
export async function getPublished(context: Context, slug: string): Promise<PublicArticle> {
  const found = await findPublished(context, slug);
  if (!found) throw new DomainError('not-found', 'This article does not exist');
  return found.article;
}

export async function findPublished({ db }: Context, slug: string): Promise<PublishedArticle | undefined> {
  const [row] = await publishedBySlug(db).execute({ slug });
  return row && { article: toPublicArticle(row), changedAt: row.updatedAt };
}

const publishedBySlug = preparedQuery((db) =>
  selectArticles(db)
    .where(and(eq(articles.slug, sql.placeholder('slug')), eq(articles.isPublished, true)))
    .prepare(UNNAMED_STATEMENT),
);
