import type { ArticleType } from '../../../shared/contract/articles/articles.ts';
import type { Context } from '../../context.ts';
import { eq } from '../../db/drizzle.ts';
import { articles, slugRedirects } from '../../db/schema/articles/articles.ts';
import { findPublished, type PublishedArticle } from './published.ts';

type ResolvedSlug =
  | ({ kind: 'article' } & PublishedArticle)
  /** The article has another address: respond 308. */
  | { kind: 'moved'; slug: string; type: ArticleType }
  /** A published article was deleted: respond 410. */
  | { kind: 'gone' }
  | { kind: 'not-found' };

/** Finds the article at a magazine address. A current article takes precedence over former ones. */
export async function resolveSlug(context: Context, slug: string): Promise<ResolvedSlug> {
  const found = await findPublished(context, slug);
  if (found) return { kind: 'article', ...found };
  const [former] = await context.db
    .select({
      articleId: slugRedirects.articleId,
      slug: articles.slug,
      type: articles.type,
      isPublished: articles.isPublished,
    })
    .from(slugRedirects)
    .leftJoin(articles, eq(articles.id, slugRedirects.articleId))
    .where(eq(slugRedirects.slug, slug));
  if (!former) return { kind: 'not-found' };
  if (former.articleId === null) return { kind: 'gone' };
  const { slug: current, type, isPublished } = former;
  return current !== null && type && isPublished ? { kind: 'moved', slug: current, type } : { kind: 'not-found' };
}
