import pLimit from 'p-limit';
import { DomainError } from '../errors/errors.ts';

type Bounds = {
  /** How many tasks run at the same time. */
  atOnce: number;
  /** How many more may wait, and for how long. */
  waiting: number;
  waitSeconds: number;
  /** For the user whose task is refused. */
  message: string;
};

export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Limits how much expensive work this process does at the same time; more work waits in a queue. Throws `unavailable`
 * with the seconds to wait when the queue is full, or when work has waited `waitSeconds`.
 */
export function createSemaphore({ atOnce, waiting, waitSeconds, message }: Bounds): Semaphore {
  const limit = pLimit(atOnce);
  let queued = 0;
  const busy = () => new DomainError('unavailable', message, { retryAfterSeconds: waitSeconds });

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount < atOnce) return limit(work);
    if (queued >= waiting) throw busy();
    queued += 1;
    return new Promise<T>((resolve, reject) => {
      // p-limit cannot remove a queued task. A task that timed out stays queued as an empty one and frees its memory.
      let queuedWork: typeof work | undefined = work;
      const leaveQueue = () => {
        clearTimeout(timer);
        queued -= 1;
        queuedWork = undefined;
      };
      const timer = setTimeout(() => {
        leaveQueue();
        reject(busy());
      }, waitSeconds * 1000);
      limit(async () => {
        if (!queuedWork) return;
        const run = queuedWork;
        leaveQueue();
        try {
          resolve(await run());
        } catch (error) {
          reject(error);
        }
      });
    });
  };
}
