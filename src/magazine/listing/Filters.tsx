import { type ChangeEvent, type SubmitEvent, useEffect, useRef } from 'react';
import { FIXED_CATEGORIES } from '../../shared/categories.ts';
import { visitorPaths } from '../../shared/visitor-paths.ts';
import { button } from '../../ui/forms/button.ts';
import { useTypedValues } from '../../ui/islands/use-typed-values.ts';
import { type ListingQuery, listingPath, MAX_SEARCH, readListingQuery } from './query.ts';

const TYPING_PAUSE_MS = 300;
const INPUT =
  'block min-h-12 w-full min-w-0 rounded-none border-0 border-b border-ink bg-transparent px-0 text-base text-ink placeholder:text-ink-soft';

type Props = { query: ListingQuery; setQuery: (query: ListingQuery, options?: { replace?: boolean }) => void };

/** Search and filters: a plain GET form that JavaScript submits on every change. */
export function Filters({ query, setQuery }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useTypedValues(form, `form[action='${visitorPaths.magazine}']`);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHydrated = useRef(false);
  useEffect(() => {
    const changed = changedQuery(form.current, query);
    // Input from before hydration counts; from then on the form follows the URL.
    if (!changed || isHydrated.current) fillForm(form.current, query);
    // The visitor may still be typing.
    else if (document.activeElement instanceof HTMLInputElement)
      timer.current = setTimeout(() => setQuery(changed), TYPING_PAUSE_MS);
    else setQuery(changed);
    isHydrated.current = true;
  }, [query, setQuery]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (options?: { replace: boolean }) => {
    clearTimeout(timer.current);
    const changed = changedQuery(form.current, query);
    if (changed) setQuery(changed, options);
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    apply();
  };
  const handleChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement) return apply();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply({ replace: true }), TYPING_PAUSE_MS);
  };
  const categories = [...new Set([...FIXED_CATEGORIES, ...(query.category ? [query.category] : [])])];
  return (
    <search className="@container block print:hidden">
      <form
        ref={form}
        action={visitorPaths.magazine}
        onSubmit={handleSubmit}
        onChange={handleChange}
        className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-6 gap-y-3 @2xs:grid-cols-2 @4xl:grid-cols-[1fr_11rem_19rem] @4xl:gap-x-10"
      >
        <div className="flex gap-3 @2xs:@max-4xl:col-span-2">
          <input
            type="search"
            name="search"
            aria-label="Search articles and videos"
            placeholder="Search articles and videos..."
            maxLength={MAX_SEARCH}
            defaultValue={query.search}
            enterKeyHint="search"
            className={`${INPUT} appearance-none text-ellipsis`}
          />
          <button type="submit" className={button('primary', 'small')}>
            <span className="max-sm:sr-only">Search</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 20 20"
              className="size-5 fill-none stroke-[1.5] stroke-current sm:hidden"
            >
              <path d="M13 13l5 5M8.500 2a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13Z" />
            </svg>
          </button>
        </div>
        <select name="type" aria-label="Type" defaultValue={query.type} className={INPUT}>
          <option value="">All Types</option>
          <option value="article">Articles</option>
          <option value="video">Videos</option>
        </select>
        <select name="category" aria-label="Category" defaultValue={query.category} className={INPUT}>
          <option value="">All Categories</option>
          {categories.map((category) => (
            <option key={category} lang="nl">
              {category}
            </option>
          ))}
        </select>
        {query.author && <input type="hidden" name="author" value={query.author} />}
      </form>
      {query.author && (
        <p className="mt-4 text-sm">
          Only by <span lang="nl">{query.author}</span>.{' '}
          <a
            href={listingPath({ ...query, author: '', page: 1 })}
            className="text-clay-deep underline underline-offset-4"
          >
            Show all authors
          </a>
        </p>
      )}
    </search>
  );
}

/** The query of the form's fields, on its first page; undefined when it equals the current one. */
function changedQuery(form: HTMLFormElement | null, query: ListingQuery): ListingQuery | undefined {
  const entries = form ? [...new FormData(form)] : [];
  const entered = readListingQuery(new URLSearchParams(entries.map(([name, value]) => [name, String(value)])));
  return form && listingPath({ ...entered, page: query.page }) !== listingPath(query) ? entered : undefined;
}

/** Updates the fields after back and forward, except the one that has the focus. */
function fillForm(form: HTMLFormElement | null, query: ListingQuery): void {
  for (const name of ['search', 'type', 'category'] as const) {
    const field = form?.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (isField && field.value.trim() !== query[name] && document.activeElement !== field) field.value = query[name];
  }
}
