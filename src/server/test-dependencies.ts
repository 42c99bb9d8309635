import type { Database } from './db/database.ts';
import type { Dependencies } from './dependencies.ts';
import { noCache } from './http/public-cache.ts';
import { memoryStore } from './images/testing.ts';
import { silentLog } from './log.ts';

export const NOW = new Date('2026-11-21T10:00:00Z');

/** For passwords, cheap to derive, so that tests do not wait for it; production's cost is tested with the password itself. */
export const TEST_COST = { N: 2 ** 10, r: 8, p: 1 };

/** The outside world of a test: nothing in it leaves the process, and nothing takes time. */
export const testDependencies = (db: Database): Dependencies => ({
  db,
  hasRoom: async () => true,
  images: memoryStore(),
  download: async () => {
    throw new Error('tests reach no other website');
  },
  clock: () => NOW,
  cache: noCache,
  log: silentLog,
  mail: undefined,
  background: async (work) => void work(),
  wait: async () => {},
  secondFactorRequired: false,
  retentionDays: 30,
  sessionSecret: new TextEncoder().encode('a secret of at least thirty-two bytes'),
  siteUrl: 'http://localhost:4321',
  trustProxy: false,
});
