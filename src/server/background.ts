import type { Log } from './log/log.ts';

/** Starts work that the answer does not wait for; what goes wrong in it is logged. Resolves once it is sure to be done. */
export type Background = (work: () => Promise<unknown>) => Promise<void>;

const started = (log: Log, work: () => Promise<unknown>) =>
  work().catch((error: unknown) => log.error('background', { error }));

/** In a process that goes on living. */
export const backgroundInProcess =
  (log: Log): Background =>
  async (work) =>
    void started(log, work);

/** In a Vercel function, which sleeps once it has answered unless it is told to wait. */
export const backgroundInFunction =
  (log: Log): Background =>
  async (work) => {
    const { waitUntil } = await import('@vercel/functions');
    waitUntil(started(log, work));
  };
