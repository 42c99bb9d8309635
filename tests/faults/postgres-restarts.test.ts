import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { busyness } from '../../scripts/set-up/busyness.mjs';
import { type LocalPostgres, startLocalPostgres } from '../support/database/local-postgres.ts';
import { emptyFolder, type RunningServer, removeFolder, startServer } from '../support/server/server.ts';

/** How often Postgres restarts: 60 times at night. */
const ROUNDS = 5 * Number(process.env['FAULT_ROUNDS'] ?? 1);
/** Requests at once: many more than there are connections, so that some are opening at any moment. */
const BURST = 48;

const databaseDir = join(tmpdir(), `postgres-${randomUUID()}`);
let folder = '';
let postgres: LocalPostgres;
let site: RunningServer;

beforeAll(async () => {
  folder = await emptyFolder();
  postgres = await startLocalPostgres({ dataFolder: databaseDir });
  site = await startServer(folder, {
    DATABASE_URL: await postgres.createDatabase('site'),
    SESSION_SECRET: 'only for this test: thirty-two bytes or more',
    LOG_LEVEL: 'error',
  });
}, 300_000 * busyness());
afterAll(async () => {
  await site?.stop();
  await postgres?.stop();
  await removeFolder(folder);
  await rm(databaseDir, { recursive: true, force: true });
});

test(`survives ${ROUNDS} restarts of Postgres under bursts of requests`, {
  timeout: 1_200_000 * busyness(),
}, async () => {
  let isOver = false;
  let page = 0;
  const statuses = new Map<number, number>();
  async function ask(): Promise<number> {
    page += 1;
    // No page is asked for twice, so that none comes from the cache.
    const { status, body } = await fetch(`${site.url}/api/articles?page=${page}`);
    await body?.cancel();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return status;
  }
  const bursts = (async () => {
    while (!isOver) await Promise.all(Array.from({ length: BURST }, () => ask().catch(() => 0)));
  })();
  for (let round = 0; round < ROUNDS; round += 1) {
    await postgres.stop();
    await postgres.start();
    // The next restart comes while the bursts open connections again.
    await expect.poll(ask).toBe(200);
    expect([round, site.process.exitCode, site.process.signalCode]).toEqual([round, null, null]);
  }
  isOver = true;
  await bursts;
  expect(site.process.exitCode).toBeNull();
  process.stdout.write(`After ${ROUNDS} restarts: ${JSON.stringify(Object.fromEntries(statuses))}\n`);
});
