import type { PublicArticle } from '../../shared/contract/articles.ts';
import { displayDate } from '../../shared/dates.ts';

/** When readers got it as it is now: an imported draft may have been changed last before it was published. */
export function modifiedDate(item: PublicArticle, changedAt: Date): string {
  return new Date(Math.max(changedAt.getTime(), Date.parse(displayDate(item)))).toISOString();
}
