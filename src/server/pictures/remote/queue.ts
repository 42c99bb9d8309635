import { DomainError } from '../../errors/errors.ts';

const MAX_RUNNING = 2;
/** More than one person pastes at once; beyond, somebody who asks for thousands would hold memory and connections. */
const MAX_WAITING = 20;

/** Runs two tasks at once; later ones wait for their turn, up to a number. Throws `too-many` beyond. */
export function createQueue() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < MAX_RUNNING) running += 1;
    else if (waiting.length < MAX_WAITING) await new Promise<void>((start) => waiting.push(start));
    else {
      throw new DomainError('too-many', 'Many pictures are being copied just now. Please try again in a minute.', {
        retryAfterSeconds: 60,
      });
    }
    try {
      return await task();
    } finally {
      // The place goes to the next one in line, or becomes free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
