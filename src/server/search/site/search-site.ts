import { setImmediate } from 'node:timers/promises';
import type { SearchGroupName, SearchResult, SearchResults } from '../../../shared/contract/visitors/search.ts';
import type { Context } from '../../context.ts';
import { searchWordsOf } from '../search-words.ts';
import { markedSnippet, markWords, matchesTerms } from './mark-words.ts';
import { matchPages, type PageMatch } from './match-pages.ts';
import { type MagazineSearch, PER_GROUP, type Searcher, searchMagazine } from './search-magazine.ts';

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

function groupsOf(
  matches: readonly PageMatch[],
  hasAllWords: boolean,
  magazine: MagazineSearch,
  snippetOf: typeof markedSnippet,
): SearchResults['groups'] {
  const found = new Map<SearchGroupName, SearchResult[]>();
  for (const match of matches) {
    const results = found.get(match.page.group) ?? [];
    if (results.length < PER_GROUP) found.set(match.page.group, [...results, resultOf(match, snippetOf)]);
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

function resultOf(
  { page: { href, title, summary, text }, terms }: PageMatch,
  snippetOf: typeof markedSnippet,
): SearchResult {
  const isMatch = matchesTerms(terms);
  return { href, title: markWords(title, isMatch), text: snippetOf(summary, text, isMatch) };
}
