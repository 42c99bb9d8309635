import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeEveryConnection } from '../support/database/take-every-connection.ts';
import { CALM_MS, startEditing } from '../support/load/edit-while.ts';
import { type Read, startReads } from '../support/load/reads.ts';
import { createWatchedMagazine, type WatchedMagazine } from '../support/load/watched-magazine.ts';
import { type Cluster, startCluster } from '../support/server/cluster.ts';

/** Two loaded processes, and a database that fails them. */
const CACHED = ['/magazine/article/meting', '/magazine', '/api/articles/meting', '/behandelingen'];
/** The encoding that `startReads` asks for: each encoding is an entry of its own. */
const PLAIN = { headers: { 'accept-encoding': 'identity' } };
/** The longest wait for a page or an apology. */
const ANSWER_MS = 3000;

let cluster: Cluster;
let magazine: WatchedMagazine;
beforeEach(async () => {
  cluster = await startCluster();
  magazine = await createWatchedMagazine(cluster);
});
afterEach(() => cluster?.stop());

const status = async (path: string, init?: RequestInit) => (await fetch(cluster.url + path, init)).status;

/** Both processes have these in their caches. */
async function fillCaches(): Promise<void> {
  for (const { url } of cluster.sites) {
    for (const path of CACHED.slice(0, -1)) {
      const isHit = async () => (await fetch(url + path, PLAIN)).headers.get('cache-status') ?? '';
      await expect.poll(isHit, { timeout: 15_000 }).toContain('hit');
    }
  }
}

/** An address that no cache has. */
let asked = 0;
async function askUncached() {
  asked += 1;
  const sentAt = performance.now();
  return { status: await status(`/api/articles?search=nieuw${asked}`), after: performance.now() - sentAt };
}

async function recover(): Promise<void> {
  await expect.poll(async () => (await askUncached()).status, { timeout: 30_000 }).toBe(200);
}

/** The next change of the editor, acknowledged. */
async function makeOneChange(): Promise<void> {
  for (const change of magazine.turns()) return change();
}

const slowest = (seen: Read[]) => Math.max(...seen.map(({ sentAt, receivedAt }) => receivedAt - sentAt));

test('serves cached pages while Postgres restarts, and loses no change', async () => {
  await makeOneChange();
  await fillCaches();
  const seen: Read[] = [];
  const reads = startReads(cluster.url, CACHED, (read) => {
    seen.push(read);
    magazine.observe(read);
  });
  await cluster.postgres.stop();
  const unavailable = await askUncached();
  expect(unavailable.status).toBe(503);
  expect(unavailable.after).toBeLessThan(ANSWER_MS);
  await cluster.postgres.start();
  await recover();
  for (const { url } of cluster.sites) expect((await fetch(`${url}/api/health`)).status).toBe(200);
  await reads.stop();
  expect(reads.failures).toEqual([]);
  expect(slowest(seen)).toBeLessThan(ANSWER_MS);
  expect(magazine.stale(1000)).toEqual([]);
  expect(await (await fetch(`${cluster.url}/api/articles/meting`)).json()).toMatchObject({ title: 'Meting 1' });
  for (const site of cluster.sites) expect(site.process.exitCode).toBeNull();
});

test('shows changes within a second while notifications are cut', async () => {
  const client = new pg.Client({ connectionString: cluster.databaseUrl });
  await client.connect();
  let cuts = 0;
  let isCutting = true;
  const cutting = (async () => {
    const cut = `with pause as materialized (select pg_sleep(0.02))
      select pg_terminate_backend(pid) from pause, pg_stat_activity where query ilike 'listen %'`;
    while (isCutting) cuts += (await client.query(cut)).rowCount ?? 0;
  })();
  const reads = startReads(cluster.url, magazine.paths, magazine.observe);
  const editing = startEditing(magazine, { pauseMs: CALM_MS });
  await expect.poll(() => cuts >= 6 && editing.counts.changes >= 20, { timeout: 60_000 }).toBe(true);
  const { changes } = await editing.stop();
  isCutting = false;
  await cutting;
  await client.end();
  await reads.stop();
  process.stdout.write(
    `${cuts} notification connections cut during ${changes} changes, latest old state ${magazine.latestMs()} ms after its change\n`,
  );
  expect(reads.failures).toEqual([]);
  expect(magazine.stale(1000)).toEqual([]);
});

test('cached pages stay while others hold every connection', async () => {
  await makeOneChange();
  await fillCaches();
  const seen: Read[] = [];
  const reads = startReads(cluster.url, CACHED, (read) => void seen.push(read));
  const release = await takeEveryConnection(cluster.databaseUrl);
  for (let turn = 0; turn < 5; turn += 1) {
    const { status: refused, after } = await askUncached();
    expect(refused).toBe(503);
    expect(after).toBeLessThan(ANSWER_MS);
  }
  await release();
  await recover();
  await reads.stop();
  expect(reads.failures).toEqual([]);
  expect(slowest(seen)).toBeLessThan(ANSWER_MS);
  await makeOneChange();
});
