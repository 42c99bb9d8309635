/** Milliseconds without a key that count as a pause. */
const PAUSE_MS = 400;
/** During continuous typing it fires this often, so that a crash costs no more than a sentence. */
const LONGEST_MS = 4000;

export function createPauseTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstCallAt = 0;

  function cancelPause(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function afterPause(pause: () => void): void {
    const now = performance.now();
    if (timer === undefined) firstCallAt = now;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        timer = undefined;
        pause();
      },
      Math.min(PAUSE_MS, Math.max(0, firstCallAt + LONGEST_MS - now)),
    );
  }

  return { afterPause, cancelPause };
}
