import { atom, onMount } from 'nanostores';
import { $unsaved } from './unsaved-changes.ts';

/** The query part of this page's address: the tab, the filters and the page live there, so that back, reload and sharing work. */
export const $queryParams = atom(new URLSearchParams(location.search));

onMount($queryParams, () => {
  const read = () => {
    // What is being typed in a dialog would go with its tab: going back waits until it is closed.
    if ($unsaved.get()) history.pushState(null, '', addressOf($queryParams.get()));
    else $queryParams.set(new URLSearchParams(location.search));
  };
  addEventListener('popstate', read);
  return () => removeEventListener('popstate', read);
});

/**
 * Changes the address. Empty and `all` are left out. `replace` does not make an entry in the browser's history: for
 * what is typed, where every letter would be a step back.
 */
export function setQueryParams(changes: Record<string, string>, { replace = false } = {}): void {
  const next = new URLSearchParams($queryParams.get());
  for (const [name, value] of Object.entries(changes)) {
    if (value === '' || value === 'all') next.delete(name);
    else next.set(name, value);
  }
  if (next.toString() === $queryParams.get().toString()) return;
  if (replace) history.replaceState(null, '', addressOf(next));
  else history.pushState(null, '', addressOf(next));
  $queryParams.set(next);
}

const addressOf = (query: URLSearchParams) => (query.size > 0 ? `${location.pathname}?${query}` : location.pathname);
