import { createElement, type ReactNode } from 'react';
import { ApiError } from '../../shared/api-client.ts';
import { EXCERPT_FALLBACK, SKELETON_CARDS } from '../../shared/constants.ts';
import { displayDate, formatGridDate } from '../../shared/dates/dates.ts';
import { excerptOf } from '../../shared/text/text.ts';
import { visitorPaths } from '../../shared/visitor-paths.ts';
import { button } from '../../ui/forms/button.ts';
import { Arrow, Picture } from './CardParts.tsx';
import { Featured } from './Featured.tsx';
import type { ListedItem, ListingPage } from './listing-page.ts';

const GRID = 'grid grid-cols-1 gap-x-10 gap-y-10 sm:grid-cols-2 sm:gap-y-16 lg:grid-cols-6';
/** How many leading cards are wide, by the remainder of the card count divided by three: every row is full. */
const WIDE_CARDS = [0, 4, 2];

type Props = {
  page: ListingPage | undefined;
  error: Error | undefined;
  retry: () => void;
  /** The words of a search without filters: the whole magazine was searched for them. */
  words?: string | undefined;
};

/** The first result large and the rest in a grid; else the loading, empty or error state. */
export function Results({ page, error, retry, words }: Props) {
  if (error) return <ErrorState error={error} retry={retry} />;
  if (!page) return <Skeletons />;
  const [first, ...rest] = page.articles;
  if (!first) return <EmptyState words={words} />;
  return (
    <>
      <Featured item={first} />
      {rest.length > 0 && (
        <section aria-labelledby="latest" className="mt-(--spacing-section)">
          <h3 id="latest" className="mb-8 border-linen border-t pt-6 text-2xl">
            Latest Articles
          </h3>
          <ul className={GRID}>
            {rest.map((item, index) => (
              <Card key={item.id} item={item} isWide={index < (WIDE_CARDS[rest.length % 3] ?? 0)} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function EmptyState({ words }: { words: string | undefined }) {
  return (
    <div className="py-(--spacing-section)">
      {/* Counts the words (src/site/search/missed-search.ts). */}
      {words && createElement('missed-search', { words })}
      <h3 className="text-3xl">No articles found</h3>
      <p className="mt-3 text-lg text-ink-soft">Try adjusting your search or filters</p>
    </div>
  );
}

const UNREACHABLE =
  'The magazine cannot be reached right now. Please check your connection, or wait a moment and try again.';

function ErrorState({ error, retry }: { error: Error; retry: () => void }) {
  const { cause } = error;
  const isRefused = cause instanceof ApiError && cause.status === 429 && cause.fromApi;
  return (
    <Failure title={error.message} reason={isRefused ? cause.detail : UNREACHABLE}>
      <button type="button" onClick={retry} className={button('secondary')}>
        Try again
      </button>
    </Failure>
  );
}

/** In place of results that the server refused to search for. */
export function Refused({ reason, retryPath }: { reason: string; retryPath: string }) {
  return (
    <Failure title="Failed to fetch articles" reason={reason}>
      <a href={retryPath} className={button('secondary')}>
        Try again
      </a>
    </Failure>
  );
}

function Failure({ title, reason, children }: { title: string; reason: string; children: ReactNode }) {
  return (
    <div role="alert" className="py-(--spacing-section)">
      <h3 className="text-3xl">{title}</h3>
      <p className="mt-3 mb-8 max-w-prose text-ink-soft text-lg">{reason}</p>
      {children}
    </div>
  );
}

const SKELETONS = Array.from({ length: SKELETON_CARDS }, (_, index) => `skeleton-${index}`);

function Skeletons() {
  return (
    <div className="mt-10 animate-fade noscript:hidden">
      <p className="sr-only">Loading articles</p>
      <ul aria-hidden="true" className={GRID}>
        {SKELETONS.map((key) => (
          <li key={key} data-skeleton className="forced-colors:*:border lg:col-span-2">
            <div className="aspect-[16/10] bg-plaster" />
            <div className="mt-5 h-3 w-1/3 bg-plaster" />
            <div className="mt-4 h-6 w-5/6 bg-plaster" />
            <div className="mt-3 h-3 bg-plaster" />
            <div className="mt-3 h-3 w-2/3 bg-plaster" />
          </li>
        ))}
      </ul>
    </div>
  );
}

type CardProps = { item: ListedItem; isWide: boolean };

/**
 * A result other than the first; the whole card is its link. On a phone it is a row with a small picture, unless the text
 * is so large that it would have no room beside it.
 */
function Card({ item, isWide }: CardProps) {
  return (
    <li className={`@container ${isWide ? 'lg:col-span-3' : 'lg:col-span-2'}`}>
      <article className="group relative flex h-full flex-col gap-5 max-sm:@min-[16rem]:flex-row-reverse">
        <div className="max-sm:@min-[16rem]:w-20 max-sm:@min-[16rem]:shrink-0">
          <Picture
            item={item}
            shape="aspect-[16/10] max-sm:@min-[16rem]:aspect-square"
            sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 5rem"
          />
        </div>
        <div className="flex min-w-0 grow flex-col">
          <p className="text-ink-soft text-xs">
            {item.type === 'video' && <span className="mr-2 font-semibold text-clay-deep">Video</span>}
            <span lang="nl">{item.category}</span>
          </p>
          <h4 lang={item.language} className="mt-1.5 text-lg sm:text-xl">
            <a
              href={visitorPaths.magazineItem(item)}
              className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            >
              {item.title}
            </a>
          </h4>
          <p lang={item.language} className="mt-2.5 line-clamp-3 text-ink-soft text-sm sm:line-clamp-4">
            {excerptOf(item, EXCERPT_FALLBACK.grid)}
          </p>
          <p className="mt-auto flex items-center justify-between pt-4 text-ink-soft text-xs">
            <time dateTime={displayDate(item)}>{formatGridDate(displayDate(item))}</time>
            <Arrow />
          </p>
        </div>
      </article>
    </li>
  );
}
