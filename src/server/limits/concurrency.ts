import { asItIs, type Said } from '../../shared/errors/sentence.ts';
import { DomainError } from '../errors/errors.ts';

type QueueBounds = {
  /** How much work may wait, and for how long. */
  waiting: number;
  waitSeconds: number;
  /** The message for the user whose work is refused. */
  message: Said;
  /** The error code of a refusal. */
  code?: 'unavailable' | 'too-many';
};
/** `atOnce` is the number of jobs that run at the same time. */
type Bounds = { atOnce: number } & (QueueBounds | { [Name in keyof QueueBounds]?: never });

export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Limits how much work runs at the same time; the rest waits in order of arrival. With queue bounds, throws `unavailable`
 * with the seconds to wait when the queue is full or work has waited too long.
 */
export function createSemaphore({
  atOnce,
  waiting = Number.POSITIVE_INFINITY,
  waitSeconds,
  message = asItIs(''),
  code = 'unavailable',
}: Bounds): Semaphore {
  const queue = new Set<() => void>();
  let running = 0;
  const busy = () => new DomainError(code, message, { retryAfterSeconds: waitSeconds });

  async function acquire(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.size >= waiting) throw busy();
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        queue.delete(start);
        resolve();
      };
      const giveUp = () => {
        queue.delete(start);
        reject(busy());
      };
      const timer = waitSeconds === undefined ? undefined : setTimeout(giveUp, waitSeconds * 1000);
      queue.add(start);
    });
  }

  /** Hands the slot to the next in the queue, so that no newcomer can take it in between. */
  function release(): void {
    const [next] = queue;
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    await acquire();
    try {
      return await work();
    } finally {
      release();
    }
  };
}
