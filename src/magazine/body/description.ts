import { SEO_DESCRIPTION_LENGTH } from '../../shared/constants.ts';
import type { PublicArticle } from '../../shared/contract/articles.ts';
import { excerptOf } from '../../shared/excerpt.ts';

/** What search results say of an item: its own description, else its excerpt, else how its text begins. */
export function descriptionOf(item: PublicArticle, text: string): string | undefined {
  const begin = excerptOf({ excerpt: item.excerpt, content: text }, SEO_DESCRIPTION_LENGTH.max);
  return item.seoDescription?.trim() || begin || undefined;
}
