import { atom, computed } from 'nanostores';
import { call } from '../../shared/api-client.ts';
import { MAGAZINE_PAGE_SIZE } from '../../shared/constants.ts';
import type { PublicArticlePage } from '../../shared/contract/articles/articles.ts';
import { createFetcherStore } from '../../ui/query-cache.ts';
import type { ListingPage } from './listing-page.ts';
import { type ListingQuery, listingPath, readListingQuery } from './query.ts';

type Fetched = { path: string; page: ListingPage };
type Results = { page: ListingPage | undefined; error: Error | undefined };

/** The listing's query and its results. The page that came with the HTML is never fetched again. */
export const createListingStore = (initialQuery: ListingQuery, initialPage: ListingPage | null) =>
  import.meta.env.SSR ? serverStore(initialQuery, initialPage) : browserStore(initialQuery, initialPage);
type ListingStore = ReturnType<typeof browserStore>;

/** Plain atoms: on the server a computed store would outlive the page and leak its contents. */
function serverStore(query: ListingQuery, page: ListingPage | null): ListingStore {
  const $results = atom<Results>({ page: page ?? undefined, error: undefined });
  return { $query: atom(query), $results, setQuery: () => {}, retry: () => {}, connect: () => () => {} };
}

function browserStore(initialQuery: ListingQuery, initialPage: ListingPage | null) {
  const initialPath = listingPath(initialQuery);
  const $query = atom(initialQuery);
  const $path = computed($query, (query) => {
    const path = listingPath(query);
    return initialPage && path === initialPath ? null : path;
  });
  const $fetched = createFetcherStore<Fetched>(['listing', $path], {
    fetcher: async (_, path) => ({
      path: String(path),
      page: await fetchListing(parseQuery(String(path))),
    }),
  });
  // A late response to an earlier query is not shown.
  const $results = computed([$query, $fetched], (query, { data, error, loading }): Results => {
    const path = listingPath(query);
    if (initialPage && path === initialPath) return { page: initialPage, error: undefined };
    const isCurrent = data?.path === path;
    return { page: isCurrent ? data.page : undefined, error: isCurrent || loading ? undefined : error };
  });

  /** Replaces the URL while a search is typed, so that one step back leaves the search. */
  function setQuery(query: ListingQuery, { replace = false } = {}): void {
    if (listingPath(query) === listingPath($query.get())) return;
    history[replace ? 'replaceState' : 'pushState'](null, '', listingPath(query));
    $query.set(query);
  }

  /** Shows the last page when the listing has become shorter than the page asked for. */
  function clampPage({ data }: { data?: Fetched }): void {
    if (!data || data.path !== $path.get()) return;
    const { totalPages } = data.page;
    const query = $query.get();
    if (totalPages > 0 && query.page > totalPages) setQuery({ ...query, page: totalPages }, { replace: true });
  }

  return {
    $query,
    $results,
    setQuery,
    retry: () => $fetched.invalidate(),
    /** Follows the browser's back and forward buttons. Returns the function that disconnects. */
    connect() {
      const unlisten = $fetched.listen(clampPage);
      const readUrl = () => $query.set(parseQuery(location.href));
      addEventListener('popstate', readUrl);
      return () => {
        unlisten();
        removeEventListener('popstate', readUrl);
      };
    },
  };
}

const parseQuery = (url: string) => readListingQuery(new URL(url, 'https://base.invalid').searchParams);

/** Throws 'Failed to fetch articles', with the API's or the network's error as its cause. */
async function fetchListing({ type, ...query }: ListingQuery): Promise<PublicArticlePage> {
  const filters = { ...query, limit: MAGAZINE_PAGE_SIZE, ...(type && { type }) };
  return call('GET /api/articles', { query: filters }).catch((cause: unknown) => {
    throw new Error('Failed to fetch articles', { cause });
  });
}
