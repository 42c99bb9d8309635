import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { PublicCache } from './http/public-cache.ts';
import type { ImageStore } from './images/store.ts';
import type { Log } from './log.ts';

/** The outside world, as the domain sees it. Tests hand in their own. */
export type Dependencies = {
  db: Database;
  images: ImageStore;
  clock: Clock;
  cache: PublicCache;
  log: Log;
  /** Signs session cookies. */
  sessionSecret: Uint8Array;
  /** Where the site is reached, without a slash at the end: canonical addresses, allowed origin. */
  siteUrl: string;
  /** Whether the client's address is read from forwarding headers. */
  trustProxy: boolean;
};
