import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALM_MS, startEditing } from '../support/load/edit-while.ts';
import { startReads } from '../support/load/reads.ts';
import { createWatchedMagazine } from '../support/load/watched-magazine.ts';
import { type Cluster, startCluster } from '../support/server/cluster.ts';
import { logIn } from '../support/staff.ts';

const SECONDS = Number(process.env['SCALE_SECONDS'] ?? 30);
const READS_PER_SECOND = 200;
/** The promise: every process shows a change within a second after it was acknowledged. */
const ALLOWED_MS = 1000;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster?.stop());

test('shows nothing that was changed a second ago, and loses nothing', async () => {
  const magazine = await createWatchedMagazine(cluster);
  const servedBy: Record<string, number> = {};
  const reads = startReads(
    cluster.url,
    magazine.paths,
    (read) => {
      const site = String(read.headers['x-served-by']);
      servedBy[site] = (servedBy[site] ?? 0) + 1;
      magazine.observe(read);
    },
    READS_PER_SECOND,
  );
  const editing = startEditing(magazine, { pauseMs: CALM_MS });
  await wait(SECONDS * 1000);
  const { changes } = await editing.stop();
  const { sent, perSecond, ...times } = await reads.stop();

  process.stdout.write(
    `${sent} reads at ${perSecond}/s (p50 ${times.p50}, p95 ${times.p95}, p99 ${times.p99} ms), ${changes} changes, latest old state ${magazine.latestMs()} ms after its change\n`,
  );
  expect(reads.failures).toEqual([]);
  expect(magazine.stale(ALLOWED_MS)).toEqual([]);
  expect(magazine.fewestObservations()).toBeGreaterThan(50);
  expect(perSecond).toBeGreaterThan(READS_PER_SECOND * 0.95);
  for (const { url } of cluster.sites) expect(servedBy[url]).toBeGreaterThan(sent / 3);

  // No acknowledged change is lost, in the database and on either process.
  const { title, isVisible } = magazine;
  const { total } = await magazine.call<{ total: number }>('GET', `articles?search=Meting%20${title.acknowledged()}`);
  expect(total).toBeGreaterThan(0);
  for (const { url } of cluster.sites) {
    const article = (await (await fetch(`${url}/api/articles/meting`)).json()) as { title: string };
    expect(article.title).toBe(`Meting ${title.acknowledged()}`);
    expect((await fetch(`${url}/api/articles/soms`)).status).toBe(isVisible.acknowledged() ? 200 : 404);
    const headers = { cookie: await logIn({ url }) };
    const messages = await (await fetch(`${url}/api/admin/messages`, { headers })).text();
    expect(messages).not.toContain(magazine.writer.email);
  }
});
