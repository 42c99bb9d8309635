import type { PoolLimits } from '../../../src/server/db/limited-pool.ts';

/** For tests that are not about limits: while other tests use the processor, a slow answer is no outage. */
export const PATIENT: PoolLimits = { responseMs: 60_000, statementMs: 60_000 };
