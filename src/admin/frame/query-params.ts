import { atom, onMount } from 'nanostores';
import { parseWholeNumber } from '../../shared/parse-whole-number.ts';
import { $unsaved } from './unsaved-changes.ts';

/** The tab, the filters and the page number are in the address, so that going back, reloading and sharing work. */
export const $queryParams = atom(new URLSearchParams(location.search));

onMount($queryParams, () => {
  const read = () => {
    // Going back would close a dialog with unsaved input: stay.
    if ($unsaved.get()) history.pushState(null, '', pathWith($queryParams.get()));
    else $queryParams.set(new URLSearchParams(location.search));
  };
  addEventListener('popstate', read);
  return () => removeEventListener('popstate', read);
});

/** Changes the address; empty values and `all` are left out. Use `replace` for typed text: it adds no history entry. */
export function setQueryParams(changes: Record<string, string>, { replace = false } = {}): void {
  const next = new URLSearchParams($queryParams.get());
  for (const [name, value] of Object.entries(changes)) {
    if (value === '' || value === 'all') next.delete(name);
    else next.set(name, value);
  }
  if (next.toString() === $queryParams.get().toString()) return;
  if (replace) history.replaceState(null, '', pathWith(next));
  else history.pushState(null, '', pathWith(next));
  $queryParams.set(next);
}

/** The page number of a list; 1 when the address has no valid one. */
export function pageOf(params: URLSearchParams): number {
  const page = parseWholeNumber(params.get('page') ?? '') ?? 1;
  return page > 0 && page <= 1_000_000 ? page : 1;
}

const pathWith = (params: URLSearchParams) => (params.size > 0 ? `${location.pathname}?${params}` : location.pathname);
