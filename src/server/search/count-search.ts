import type { SearchResults } from '../../shared/contract/visitors/search.ts';
import { plainText } from '../../shared/text/plain-characters.ts';
import type { Context } from '../context.ts';
import { addToCount } from '../counts/count.ts';

const MAX_LENGTH = 60;
/** A longer text is probably not a search, and may be about a person. */
const MAX_WORDS = 5;
/** More may be a telephone number, a date of birth or a citizen service number, or a part of one. */
const MAX_DIGITS = 3;
const WORDS = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’+-]*$/u;

/** The words of a search for counting; undefined for words that may be about a person, or are probably not a search. */
export function countableTerm(text: string): string | undefined {
  const term = plainText(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
  const isShort = term.length >= 2 && term.length <= MAX_LENGTH && term.split(' ').length <= MAX_WORDS;
  const digits = term.replace(/\P{N}/gu, '').length;
  return isShort && WORDS.test(term) && /\p{L}{2}|75/u.test(term) && digits <= MAX_DIGITS ? term : undefined;
}

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
