import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $announced, $visit } from './navigate.ts';
import { titleOf } from './routes.ts';

let shown = 0;

/** After each change of screen, announces its title and moves the focus to it, unless it has the focus already. */
export function RouteAnnouncer({ count }: { count: number }) {
  useEffect(() => {
    // The browser announces the first page itself, and starts at its top.
    const isFirst = shown === 0;
    if (isFirst || shown === count) {
      shown = count;
      return;
    }
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
