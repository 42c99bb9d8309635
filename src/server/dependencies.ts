import type { Background } from './background.ts';
import type { PublicCache } from './cache/public-cache.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Log } from './log/log.ts';
import type { Mail } from './mail/mail.ts';
import type { Download } from './pictures/remote/download.ts';
import type { ImageStore } from './pictures/stores/store.ts';

/** The outside world, as the domain sees it. Tests hand in their own. */
export type Dependencies = {
  db: Database;
  /** False when changes are refused, before a full disk stops the database. */
  hasDiskSpace: () => Promise<boolean>;
  images: ImageStore;
  /** Downloads pictures of other websites, and nothing of this machine's network. */
  download: Download;
  clock: Clock;
  cache: PublicCache;
  log: Log;
  /** Undefined when no mail server is configured: messages are then only stored. */
  mail: Mail | undefined;
  background: Background;
  /** Lets time pass before an answer. */
  wait: (milliseconds: number) => Promise<void>;
  /** Signs session cookies. */
  sessionSecret: Uint8Array;
  /** Where the site is reached, without a slash at the end: canonical addresses, allowed origin. */
  siteUrl: string;
  /** Whether the client's address is read from forwarding headers. */
  trustProxy: boolean;
  /** Whether staff without two-step login find everything but their account closed (docs/security.md, 6.3.3). */
  secondFactorRequired: boolean;
  /** How long a handled contact message is kept. */
  retentionDays: number;
};
