import { and, eq, sql } from 'drizzle-orm';
import type { PublicArticle } from '../../shared/contract/articles.ts';
import type { Context } from '../context.ts';
import { preparedQuery, UNNAMED_STATEMENT } from '../db/prepared-query.ts';
import { articles } from '../db/schema/magazine.ts';
import { DomainError } from '../errors/errors.ts';
import { selectWhole, toPublicArticle } from './rows.ts';

/** What a page of the magazine shows. `changedAt` is for its head: the API's article has no such field (§3). */
export type Published = { article: PublicArticle; changedAt: Date };

/** A published article or video by its slug. Throws `not-found`, for drafts too. */
export async function getPublished(context: Context, slug: string): Promise<PublicArticle> {
  const found = await findPublished(context, slug);
  if (!found) throw new DomainError('not-found', 'This article does not exist');
  return found.article;
}

/** The same, and when it was last changed; or undefined. */
export async function findPublished({ db }: Context, slug: string): Promise<Published | undefined> {
  const [row] = await publishedBySlug(db).execute({ slug });
  return row && { article: toPublicArticle(row), changedAt: row.updatedAt };
}

const publishedBySlug = preparedQuery((db) =>
  selectWhole(db)
    .where(and(eq(articles.slug, sql.placeholder('slug')), eq(articles.isPublished, true)))
    .prepare(UNNAMED_STATEMENT),
);
