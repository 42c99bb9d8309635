import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalPgBouncer, startPgBouncer } from '../support/database/pgbouncer.ts';
import { CALM_MS, startEditing } from '../support/load/edit-while.ts';
import { startReads } from '../support/load/reads.ts';
import { createWatchedMagazine } from '../support/load/watched-magazine.ts';
import { type Cluster, startCluster } from '../support/server/cluster.ts';

/** Two processes with ten connections each. In transaction mode notifications do not arrive. */
describe('through PgBouncer with six connections', () => {
  let cluster: Cluster;
  let bouncer: LocalPgBouncer;
  beforeAll(async () => {
    cluster = await startCluster({
      through: async (postgres) => {
        bouncer = await startPgBouncer(postgres, { poolSize: 6 });
        return bouncer.urlOf('site');
      },
    });
  });
  afterAll(async () => {
    await cluster?.stop();
    await bouncer?.stop();
  });

  test('shows nothing that was changed a second ago', async () => {
    const magazine = await createWatchedMagazine(cluster);
    const reads = startReads(cluster.url, magazine.paths, magazine.observe);
    const editing = startEditing(magazine, { pauseMs: CALM_MS });
    await expect.poll(() => editing.counts.changes, { timeout: 60_000 }).toBeGreaterThan(20);
    const { changes } = await editing.stop();
    const { perSecond, p99 } = await reads.stop();
    process.stdout.write(
      `PgBouncer: reads at ${perSecond}/s (p99 ${p99} ms), ${changes} changes, latest old state ${magazine.latestMs()} ms after its change\n`,
    );
    expect(reads.failures).toEqual([]);
    expect(magazine.stale(1000)).toEqual([]);
  });
});
