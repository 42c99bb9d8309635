import { atom, keepMount } from 'nanostores';
import { type Screen, screenAt } from '../../shared/admin-screens.ts';
import { $language } from '../language/words.tsx';
import { $router, titleOf } from './routes.ts';
import {
  $dashboardAddress,
  awaitPosition,
  readStoredPositions,
  savePosition,
  startAtTop,
  storePositions,
} from './scroll-positions.ts';
import { $unsaved, confirmLeaving, leaveQuestion } from './unsaved-changes.ts';

/** The open screen. Each navigation increases `count`, so that a screen starts afresh. */
export const $visit = atom<{ count: number; screen: Screen }>({ count: 0, screen: { name: 'login' } });

type Options = {
  /** Replaces the current history entry. */
  replace?: boolean;
  /** Leaves without asking about unsaved changes. */
  discard?: boolean;
};

/** Opens a screen, or another page of the site. Asks first when there are unsaved changes. */
export function navigate(path: string, { replace = false, discard = false }: Options = {}): void {
  const go = () => {
    const { origin, pathname } = new URL(path, location.origin);
    if (origin === location.origin && screenAt(pathname)) return open(path, { replace });
    isLeaving = true;
    location.assign(path);
    // A download, for example, does not leave the app.
    setTimeout(() => {
      isLeaving = false;
    }, LEAVING_MS);
  };
  if (discard) go();
  else confirmLeaving(go, leaveQuestion());
}

/** Changes the address without changing the open screen. */
export function replaceAddress(path: string): void {
  change(path, { replace: true });
  titleByRoute();
}

/** What screen readers hear when another screen is shown. */
export const $announced = atom('');

/** Whether the open screen has set its title, which it also does in another language. */
let hasOwnTitle = false;

function titleByRoute(): void {
  hasOwnTitle = false;
  document.title = fullTitle($router.get()?.path);
}

/** Sets the title of the open screen, once its data is known. */
export function setScreenTitle(title: string): void {
  hasOwnTitle = true;
  document.title = `${title} | ${brand}`;
  // The browser announces the first page itself.
  if ($announced.get()) $announced.set(title);
}

/** Set once the user agreed to leave the app: the browser need not ask again. */
let isLeaving = false;
const LEAVING_MS = 1000;

/** Position of the current entry in the history of this app. */
let entry = 0;
let brand = '';

function open(path: string, { replace }: { replace: boolean }): void {
  const before = currentAddress();
  const isOtherScreen = pathnameOf(before) !== pathnameOf(path);
  change(path, { replace });
  if (path === $dashboardAddress.get() && isOtherScreen) awaitPosition(path);
  else startAtTop();
  if (isOtherScreen) startVisit();
}

/** Changes the address without opening a screen. */
export function change(path: string, { replace }: { replace: boolean }): void {
  const before = $router.get();
  if (!replace) savePosition(currentAddress());
  $router.open(path, replace);
  if ($router.get() === before) return;
  if (!replace) entry += 1;
  history.replaceState({ entry }, '');
}

function startVisit(): void {
  const path = $router.get()?.path ?? '';
  const screen = screenAt(pathnameOf(path));
  if (!screen) return;
  titleByRoute();
  $visit.set({ count: $visit.get().count + 1, screen });
}

const fullTitle = (path = '') => {
  const screen = screenAt(pathnameOf(path));
  return screen ? `${titleOf(screen)} | ${brand}` : document.title;
};

export function currentAddress(): string {
  const { path = '', search = {} } = $router.get() ?? {};
  const query = new URLSearchParams(search).toString();
  return query ? `${path}?${query}` : path;
}

const pathnameOf = (address: string) => address.split(/[?#]/, 1)[0] ?? '';

/** Starts the router in the browser. Returns a function that stops it. */
export function startRouter(name: string): () => void {
  brand = name;
  const listening = new AbortController();
  const options = { signal: listening.signal };
  history.scrollRestoration = 'manual';
  readStoredPositions();
  entry = history.state?.entry ?? 0;
  history.replaceState({ entry }, '');
  // Before the router's own listener, which would already show the other screen.
  addEventListener('popstate', onPopState, { capture: true, ...options });
  keepMount($router);
  $router.subscribe((page) => {
    if (page?.route === 'dashboard') $dashboardAddress.set(currentAddress());
  });
  addEventListener('popstate', onMoved, options);
  addEventListener(
    'pagehide',
    () => {
      savePosition(currentAddress());
      storePositions();
    },
    options,
  );
  addEventListener('beforeunload', (event) => $unsaved.get() && !isLeaving && event.preventDefault(), options);
  awaitPosition(currentAddress());
  startVisit();
  const stopTitles = $language.listen(() => hasOwnTitle || titleByRoute());
  return () => {
    listening.abort();
    stopTitles();
  };
}

/** What `history.go` is doing: going back to unsaved changes, or repeating a move that the user confirmed. */
let moving: 'back-here' | 'away' | undefined;
/** The address before the move. */
let left = '';

function onPopState(event: PopStateEvent): void {
  left = currentAddress();
  const target: number | undefined = event.state?.entry;
  const wasMoving = moving;
  moving = undefined;
  if (wasMoving === 'back-here') {
    event.stopImmediatePropagation();
    return;
  }
  if (target === undefined) {
    // A link to a heading of this page: the browser has added an entry.
    entry += 1;
    history.replaceState({ entry }, '');
    return;
  }
  const steps = target - entry;
  if (steps !== 0 && $unsaved.get() && wasMoving !== 'away') {
    event.stopImmediatePropagation();
    moving = 'back-here';
    history.go(-steps);
    confirmLeaving(() => {
      moving = 'away';
      history.go(steps);
    }, leaveQuestion());
    return;
  }
  savePosition(left);
  entry = target;
}

/** After the router has read the new address. */
function onMoved(): void {
  const address = currentAddress();
  if (address === left) return;
  awaitPosition(address);
  if (pathnameOf(address) !== pathnameOf(left)) startVisit();
}
