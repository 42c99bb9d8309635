import { and, eq, sql } from 'drizzle-orm';
import type { AdminArticle, PublicArticle } from '../../shared/contract/articles.ts';
import { type Context, requireStaff } from '../context.ts';
import { preparedOnce, UNNAMED } from '../db/prepared.ts';
import { articles } from '../db/schema/magazine.ts';
import { DomainError } from '../errors.ts';
import { loadArticle, selectWhole, toAdminArticle, toPublicArticle } from './rows.ts';

/** A published article or video by its slug. Throws `not-found`, for drafts too. */
export async function getPublished(context: Context, slug: string): Promise<PublicArticle> {
  const article = await findPublished(context, slug);
  if (!article) throw new DomainError('not-found', 'This article does not exist');
  return article;
}

/** The same, or undefined. */
export async function findPublished({ db }: Context, slug: string): Promise<PublicArticle | undefined> {
  const [row] = await publishedBySlug(db).execute({ slug });
  return row && toPublicArticle(row);
}

const publishedBySlug = preparedOnce((db) =>
  selectWhole(db)
    .where(and(eq(articles.slug, sql.placeholder('slug')), eq(articles.isPublished, true)))
    .prepare(UNNAMED),
);

/** Any article by its id, for the editor. Throws `not-found`. */
export async function getForStaff(context: Context, id: number): Promise<AdminArticle> {
  requireStaff(context);
  return toAdminArticle(await loadArticle(context.db, id));
}
