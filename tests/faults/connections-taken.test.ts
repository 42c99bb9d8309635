import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalPostgres, startLocalPostgres } from '../support/database/local-postgres.ts';
import { emptyFolder, type RunningServer, removeFolder, startServer } from '../support/server/server.ts';

const MAX_CONNECTIONS = 20;
let folder = '';
let postgres: LocalPostgres;
let site: RunningServer;

beforeAll(async () => {
  folder = await emptyFolder();
  postgres = await startLocalPostgres({ flags: ['-c', `max_connections=${MAX_CONNECTIONS}`] });
  site = await startServer(folder, {
    DATABASE_URL: await postgres.createDatabase('site'),
    SESSION_SECRET: 'only for this test: thirty-two bytes or more',
  });
});
afterAll(async () => {
  await site?.stop();
  await postgres?.stop();
  await removeFolder(folder);
});

const get = async (path: string) => {
  const start = performance.now();
  const { status } = await fetch(site.url + path);
  return { status, inTime: performance.now() - start < 3000 };
};

/** Another program, which takes every connection that it can get and ends those of the site. */
async function takeAllConnections(url: string): Promise<() => Promise<unknown>> {
  const clients: pg.Client[] = [];
  const take = async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    clients.push(client);
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'site' and application_name <> 'thief'`,
    );
  };
  for (let taken = 0; taken < MAX_CONNECTIONS * 2; taken += 1) await take().catch(() => {});
  return () => Promise.all(clients.map((client) => client.end()));
}

test('serves cached pages while others have all connections, then recovers', async () => {
  expect((await get('/magazine')).status).toBe(200);
  const giveBack = await takeAllConnections(`${postgres.urlOf('site')}?application_name=thief`);
  const uncached = ['/magazine?page=2', '/magazine/rss.xml', '/api/articles?page=3', '/api/health'];
  for (let round = 0; round < 2; round += 1) {
    expect(await get('/magazine')).toEqual({ status: 200, inTime: true });
    expect(await get('/')).toEqual({ status: 200, inTime: true });
    expect(await Promise.all(uncached.map(get))).toEqual(uncached.map(() => ({ status: 503, inTime: true })));
  }
  await giveBack();
  await expect.poll(async () => (await get('/api/health')).status, { timeout: 10_000 }).toBe(200);
  for (const path of uncached) expect([path, (await get(path)).status]).toEqual([path, 200]);
  expect(site.process.exitCode).toBeNull();
});
