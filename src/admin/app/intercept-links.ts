import { navigate } from '../navigation/navigate.ts';
import { screenAt } from '../navigation/routes.ts';
import { $unsaved } from '../navigation/unsaved-changes.ts';
import { fetchScreenAhead } from './screens.ts';

/**
 * Opens the screen of a plain click on a link in this tab, after a question when there are unsaved changes. Other
 * clicks are left to the browser.
 */
export function interceptLinks(): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  document.addEventListener('click', onClick, { signal: listening.signal });
  document.addEventListener('pointerover', waitThenFetch, options);
  // In the capture phase, to come before Astro's prefetch.
  for (const type of ['focusin', 'touchstart', 'mousedown'] as const)
    document.addEventListener(type, fetchAhead, { ...options, capture: true });
  return () => listening.abort();
}

function onClick(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link || event.defaultPrevented || link.target === '_blank' || link.hasAttribute('download')) return;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
  if (!/^https?:$/.test(link.protocol)) return;
  const isScreen = link.origin === location.origin && screenAt(link.pathname);
  if (!isScreen && !$unsaved.get()) return;
  event.preventDefault();
  navigate(isScreen ? `${link.pathname}${link.search}${link.hash}` : link.href);
}

/** A pointer that crosses a list on its way elsewhere fetches nothing. */
const CROSSING_MS = 50;
let waiting: ReturnType<typeof setTimeout> | undefined;

function waitThenFetch(event: Event): void {
  clearTimeout(waiting);
  if (linkOf(event)) waiting = setTimeout(() => fetchAhead(event), CROSSING_MS);
}

/** At the first sign of going there, the next screen's code and data are fetched. */
function fetchAhead(event: Event): void {
  const link = linkOf(event);
  if (link?.origin !== location.origin) return;
  const screen = screenAt(link.pathname);
  if (!screen) return;
  // Astro would fetch the page, which the app does not need.
  link.dataset['astroPrefetch'] = 'false';
  void fetchScreenAhead(screen, new URLSearchParams(link.search));
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && !link.isContentEditable ? link : undefined;
}
