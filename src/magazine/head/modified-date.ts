import type { PublicArticle } from '../../shared/contract/articles/articles.ts';
import { displayDate } from '../../shared/dates/dates.ts';

/** The last change, or the publication when that is later: an imported draft may have changed long before. */
export function modifiedDate(item: PublicArticle, changedAt: Date): string {
  return new Date(Math.max(changedAt.getTime(), Date.parse(displayDate(item)))).toISOString();
}
