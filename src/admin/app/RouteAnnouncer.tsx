import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $announced, $visit } from '../navigation/navigate.ts';
import { titleOf } from '../navigation/routes.ts';

/** The browser announces the first page itself, and starts at its top. */
const FIRST = 1;
let shown = FIRST;

/**
 * After each change of screen, announces its title and moves the focus to it, unless it has the focus already. Part of
 * the screen and of its skeleton: the link that was followed may be gone before the code of the next screen is there.
 */
export function RouteAnnouncer({ count }: { count: number }) {
  useEffect(() => {
    if (shown === count) return;
    shown = count;
    $announced.set(titleOf($visit.get().screen));
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [count]);
  return null;
}

/** Stays on the page while screens change. */
export function Announcer() {
  return (
    <p aria-live="polite" className="sr-only">
      {useStore($announced)}
    </p>
  );
}
