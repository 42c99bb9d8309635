import { setImmediate } from 'node:timers/promises';
import type { PublicArticle } from '../../../shared/contract/articles/articles.ts';
import type { SearchGroupName, SearchResult, SearchResults } from '../../../shared/contract/visitors/search.ts';
import { paths } from '../../../shared/paths.ts';
import { excerptOf } from '../../../shared/text/text.ts';
import { listWithoutPictures } from '../../articles/list.ts';
import { beforeReading } from '../../articles/schedules/before-reading.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../errors/errors.ts';
import { limitSearch, type SearchMode } from '../limit-search.ts';
import { type SearchWord, searchWordsOf } from '../search-words.ts';
import { markedSnippet, markWords, matchesTerms, matchesWords } from './mark-words.ts';
import { matchPages, type PageMatch } from './match-pages.ts';

const TITLES: Record<SearchGroupName, string> = {
  treatments: 'Behandelingen',
  therapies: 'Therapieën',
  examinations: 'Rijbewijskeuringen',
  pmo: 'PMO',
  questions: 'Veelgestelde vragen',
  rates: 'Tarieven',
  practical: 'Openingstijden en praktisch',
  articles: 'Magazine: artikelen',
  videos: 'Magazine: video’s',
};

/** Enough for one query to find both articles and videos in nearly every search. */
const READ = 30;
const EXCERPT_LENGTH = 160;
/** Results per group. */
const PER_GROUP = 6;

type Found = { articles: SearchResult[]; videos: SearchResult[]; total: number };
type MagazineSearch =
  | (Found & { status: 'searched' })
  | { status: 'unavailable' }
  | { status: 'too-many'; retryAfterSeconds: number | undefined };

type Searcher = { mode: SearchMode; clientAddress: string };

/** The results, and for how long the magazine's search is closed to a visitor who searched too often. */
export type SiteSearch = { results: SearchResults; retryAfterSeconds: number | undefined };

/** Searches pages and magazine. The result says which of them could not be searched; it never throws. */
export async function searchSite(context: Context, text: string, searcher: Searcher): Promise<SiteSearch> {
  const index = await context.siteIndex().catch((error: unknown) => {
    context.log.error('search', { error });
    return undefined;
  });
  const toMark = searchWordsOf(text, index?.synonyms ?? []);
  const searching = searchMagazine(context, text, toMark, searcher);
  // The query leaves first: the pages are searched while the database works.
  await setImmediate();
  const { matches, hasAllWords } = index ? matchPages(index, text) : { matches: [], hasAllWords: true };
  const magazine = await searching;
  const isSearched = magazine.status === 'searched';
  return {
    results: {
      help: index?.findHelp(text, 'nl') ?? null,
      groups: groupsOf(matches, hasAllWords, magazine, searcher.mode === 'search' ? markedSnippet : markedSummary),
      magazineTotal: isSearched ? magazine.total : 0,
      hasAllWords: hasAllWords || matches.length === 0,
      pages: index ? 'searched' : 'unavailable',
      magazine: magazine.status,
    },
    retryAfterSeconds: magazine.status === 'too-many' ? magazine.retryAfterSeconds : undefined,
  };
}

/** Marks `toMark` in what it finds. Never throws: without the magazine the pages are still found. */
async function searchMagazine(
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
      return shown.slice(0, PER_GROUP).map((item) => articleResult(item, toMark));
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

function articleResult(item: PublicArticle, toMark: readonly SearchWord[]): SearchResult {
  const isMatch = matchesWords(toMark);
  return {
    href: paths.magazineItem(item),
    language: item.language,
    title: markWords(item.title, isMatch),
    text: markWords(excerptOf(item, EXCERPT_LENGTH), isMatch),
  };
}

function groupsOf(
  matches: readonly PageMatch[],
  hasAllWords: boolean,
  magazine: MagazineSearch,
  snippetOf: typeof markedSnippet,
): SearchResults['groups'] {
  const found = new Map<SearchGroupName, SearchResult[]>();
  for (const match of matches) {
    const results = found.get(match.page.group) ?? [];
    if (results.length < PER_GROUP) found.set(match.page.group, [...results, pageResult(match, snippetOf)]);
  }
  const pages = [...found.entries()];
  const items = (
    magazine.status === 'searched'
      ? [['articles', magazine.articles] as const, ['videos', magazine.videos] as const]
      : []
  ).flatMap(
    ([name, results]): Array<[SearchGroupName, SearchResult[]]> => (results.length > 0 ? [[name, results]] : []),
  );
  // An item with all the words ranks above a page with some.
  const ordered = hasAllWords ? [...pages, ...items] : [...items, ...pages];
  return ordered.map(([name, results]) => ({ name, title: TITLES[name], results }));
}

/** Suggestions show no text, and finding the best sentence would be most of their work. */
const markedSummary: typeof markedSnippet = (summary, _, isMatch) => markWords(summary, isMatch);

function pageResult(
  { page: { href, title, summary, text }, terms }: PageMatch,
  snippetOf: typeof markedSnippet,
): SearchResult {
  const isMatch = matchesTerms(terms);
  return { href, language: 'nl', title: markWords(title, isMatch), text: snippetOf(summary, text, isMatch) };
}
