import { atom, onMount } from 'nanostores';

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
