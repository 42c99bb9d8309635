import { REPEAT_AFTER_MS } from '../cache/cdn-purges.ts';
import type { Database } from '../db/database.ts';
import { withTimeout } from '../deadline.ts';
import type { Dependencies } from '../dependencies.ts';
import { deliverDue } from './deliver.ts';

/** A purge takes some 300 ms. The editor waits no longer than this; the outbox continues. */
const WAIT_MS = 2000;

/**
 * Sends the purges of a change that was just committed, so that readers stop seeing an unpublished article before its
 * editor gets the response; repeats them in the background. Never throws: a failed purge stays in the outbox.
 */
export async function deliverPurges(dependencies: Dependencies): Promise<void> {
  const { background, log, wait } = dependencies;
  const deliver = () =>
    deliverDue(dependencies, ['cdn-purge']).catch((error: unknown) =>
      log.error('outbox', { kind: 'cdn-purge', error }),
    );
  const first = deliver();
  await background(async () => {
    await first;
    await wait(REPEAT_AFTER_MS);
    await deliver();
  });
  await withTimeout(WAIT_MS, 'The CDN', () => first).catch(() => {});
}

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
    await dependencies.publishedSite?.follow();
    await deliverDue(dependencies);
  });
}
