import { SEO_DESCRIPTION_LENGTH } from '../../shared/constants.ts';
import type { PublicArticle } from '../../shared/contract/articles/articles.ts';
import { excerptOf } from '../../shared/text/text.ts';

/** The meta description: the item's own, else its excerpt, else the start of its text. */
export function descriptionOf(item: PublicArticle, text: string): string | undefined {
  const excerpt = excerptOf({ excerpt: item.excerpt, content: text }, SEO_DESCRIPTION_LENGTH.max);
  return item.seoDescription?.trim() || excerpt || undefined;
}
