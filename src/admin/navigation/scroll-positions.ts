import { atom } from 'nanostores';
import { useLayoutEffect } from 'react';
import { paths } from '../../shared/paths.ts';

/** `top` in pixels; `link` is the `href` of the focused link. */
type Position = { top: number; link: string | null };

/** sessionStorage entry that outlives a reload. */
const KEY = 'admin:positions';
const MOST = 50;

/** By address: path and query. */
let positions = new Map<string, Position>();

/** The dashboard with the tab, the filters and the page that were last open. */
export const $dashboardAddress = atom<string>(paths.dashboard);

/** The last position at the open address, until its content can be scrolled. */
let awaited: Position | undefined;

export function savePosition(address: string): void {
  const link = document.activeElement?.closest('main a')?.getAttribute('href') ?? null;
  positions.delete(address);
  positions.set(address, { top: scrollY, link });
  const oldest = positions.keys().next();
  if (positions.size > MOST && !oldest.done) positions.delete(oldest.value);
}

/** Remembers to restore the last position at this address, as soon as the screen calls {@link useRestoredPosition}. */
export function awaitPosition(address: string): void {
  startAtTop();
  awaited = positions.get(address);
}

export function startAtTop(): void {
  awaited = undefined;
  scrollTo({ top: 0, behavior: 'instant' });
}

/** After a logout the next user starts afresh. */
export function clearPositions(): void {
  positions.clear();
  awaited = undefined;
  $dashboardAddress.set(paths.dashboard);
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // The browser refuses its storage, so nothing is stored.
  }
}

/** Restores scroll offset and focus once the content is shown; the focus only while it is nowhere else. */
export function useRestoredPosition(isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown || !awaited) return;
    const { link, top } = awaited;
    awaited = undefined;
    scrollTo({ top, behavior: 'instant' });
    // Whoever opened the menu or a field meanwhile stays there.
    if (link && document.activeElement?.matches('body, main'))
      document.querySelector<HTMLElement>(`main a[href="${CSS.escape(link)}"]`)?.focus({ preventScroll: true });
  });
}

export function storePositions(): void {
  if (positions.size === 0) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ positions: [...positions], dashboard: $dashboardAddress.get() }));
  } catch {
    // The storage is full: the reloaded page starts at its top.
  }
}

export function readStoredPositions(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    positions = new Map(stored.positions);
    $dashboardAddress.set(stored.dashboard);
  } catch {
    // Nothing is stored yet.
  }
}
