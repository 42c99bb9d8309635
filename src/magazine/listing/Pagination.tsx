import type { MouseEvent } from 'react';
import { MAX_PAGE_BUTTONS } from '../../shared/constants.ts';
import { type ListingQuery, listingPath } from './query.ts';

const BOX = 'grid min-h-12 min-w-12 place-items-center px-3 font-sans text-base tabular-figures';

type Props = { query: ListingQuery; totalPages: number; goToPage: (page: number) => void };

/** Links, so that pages work without JavaScript and open in a new tab. */
export function Pagination({ query, totalPages, goToPage }: Props) {
  if (totalPages <= 1) return null;
  const path = (number: number) => listingPath({ ...query, page: number });
  const handleClick = (number: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goToPage(number);
  };
  const step = (label: string, number: number, rel: string) =>
    number < 1 || number > totalPages ? (
      <span aria-disabled="true" className={`${BOX} text-linen`}>
        {label}
      </span>
    ) : (
      <a
        href={path(number)}
        onClick={handleClick(number)}
        rel={rel}
        className={`${BOX} underline-offset-4 hover:text-clay-deep hover:underline`}
      >
        {label}
      </a>
    );
  return (
    <nav aria-label="Pagination" className="mt-(--spacing-section) border-linen border-t pt-6 print:hidden">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>{step('Previous', query.page - 1, 'prev')}</li>
        {pageNumbers(query.page, totalPages).map((number) => (
          <li key={number}>
            <a
              href={path(number)}
              onClick={handleClick(number)}
              aria-current={number === query.page ? 'page' : undefined}
              className={`${BOX} ${number === query.page ? 'bg-ink text-paper forced-colors:border-2' : 'hover:bg-plaster'}`}
            >
              <span className="sr-only">Page </span>
              {number}
            </a>
          </li>
        ))}
        <li>{step('Next', query.page + 1, 'next')}</li>
      </ul>
    </nav>
  );
}

/** The page numbers to show, with the current page in the middle where possible. */
export function pageNumbers(page: number, totalPages: number): number[] {
  const count = Math.min(MAX_PAGE_BUTTONS, totalPages);
  const first = Math.max(1, Math.min(page - Math.floor(count / 2), totalPages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
