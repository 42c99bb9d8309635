import { ARTICLES_TAG, articleTag } from '../cache/public-cache.ts';
import type { Transaction } from '../db/transaction.ts';

type Shown = { slug: string; isPublished: boolean };

/** A new public article: the lists change, and whoever asked for it before it was there asks again. */
export function showNew(tx: Transaction, { slug }: Shown): void {
  refresh(tx, [slug]);
}

/**
 * A change, whatever it was: what is public under either slug is made anew, what is no longer public goes at once,
 * and addresses of the past (`formerSlugs`) find out where they lead now.
 */
export function showChange(tx: Transaction, before: Shown, after: Shown, formerSlugs: string[]): void {
  if (!before.isPublished && !after.isPublished) return;
  const moved = before.slug !== after.slug;
  if (!after.isPublished) hide(tx, [before.slug, after.slug, ...formerSlugs]);
  else if (moved) hide(tx, [before.slug]);
  // Also those of an article that stays where it is: somebody may have asked for them while it was hidden.
  if (after.isPublished) refresh(tx, [after.slug, ...formerSlugs]);
}

/** Articles that may no longer be seen, or no longer as they were. */
export const hide = (tx: Transaction, slugs: string[]) => tx.afterCommit(() => tx.cache.remove(tagsOf(slugs)));

/** Public articles that look different now: their own pages and every list. */
export const refresh = (tx: Transaction, slugs: string[]) => tx.afterCommit(() => tx.cache.refresh(tagsOf(slugs)));

const tagsOf = (slugs: string[]) => [ARTICLES_TAG, ...new Set(slugs.map(articleTag))];
