import { noCache } from '../../../src/server/cache/public-cache.ts';
import type { Database } from '../../../src/server/db/database.ts';
import type { Dependencies } from '../../../src/server/dependencies.ts';
import { createHostQueue } from '../../../src/server/link-checks/check-link.ts';
import { silentLog } from '../../../src/server/log/log.ts';
import { noSiteIndex } from '../../../src/server/search/site/read-site-index.ts';
import { WIRING } from '../../../src/server/wiring.ts';
import { memoryStore } from '../pictures/memory-store.ts';

export const NOW = new Date('2026-11-21T10:00:00Z');

/** A low scrypt cost, which keeps tests fast. */
export const TEST_COST = { N: 2 ** 10, r: 8, p: 1 };

/** Dependencies without network, disk and delays. */
export const testDependencies = (db: Database): Dependencies => ({
  ...WIRING,
  db,
  hasDiskSpace: async () => true,
  images: memoryStore(),
  download: async () => {
    throw new Error('tests reach no other website');
  },
  linkChecker: {
    checkLink: async () => {
      throw new Error('tests ask no other website');
    },
    hostQueue: createHostQueue(async () => {}),
  },
  publishedSite: undefined,
  deployHook: undefined,
  siteIndex: noSiteIndex,
  clock: () => NOW,
  cache: noCache,
  log: silentLog,
  mail: undefined,
  background: async (work) => void work(),
  wait: async () => {},
  secondFactorRequired: false,
  ownReviewsAllowed: true,
  retentionDays: 30,
  sessionSecret: new TextEncoder().encode('a secret of at least thirty-two bytes'),
  siteUrl: 'http://localhost:4321',
  trustedProxies: 0,
  countsVisits: true,
  searchesPerMinute: 0,
});
