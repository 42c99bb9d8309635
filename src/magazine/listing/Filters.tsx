import { type ChangeEvent, type SubmitEvent, useEffect, useRef } from 'react';
import { FIXED_CATEGORIES } from '../../shared/categories.ts';
import { paths } from '../../shared/paths.ts';
import { button } from '../../ui/forms/button.ts';
import { type ListingQuery, listingPath, MAX_SEARCH, readListingQuery } from './query.ts';

const TYPING_PAUSE_MS = 300;
const INPUT =
  'block min-h-12 w-full min-w-0 rounded-none border-0 border-b border-ink bg-transparent px-0 text-base text-ink placeholder:text-ink-soft';

type Props = { query: ListingQuery; ask: (query: ListingQuery, how?: { replace?: boolean }) => void };

/** Search and filters (§2): a plain GET form, which asks by itself where there is JavaScript. */
export function Filters({ query, ask }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isReady = useRef(false);
  useEffect(() => {
    const chosen = chosenIn(form.current, query);
    // What was typed or chosen before the script was there counts; after that the form follows the address.
    if (!chosen || isReady.current) fill(form.current, query);
    // Who may still be typing is not answered on half a word.
    else if (document.activeElement instanceof HTMLInputElement)
      pause.current = setTimeout(() => ask(chosen), TYPING_PAUSE_MS);
    else ask(chosen);
    isReady.current = true;
  }, [query, ask]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const askNow = (how?: { replace: boolean }) => {
    clearTimeout(pause.current);
    const chosen = chosenIn(form.current, query);
    if (chosen) ask(chosen, how);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    askNow();
  };
  const change = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement) return askNow();
    clearTimeout(pause.current);
    pause.current = setTimeout(() => askNow({ replace: true }), TYPING_PAUSE_MS);
  };
  const categories = [...new Set([...FIXED_CATEGORIES, ...(query.category ? [query.category] : [])])];
  return (
    <search className="@container block">
      <form
        ref={form}
        action={paths.magazine}
        onSubmit={submit}
        onChange={change}
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
            className={`${INPUT} appearance-none`}
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
          Only by {query.author}.{' '}
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

/** What the form asks for, from its first page on; undefined when that is what is shown already. */
function chosenIn(form: HTMLFormElement | null, query: ListingQuery): ListingQuery | undefined {
  const entries = form ? [...new FormData(form)] : [];
  const chosen = readListingQuery(new URLSearchParams(entries.map(([name, value]) => [name, String(value)])));
  return form && listingPath({ ...chosen, page: query.page }) !== listingPath(query) ? chosen : undefined;
}

/** After back and forward the form says what is shown; what is being typed stays as it is. */
function fill(form: HTMLFormElement | null, query: ListingQuery): void {
  for (const name of ['search', 'type', 'category'] as const) {
    const field = form?.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (isField && field.value.trim() !== query[name] && document.activeElement !== field) field.value = query[name];
  }
}
