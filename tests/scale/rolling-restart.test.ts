import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEditing } from '../support/load/edit-while.ts';
import { startReads } from '../support/load/reads.ts';
import { createWatchedMagazine } from '../support/load/watched-magazine.ts';
import { type Cluster, startCluster } from '../support/server/cluster.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster?.stop());

test('fails no request while one process after the other restarts', async () => {
  const magazine = await createWatchedMagazine(cluster);
  const reads = startReads(cluster.url, magazine.paths, magazine.observe);
  const editing = startEditing(magazine);

  for (const [index, { url }] of cluster.sites.entries()) {
    const before = editing.counts.changes;
    expect(await cluster.sites[index]?.stop('SIGTERM')).toBe(0);
    await cluster.restart(index);
    await expect.poll(() => cluster.balancer.isReady(url)).toBe(true);
    // Each process served changes by itself.
    const isServing = () => editing.counts.failed > 0 || editing.counts.changes > before + 3;
    await expect.poll(isServing, { timeout: 30_000 }).toBe(true);
  }
  // Rejects when a change failed.
  const { changes } = await editing.stop();
  const { sent, perSecond, p99 } = await reads.stop();
  process.stdout.write(`${sent} reads at ${perSecond}/s (p99 ${p99} ms) and ${changes} changes, none failed\n`);
  expect(reads.failures).toEqual([]);
  expect(magazine.stale(1000)).toEqual([]);
});
