import { computed, type ReadableAtom } from 'nanostores';
import { withQuery } from '../../shared/addresses/with-query.ts';
import type { ScreenName } from '../../shared/admin-screens.ts';
import { parseWholeNumber } from '../../shared/numbers/parse-whole-number.ts';
import { change, currentAddress } from './navigate.ts';
import { $router } from './routes.ts';

/**
 * Tab, filters and page number are in the address, so that Back, reloading and sharing work. While another screen is
 * open, the store keeps this screen's last values.
 */
function queryParamsOf(screen: ScreenName): ReadableAtom<URLSearchParams> {
  let last = new URLSearchParams();
  return computed($router, (page) => {
    if (page?.route === screen) last = new URLSearchParams(page.search);
    return last;
  });
}

export const $dashboardParams = queryParamsOf('dashboard');
export const $binParams = queryParamsOf('bin');
export const $pictureParams = queryParamsOf('pictures');
export const $messageParams = queryParamsOf('messages');
export const $activityParams = queryParamsOf('activity');
export const $visitParams = queryParamsOf('visits');
export const $documentParams = queryParamsOf('document');
export const $historyParams = queryParamsOf('history');

/**
 * Changes the address; empty values are left out, and `all` of a filter. Use `replace` for typed text: it adds no history
 * entry.
 */
export function setQueryParams(changes: Record<string, string>, { replace = false } = {}): void {
  const { path = '', search = {} } = $router.get() ?? {};
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '' || (value === 'all' && name !== 'search')) next.delete(name);
    else next.set(name, value);
  }
  const address = withQuery(path, next);
  if (address !== currentAddress()) change(address, { replace });
}

/** The page number of a list; 1 when the address has no valid one. */
export function pageOf(params: URLSearchParams): number {
  const page = parseWholeNumber(params.get('page') ?? '') ?? 1;
  return page > 0 && page <= 1_000_000 ? page : 1;
}
