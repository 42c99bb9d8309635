import { atom, onMount } from 'nanostores';
import { useEffect, useRef } from 'react';

const TICK_MS = 20_000;

/** The current time, updated while it is shown: at each tick, and when the page becomes visible again. */
export const $now = atom(Date.now());

onMount($now, () => {
  const update = () => $now.set(Date.now());
  update();
  const timer = setInterval(update, TICK_MS);
  document.addEventListener('visibilitychange', update);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', update);
  };
});

/** A sleeping laptop stops its timers, so a longer one could fire too late. */
const LONGEST_TIMER_MS = 20_000;
/** The server needs a moment, and clocks differ. */
const FIRST_CHECK_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Calls `check` soon after the moment, and again with growing pauses, because the server may need some time. Returns a
 * function that stops it.
 */
export function watchDue(moment: string, check: () => void): () => void {
  const due = Date.parse(moment);
  let pause = FIRST_CHECK_MS;
  let nextCheck = Math.max(due, Date.now()) + pause;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(look, Math.min(Math.max(nextCheck - Date.now(), 0), LONGEST_TIMER_MS));
  };
  function look() {
    if (Date.now() >= nextCheck) {
      check();
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      nextCheck = Date.now() + pause;
    }
    wait();
  }
  wait();
  return () => clearTimeout(timer);
}

/** While it is mounted, calls `check` once the moment has passed, until there is another moment or none. */
export function useDueCheck(moment: string | undefined, check: () => void): void {
  const latest = useRef(check);
  latest.current = check;
  useEffect(() => {
    return moment === undefined ? undefined : watchDue(moment, () => latest.current());
  }, [moment]);
}
