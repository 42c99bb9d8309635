import { atom, computed } from 'nanostores';
import { createFetcherStore } from '../../ui/data/query.ts';
import { fetchListing } from './fetch-listing.ts';
import type { ListingPage } from './listing-page.ts';
import { type ListingQuery, listingPath, NO_FILTERS, readListingQuery } from './query.ts';

type Fetched = { address: string; page: ListingPage };
type Shown = { page: ListingPage | undefined; error: Error | undefined };

/** What is asked for, and what is shown for it. The server's own page is never fetched again. */
export const createListing = (startQuery: ListingQuery, start: ListingPage | null) =>
  import.meta.env.SSR ? listingOnServer(startQuery, start) : listingInBrowser(startQuery, start);
type Listing = ReturnType<typeof listingInBrowser>;

/**
 * Plain stores, while the server makes a page: nothing is fetched or followed there, and a store that listens to others
 * would outlive the page, with all that it shows.
 */
function listingOnServer(query: ListingQuery, start: ListingPage | null): Listing {
  const $shown = atom<Shown>({ page: start ?? undefined, error: undefined });
  return { $query: atom(query), $shown, ask: () => {}, tryAgain: () => {}, follow: () => () => {} };
}

function listingInBrowser(startQuery: ListingQuery, start: ListingPage | null) {
  const startAddress = listingPath(startQuery);
  const $query = atom(startQuery);
  const $address = computed($query, (query) => {
    const address = listingPath(query);
    return start && address === startAddress ? null : address;
  });
  const $fetched = createFetcherStore<Fetched>(['listing', $address], {
    fetcher: async (_, address) => ({
      address: String(address),
      page: await fetchListing(queryOf(String(address))),
    }),
  });
  // An answer to an earlier question is not an answer to this one, however late it comes.
  const $shown = computed([$query, $fetched], (query, { data, error, loading }): Shown => {
    const address = listingPath(query);
    if (start && address === startAddress) return { page: start, error: undefined };
    const isMine = data?.address === address;
    return { page: isMine ? data.page : undefined, error: isMine || loading ? undefined : error };
  });

  /** Asks for something else. While a search is typed the address is replaced, so that going back takes one step. */
  function ask(query: ListingQuery, { replace = false } = {}): void {
    if (listingPath(query) === listingPath($query.get())) return;
    history[replace ? 'replaceState' : 'pushState'](null, '', listingPath(query));
    $query.set(query);
  }

  /** A page beyond the last, because the list became shorter: the last one is shown. */
  function stayWithin({ data }: { data?: Fetched }): void {
    if (!data || data.address !== $address.get()) return;
    const { totalPages } = data.page;
    const query = $query.get();
    if (totalPages > 0 && query.page > totalPages) ask({ ...query, page: totalPages }, { replace: true });
  }

  return {
    $query,
    $shown,
    ask,
    tryAgain: () => $fetched.invalidate(),
    /** What comes from elsewhere: back and forward, and a list that became shorter. Returns what ends it. */
    follow() {
      const unfollow = $fetched.listen(stayWithin);
      const read = () => $query.set({ ...NO_FILTERS, ...queryOf(location.href) });
      addEventListener('popstate', read);
      return () => {
        unfollow();
        removeEventListener('popstate', read);
      };
    },
  };
}

const queryOf = (address: string) => readListingQuery(new URL(address, 'https://address.invalid').searchParams);
