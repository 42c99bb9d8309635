import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEditing } from '../support/load/edit-while.ts';
import { startReads } from '../support/load/reads.ts';
import { createWatchedMagazine } from '../support/load/watched-magazine.ts';
import { type Cluster, startCluster } from '../support/server/cluster.ts';

/** `npm run test:full` kills more often. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 2);

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster?.stop());

test('fails no read and loses no change when a process is killed', async () => {
  const magazine = await createWatchedMagazine(cluster);
  const reads = startReads(cluster.url, magazine.paths, magazine.observe);
  // A change may have been in progress in the process that is killed.
  const editing = startEditing(magazine, { mayFail: true });

  for (let round = 0; round < ROUNDS; round += 1) {
    const index = round % 2;
    const before = editing.counts.changes;
    await cluster.sites[index]?.stop('SIGKILL');
    await expect.poll(() => editing.counts.changes, { timeout: 30_000 }).toBeGreaterThan(before + 3);
    await cluster.restart(index);
    const { url = '' } = cluster.sites[index] ?? {};
    await expect.poll(() => cluster.balancer.isReady(url)).toBe(true);
  }
  const { changes, failed } = await editing.stop();
  const { sent, perSecond, p99 } = await reads.stop();
  process.stdout.write(
    `${sent} reads at ${perSecond}/s (p99 ${p99} ms), ${changes} changes, ${failed} failed in ${ROUNDS} kills\n`,
  );
  expect(reads.failures).toEqual([]);
  expect(failed).toBeLessThanOrEqual(ROUNDS);
  expect(magazine.stale(1000)).toEqual([]);
  for (const { url } of cluster.sites) {
    const { title } = (await (await fetch(`${url}/api/articles/meting`)).json()) as { title: string };
    expect(Number(title.replace('Meting ', ''))).toBeGreaterThanOrEqual(Number(magazine.title.acknowledged()));
  }
});
