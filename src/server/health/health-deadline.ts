import { withTimeout } from '../deadline.ts';

/** Monitoring services give up after three seconds. */
const DEADLINE_MS = 2500;

export const withHealthDeadline = <T>(part: string, check: () => Promise<T>): Promise<T> =>
  withTimeout(DEADLINE_MS, `The ${part}`, check);
