import { useLayoutEffect } from 'react';
import { paths } from '../../shared/paths.ts';

const KEY = 'admin:place';

type ListPosition = {
  query: string;
  /** Scroll offset in pixels. */
  top: number;
  /** `href` of the focused link. */
  link: string | null;
};

/** Saves the position in this tab's sessionStorage when the dashboard is left. Returns a function that stops that. */
export function saveListPosition(): () => void {
  addEventListener('pagehide', save);
  return () => removeEventListener('pagehide', save);
}

function save(): void {
  const link = document.activeElement?.closest('main a')?.getAttribute('href') ?? null;
  const position: ListPosition = { query: location.search, top: scrollY, link };
  sessionStorage.setItem(KEY, JSON.stringify(position));
}

/** The next visit to the dashboard starts at its top. Clicks that open another tab change nothing. */
export function clearListPosition(event?: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }): void {
  if (event?.ctrlKey || event?.metaKey || event?.shiftKey) return;
  removeEventListener('pagehide', save);
  sessionStorage.removeItem(KEY);
}

/** The dashboard with the tab, the filters and the page that were left. */
export const dashboardAddress = (): string => `${paths.dashboard}${readPosition()?.query ?? ''}`;

let isRestored = false;

/** Restores focus and scroll offset once, as soon as the list is shown. */
export function useRestoredListPosition(isShown: boolean): void {
  useLayoutEffect(() => {
    if (isShown) restorePosition();
  }, [isShown]);
}

function restorePosition(): void {
  if (isRestored) return;
  isRestored = true;
  const position = readPosition();
  if (!position || position.query !== location.search) return;
  const { link, top } = position;
  if (link) document.querySelector<HTMLElement>(`main a[href="${link}"]`)?.focus({ preventScroll: true });
  scrollTo({ top, behavior: 'instant' });
}

function readPosition(): ListPosition | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '') as ListPosition;
  } catch {
    return undefined;
  }
}
