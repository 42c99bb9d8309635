import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { deliverDue } from './deliver.ts';

const INTERVAL_MS = 10_000;
const startedAt = new WeakMap<Database, number>();

/**
 * For functions, which have no timer: after its response a request also delivers what earlier ones left, and carries
 * out what is due. At most once in ten seconds per instance.
 */
export async function deliverSoon(dependencies: Dependencies): Promise<void> {
  const now = performance.now();
  if (now - (startedAt.get(dependencies.db) ?? Number.NEGATIVE_INFINITY) < INTERVAL_MS) return;
  startedAt.set(dependencies.db, now);
  await dependencies.background(async () => {
    await dependencies.carryOutDue(dependencies);
    await deliverDue(dependencies);
  });
}
