import { useLayoutEffect } from 'react';
import { paths } from '../../shared/paths.ts';

const KEY = 'admin:place';

/** Where somebody is on the dashboard: what the address asks for, how far they scrolled, which link has the focus. */
type Place = { query: string; top: number; link: string | null };

/** Keeps the place whenever the dashboard is left, in this tab of the browser. Returns how to stop. */
export function saveListPosition(): () => void {
  addEventListener('pagehide', keep);
  return () => removeEventListener('pagehide', keep);
}

function keep(): void {
  const link = document.activeElement?.closest('main a')?.getAttribute('href') ?? null;
  const place: Place = { query: location.search, top: scrollY, link };
  sessionStorage.setItem(KEY, JSON.stringify(place));
}

/** The next visit to the dashboard starts anew; not for a click that opens another tab. */
export function clearListPosition(event?: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }): void {
  if (event?.ctrlKey || event?.metaKey || event?.shiftKey) return;
  removeEventListener('pagehide', keep);
  sessionStorage.removeItem(KEY);
}

/** Where the way back to the dashboard leads: the tab, the filters and the page that were left. */
export const dashboardAddress = (): string => `${paths.dashboard}${readPlace()?.query ?? ''}`;

let isRestored = false;

/** Scrolls back to the place that was left, once, as soon as its list is shown. */
export function useRestoredListPosition(isShown: boolean): void {
  useLayoutEffect(() => {
    if (isShown) restorePlace();
  }, [isShown]);
}

function restorePlace(): void {
  if (isRestored) return;
  isRestored = true;
  const place = readPlace();
  if (!place || place.query !== location.search) return;
  if (place.link) document.querySelector<HTMLElement>(`main a[href="${place.link}"]`)?.focus({ preventScroll: true });
  scrollTo({ top: place.top, behavior: 'instant' });
}

function readPlace(): Place | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '') as Place;
  } catch {
    return undefined;
  }
}
