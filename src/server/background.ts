import type { Log } from './log.ts';

/** Starts work that the answer does not wait for; what goes wrong in it is logged. */
export type Background = (work: () => Promise<unknown>) => void;

const started = (log: Log, work: () => Promise<unknown>) =>
  work().catch((error: unknown) => log.error('background', { error: String(error) }));

/** In a process that goes on living. */
export const inProcess =
  (log: Log): Background =>
  (work) =>
    void started(log, work);

/** In a Vercel function, which sleeps once it has answered unless it is told to wait. */
export const inFunction =
  (log: Log): Background =>
  (work) => {
    const done = started(log, work);
    void import('@vercel/functions').then(({ waitUntil }) => waitUntil(done));
  };
