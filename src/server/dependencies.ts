import type { AuditAction } from '../shared/activity/audit-actions.ts';
import type { Background } from './background.ts';
import type { PublicCache } from './cache/public-cache.ts';
import type { Clock } from './clock.ts';
import type { Context } from './context.ts';
import type { Database } from './db/database.ts';
import type { FunctionSettings } from './environment.ts';
import type { LinkChecker } from './link-checks/check-links.ts';
import type { Log } from './log/log.ts';
import type { Mail } from './mail/mail.ts';
import type { Deliveries } from './outbox/outbox.ts';
import type { Download } from './pictures/remote.ts';
import type { ImageStore } from './pictures/stores/store.ts';
import type { SiteIndexSource } from './search/site/read-site-index.ts';
import type { PublishedSite } from './site-documents/site-of-host.ts';

/** What is due has been carried out. */
export type CarriedOut = {
  count: number;
  /** When the next schedule is due; now, if another process is about to carry one out. */
  nextAt: Date | undefined;
};

/** Everything outside the domain; tests pass their own. */
export type Dependencies = FunctionSettings & {
  db: Database;
  /** False when the disk is nearly full: changes are then refused, because a full disk stops the database. */
  hasDiskSpace: () => Promise<boolean>;
  images: ImageStore;
  /** Downloads pictures of other websites; refuses addresses in the local network. */
  download: Download;
  /** Checks whether pages of other websites exist; refuses addresses in the local network. */
  linkChecker: LinkChecker;
  /** The pages of content/, for the search of the site. */
  siteIndex: SiteIndexSource;
  /** Makes the site of the published documents; undefined where this process serves no pages. */
  publishedSite: PublishedSite | undefined;
  clock: Clock;
  cache: PublicCache;
  log: Log;
  /** Undefined when no mail server is configured: messages are then only stored. */
  mail: Mail | undefined;
  /** How each kind of row in the outbox is delivered. */
  deliveries: Deliveries;
  /** Carries out what is scheduled and due. For the outbox and for reads, which know nothing of writing. */
  carryOutDue: (dependencies: Dependencies) => Promise<CarriedOut>;
  /** Mails the person of an account what was done to it. */
  notifyOfAction: (tx: Context, action: AuditAction, subjectId: number | undefined) => Promise<void>;
  background: Background;
  /** Delays a response. */
  wait: (milliseconds: number) => Promise<void>;
  /** Signs session cookies. */
  sessionSecret: Uint8Array;
};
