import { ARTICLES_TAG, articleTag } from '../cache/public-cache.ts';
import type { Transaction } from '../db/transaction.ts';

type Visibility = { slug: string; isPublished: boolean };

/** Brings the cache up to date after a change: invalidates what is public, purges what no longer is. */
export function updateArticleCache(
  tx: Transaction,
  before: Visibility,
  after: Visibility,
  formerSlugs: string[],
): void {
  if (!before.isPublished && !after.isPublished) return;
  if (!after.isPublished) {
    purgeArticles(tx, [before.slug, after.slug, ...formerSlugs]);
    return;
  }
  if (before.slug !== after.slug) purgeArticles(tx, [before.slug]);
  // Former slugs too: their 404 may have been cached while the article was unpublished.
  invalidateArticles(tx, [after.slug, ...formerSlugs]);
}

/** For articles whose current version must not go out again. Purges every list too. */
export const purgeArticles = (tx: Transaction, slugs: string[]): void => tx.raiseTags(tagsOf(slugs), 'purge');

/** For published articles that changed or are new. Invalidates every list too. */
export const invalidateArticles = (tx: Transaction, slugs: string[]): void => tx.raiseTags(tagsOf(slugs), 'invalidate');

const tagsOf = (slugs: string[]) => [ARTICLES_TAG, ...new Set(slugs.map(articleTag))];
