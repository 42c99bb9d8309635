import { busyness } from '../../../scripts/set-up/busyness.mjs';

/**
 * Rejects when something has not happened within a minute, with what it waited for. On a busy machine a minute lasts as
 * many times longer as there are processes for each core.
 */
export async function withinAMinute<T>(promise: Promise<T>, inWords: () => string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    let left = 60;
    timer = setInterval(() => {
      left -= 1 / busyness();
      if (left <= 0) reject(new Error(`Waited a minute for ${inWords()}`));
    }, 1000);
  });
  return Promise.race([promise, limit]).finally(() => clearInterval(timer));
}
