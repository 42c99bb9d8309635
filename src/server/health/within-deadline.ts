import { withTimeout } from '../deadline.ts';

/** Leaves room within the three seconds after which whoever watches the site gives up. */
const DEADLINE_MS = 2500;

/** What `look` comes to, or an error when that takes too long. */
export const withinDeadline = <T>(who: string, look: () => Promise<T>): Promise<T> =>
  withTimeout(DEADLINE_MS, `The ${who}`, look);
