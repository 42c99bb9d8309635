import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { Filters } from './Filters.tsx';
import type { ListingPage } from './listing-page.ts';
import { createListing } from './listing-store.ts';
import { Pagination } from './Pagination.tsx';
import { isFiltered, type ListingQuery, listingPath, listingTitle } from './query.ts';
import { Results } from './Results.tsx';

type Props = {
  query: ListingQuery;
  /** What the server has already read; null when it could not. */
  start: ListingPage | null;
  /** The magazine's name, which every title ends with. */
  brand: string;
};

/** The listing (§2). Rendered by the server; from then on filters, search and paging are its own, kept in the address. */
export function Listing({ query: startQuery, start, brand }: Props) {
  const [listing] = useState(() => createListing(startQuery, start));
  const query = useStore(listing.$query);
  const { page, error } = useStore(listing.$shown);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => listing.follow(), [listing]);
  const title = listingTitle(query);
  useEffect(() => {
    document.title = `${title} | ${brand}`;
  }, [title, brand]);

  const turnTo = (number: number) => {
    listing.ask({ ...query, page: number });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  };

  /** The button that was pressed leaves the page; who works by keyboard keeps their place. */
  const tryAgain = () => {
    listing.tryAgain();
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <Filters query={query} ask={listing.ask} />
      <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2
          ref={heading}
          tabIndex={-1}
          className={isFiltered(query) ? 'scroll-mt-8 text-2xl' : 'scroll-mt-8 font-sans text-sm tracking-normal'}
        >
          {title}
        </h2>
        <p role="status" className="text-sm text-ink-soft">
          {page && summary(page)}
        </p>
        {isFiltered(query) && (
          <a href={listingPath({})} className="text-sm text-clay-deep underline underline-offset-4">
            Clear filters
          </a>
        )}
      </div>
      <Results page={page} error={error} tryAgain={tryAgain} />
      {page && <Pagination query={query} totalPages={page.totalPages} turnTo={turnTo} />}
    </>
  );
}

function summary({ total, page, totalPages }: ListingPage): string {
  if (total === 0) return 'Nothing found';
  const found = total === 1 ? '1 result' : `${total} results`;
  return totalPages > 1 ? `${found}, page ${page} of ${totalPages}` : found;
}
