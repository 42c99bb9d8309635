import { DomainError } from '../errors/errors.ts';

type Bounds = {
  atOnce: number;
  /** How many may wait for their turn, and how long. */
  waiting: number;
  waitSeconds: number;
  /** For the person whose turn does not come. */
  message: string;
  /** The error code of a refusal. */
  code?: 'unavailable' | 'too-many';
};

export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Bounds how much costly work this process does at a time; the rest waits, first come, first served. Throws
 * `code` with the time to wait when the queue is full, or the turn does not come in time.
 */
export function createSemaphore({ atOnce, waiting, waitSeconds, message, code = 'unavailable' }: Bounds): Semaphore {
  const queue = new Set<() => void>();
  let running = 0;
  const busy = () => new DomainError(code, message, { retryAfterSeconds: waitSeconds });

  async function turn(): Promise<void> {
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
      const timer = setTimeout(() => {
        queue.delete(start);
        reject(busy());
      }, waitSeconds * 1000);
      queue.add(start);
    });
  }

  /** The place goes to the next in the queue, without being free in between. */
  function handOver(): void {
    const [next] = queue;
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      handOver();
    }
  };
}
