import { atom, onMount } from 'nanostores';

const TICK_MS = 20_000;

/** The present, while it is shown: at each tick, and when the page is seen again after the laptop slept. */
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
