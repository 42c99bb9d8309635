import { useEffect } from 'react';
import { useStaffUser } from '../data/staff-user.ts';
import { setQueryParams } from '../navigation/query-params.ts';
import { $router } from '../navigation/routes.ts';
import { onSessionChange } from '../session/session.ts';

const FILTERS = ['state', 'type', 'category', 'sort'] as const;

const keyOf = (userId: number) => `filters:${userId}`;

/** The filters and the order that this user chose last in this browser, for an address without any. */
export function rememberedFilters(userId: number): Record<string, string> {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      FILTERS.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : [])),
    );
  } catch {
    return {};
  }
}

function remember(userId: number, search: Record<string, string>): void {
  const chosen = Object.fromEntries(FILTERS.flatMap((name) => (search[name] ? [[name, search[name]]] : [])));
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(chosen));
  } catch {
    // A full or closed storage costs only this convenience.
  }
}

/**
 * The user whose filters were applied since the page was loaded: from then on, an address without filters means none.
 */
let appliedFor: number | undefined;
// Logging in again begins a fresh visit.
onSessionChange((user) => {
  if (!user) appliedFor = undefined;
});

/** Applies the remembered filters once, unless the address has its own, and remembers the user's later choices. */
export function useRememberedFilters(): void {
  const { id } = useStaffUser();
  useEffect(() => {
    const { route, search = {} } = $router.get() ?? {};
    if (appliedFor !== id && route === 'dashboard' && Object.keys(search).length === 0)
      setQueryParams(rememberedFilters(id), { replace: true });
    appliedFor = id;
    return $router.listen((page) => {
      if (page?.route === 'dashboard' && !page.search['tab']) remember(id, page.search as Record<string, string>);
    });
  }, [id]);
}
