import type { Log } from './log/log.ts';

/** Starts work that the response does not wait for, and logs its errors. Resolves once the work is certain to run. */
export type Background = (work: () => Promise<unknown>) => Promise<void>;

const runLogged = (log: Log, work: () => Promise<unknown>) =>
  work().catch((error: unknown) => log.error('background', { error }));

export const backgroundInProcess =
  (log: Log): Background =>
  async (work) =>
    void runLogged(log, work);

/** Vercel suspends a function after its response, unless `waitUntil` registers pending work. */
export const backgroundInFunction =
  (log: Log): Background =>
  async (work) => {
    const { waitUntil } = await import('@vercel/functions');
    waitUntil(runLogged(log, work));
  };
