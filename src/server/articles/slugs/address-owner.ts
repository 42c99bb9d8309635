import type { AddressOwner } from '../../../shared/contract/articles/article-overviews.ts';
import type { Context } from '../../context.ts';
import { and, eq, ne } from '../../db/drizzle.ts';
import { articles, slugRedirects } from '../../db/schema/articles/articles.ts';
import { requirePermission } from '../../permissions.ts';

/** The published article that a former address leads readers to, unless it is `except`, or an article stands there. */
export async function findAddressOwner(
  context: Context,
  { slug, except = 0 }: { slug: string; except?: number | undefined },
): Promise<AddressOwner> {
  requirePermission(context, 'magazine.read');
  const { db } = context;
  const isHidden = (await db.$count(articles, and(eq(articles.slug, slug), eq(articles.isPublished, true)))) > 0;
  if (isHidden) return { article: null };
  const [article] = await db
    .select({ id: articles.id, title: articles.title })
    .from(slugRedirects)
    .innerJoin(articles, eq(articles.id, slugRedirects.articleId))
    .where(and(eq(slugRedirects.slug, slug), eq(articles.isPublished, true), ne(articles.id, except)));
  return { article: article ?? null };
}
