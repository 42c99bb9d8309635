import type { PublicArticle } from '../../../shared/contract/articles/articles.ts';
import type { SearchResult } from '../../../shared/contract/visitors/search.ts';
import { paths } from '../../../shared/paths.ts';
import { excerptOf } from '../../../shared/text/text.ts';
import { listWithoutPictures } from '../../articles/list.ts';
import { beforeReading } from '../../articles/schedules/before-reading.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../errors/errors.ts';
import { limitSearch, type SearchMode } from '../limit-search.ts';
import type { SearchWord } from '../search-words.ts';
import { markWords, matchesWords } from './mark-words.ts';

/** Enough for one query to find both articles and videos in nearly every search. */
const READ = 30;
const EXCERPT_LENGTH = 160;
/** Results per group. */
export const PER_GROUP = 6;

type Found = { articles: SearchResult[]; videos: SearchResult[]; total: number };
export type MagazineSearch =
  | (Found & { status: 'searched' })
  | { status: 'unavailable' }
  | { status: 'too-many'; retryAfterSeconds: number | undefined };

export type Searcher = { mode: SearchMode; clientAddress: string };

/** Marks `toMark` in what it finds. Never throws: without the magazine the pages are still found. */
export async function searchMagazine(
  context: Context,
  search: string,
  toMark: readonly SearchWord[],
  { mode, clientAddress }: Searcher,
): Promise<MagazineSearch> {
  // While somebody types, stop words alone are the beginning of a question.
  const isBeginning = mode === 'suggest' && toMark.length === 0;
  if (search === '' || isBeginning) return { status: 'searched', articles: [], videos: [], total: 0 };
  try {
    await beforeReading(context);
    await limitSearch(context, { search }, clientAddress, mode);
    const { articles: best, total } = await listWithoutPictures(context, { search, page: 1, limit: READ });
    const group = async (type: PublicArticle['type']) => {
      const items = best.filter((item) => item.type === type);
      // All results that were read may be of the other type, and this one may come later.
      const mayBeLater = items.length === 0 && total > best.length;
      const shown = mayBeLater
        ? (await listWithoutPictures(context, { search, type, page: 1, limit: PER_GROUP })).articles
        : items;
      return shown.slice(0, PER_GROUP).map((item) => resultOf(item, toMark));
    };
    return { status: 'searched', articles: await group('article'), videos: await group('video'), total };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'too-many')
      return { status: 'too-many', retryAfterSeconds: error.retryAfterSeconds };
    // Too many searches at once, which is no failure.
    if (!(error instanceof DomainError)) context.log.error('search', { error });
    return { status: 'unavailable' };
  }
}

function resultOf(item: PublicArticle, toMark: readonly SearchWord[]): SearchResult {
  const isMatch = matchesWords(toMark);
  return {
    href: paths.magazineItem(item),
    title: markWords(item.title, isMatch),
    text: markWords(excerptOf(item, EXCERPT_LENGTH), isMatch),
  };
}
