import { createSemaphore } from '../limits/concurrency.ts';

const HOSTS_AT_ONCE = 4;
const PAUSE_PER_HOST_MS = 1000;

/** Runs work when it is the host's turn. Undefined when the signal was aborted before that. */
export type HostQueue = <T>(host: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T | undefined>;

/**
 * At most four hosts at once in this process, each with one request at a time and a pause in between: an article with
 * 300 links must not flood any website.
 */
export function createHostQueue(wait: (milliseconds: number) => Promise<void>): HostQueue {
  const slots = createSemaphore({ atOnce: HOSTS_AT_ONCE });
  /** The end of the last request to each host, with its pause. */
  const ends = new Map<string, Promise<void>>();

  return (host, work, signal) => {
    let hasRun = false;
    const turn = (ends.get(host) ?? Promise.resolve()).then(() =>
      slots(async () => {
        if (signal?.aborted) return undefined;
        hasRun = true;
        return work();
      }),
    );
    const end = turn
      .then(undefined, () => {})
      .then(() => (hasRun ? wait(PAUSE_PER_HOST_MS) : undefined))
      .then(() => {
        if (ends.get(host) === end) ends.delete(host);
      });
    ends.set(host, end);
    return turn;
  };
}
