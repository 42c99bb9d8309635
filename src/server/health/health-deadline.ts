import { beforeDeadline } from '../deadline.ts';

/** Leaves room within the three seconds after which whoever watches the site gives up. */
const DEADLINE_MS = 2500;

/** What `look` comes to, or an error when that takes too long. */
export const withHealthDeadline = <T>(who: string, look: () => Promise<T>): Promise<T> =>
  beforeDeadline(DEADLINE_MS, `The ${who}`, look);
