import type { SearchResults } from '../../shared/contract/visitors/search.ts';
import type { Context } from '../context.ts';
import { addToCount, countableTerm } from '../counts/count.ts';

/** Whether the browser asks not to be tracked, or only prefetches. */
const wantsNoCount = (headers: Headers): boolean =>
  headers.get('dnt') === '1' || headers.get('sec-gpc') === '1' || /prefetch/.test(headers.get('sec-purpose') ?? '');

/**
 * Counts a search for these words today, found or not; the response does not wait for it. A search with an unavailable
 * part is not counted, and nothing is stored about words of need.
 */
export async function countSearch(
  context: Context,
  text: string,
  results: SearchResults,
  headers: Headers,
  clientAddress: string,
): Promise<void> {
  const term = countableTerm(text);
  if (!term || wantsNoCount(headers)) return;
  if (results.help || results.pages !== 'searched' || results.magazine !== 'searched') return;
  if (!(await context.hasDiskSpace())) return;
  const kind = results.groups.length > 0 ? 'search' : 'missed-search';
  await context.background(() => addToCount(context, kind, term, clientAddress));
}
