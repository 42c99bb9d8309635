import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Help } from '../../shared/contract/visitors/help.ts';
import { UrgentHelp } from '../../ui/help/UrgentHelp.tsx';
import { useUrgentHelp } from '../../ui/help/use-urgent-help.ts';
import { tolerateForeignChanges } from '../../ui/islands/foreign-changes.ts';
import { Filters } from './Filters.tsx';
import type { ListingPage } from './listing-page.ts';
import { createListingStore } from './listing-store.ts';
import { Pagination } from './Pagination.tsx';
import { isFiltered, isPlainSearch, type ListingQuery, listingPath, listingTitle, listingTitleParts } from './query.ts';
import { Refused, Results } from './Results.tsx';

tolerateForeignChanges();

type Props = {
  query: ListingQuery;
  /** The page that the server has read; null when the database was unavailable. */
  initialPage: ListingPage | null;
  /** Why the server refused to search for the first query. */
  refusal?: string | undefined;
  /** For words of need in the first query. */
  help?: Help | undefined;
  /** The magazine's name, the end of every title. */
  brand: string;
};

/** The listing: rendered by the server, then searched, filtered and paged in the browser. The URL holds its state. */
export function Listing({ query: initialQuery, initialPage, refusal, help: initialHelp, brand }: Props) {
  const [listing] = useState(() => createListingStore(initialQuery, initialPage));
  const query = useStore(listing.$query);
  const { page, error } = useStore(listing.$results);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => listing.connect(), [listing]);
  const isRefused = refusal && !page && !error && listingPath(query) === listingPath(initialQuery);
  const title = listingTitle(query);
  const help = useUrgentHelp(query.search, 'en', initialHelp, initialQuery.search);
  useEffect(() => {
    document.title = `${title} | ${brand}`;
  }, [title, brand]);

  const goToPage = (number: number) => {
    listing.setQuery({ ...query, page: number });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  };

  /** The pressed button disappears, so the heading takes the focus. */
  const retry = () => {
    listing.retry();
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <Filters query={query} setQuery={listing.setQuery} />
      <div aria-live="polite">{help && <UrgentHelp help={help} language="en" className="mt-8 max-w-4xl" />}</div>
      <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <Title query={query} ref={heading} />
        <p role="status" className="text-sm text-ink-soft">
          {page && summary(page)}
        </p>
        {isFiltered(query) && (
          <a
            href={listingPath({})}
            className="-my-3 inline-block py-3 text-clay-deep text-sm underline underline-offset-4 print:hidden"
          >
            Clear filters
          </a>
        )}
      </div>
      {isRefused ? (
        <Refused reason={refusal} retryPath={listingPath(query)} />
      ) : (
        <Results
          page={page}
          error={error}
          retry={retry}
          words={isPlainSearch(query) && !help ? query.search : undefined}
        />
      )}
      {page && <Pagination query={query} totalPages={page.totalPages} goToPage={goToPage} />}
    </>
  );
}

function Title({ query, ref }: { query: ListingQuery; ref: RefObject<HTMLHeadingElement | null> }) {
  return (
    <h2
      ref={ref}
      tabIndex={-1}
      className={isFiltered(query) ? 'scroll-mt-8 text-2xl' : 'scroll-mt-8 font-sans text-sm tracking-normal'}
    >
      {listingTitleParts(query).map(({ text, isDutch }) =>
        isDutch ? (
          <span key={text} lang="nl">
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </h2>
  );
}

function summary({ total, page, totalPages }: ListingPage): string {
  if (total === 0) return 'Nothing found';
  const results = total === 1 ? '1 result' : `${total} results`;
  return totalPages > 1 ? `${results}, page ${page} of ${totalPages}` : results;
}
