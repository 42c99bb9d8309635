import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ARTICLE } from '../support/api/article-example.ts';
import { type LocalPostgres, startLocalPostgres } from '../support/database/local-postgres.ts';
import { emptyFolder, type RunningServer, removeFolder, runServer, startServer } from '../support/server/server.ts';
import { logIn } from '../support/staff.ts';

let folder = '';
let postgres: LocalPostgres;
const databaseDir = join(tmpdir(), `postgres-${randomUUID()}`);
let site: RunningServer;
let settings: Record<string, string>;

beforeAll(async () => {
  folder = await emptyFolder();
  postgres = await startLocalPostgres({ dataFolder: databaseDir });
  settings = {
    DATABASE_URL: await postgres.createDatabase('site'),
    SESSION_SECRET: 'only for this test: thirty-two bytes or more',
  };
  site = await startServer(folder, settings);
});
afterAll(async () => {
  await site?.stop();
  await postgres?.stop();
  await removeFolder(databaseDir);
  await removeFolder(folder);
});

const json = { 'content-type': 'application/json' };
const get = (path: string) => fetch(site.url + path);
const contact = () =>
  fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Hallo' }),
  });

/** The error page shows the request id that the log has, so that a reported error can be found. */
async function expectLoggedFault(path: string): Promise<void> {
  const responses = [await get(path), await get(path)];
  const ids = responses.map(({ headers }) => headers.get('x-request-id') ?? 'none');
  expect([path, ...responses.map(({ status }) => status)]).toEqual([path, 503, 503]);
  // Errors are not cached.
  expect(ids[0]).not.toBe(ids[1]);
  for (const id of ids) await expect.poll(site.output).toMatch(new RegExp(`"event":"page","requestId":"${id}"`));
}

test('cached pages still work, the rest responds 503, and all recovers', async () => {
  const cookie = await logIn(site);
  const created = await fetch(`${site.url}/api/admin/articles`, {
    method: 'POST',
    headers: { ...json, cookie },
    body: JSON.stringify({ ...ARTICLE, isPublished: true }),
  });
  const { slug } = (await created.json()) as { slug: string };
  const article = `/magazine/article/${slug}`;
  expect((await get(article)).status).toBe(200);
  expect(await (await get('/api/health')).json()).toMatchObject({ status: 'ok' });

  await postgres.stop();
  for (const path of ['/', '/behandelingen', article, '/admindash/login']) {
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  }
  for (const path of ['/magazine', '/magazine/video/ongelezen', '/magazine/rss.xml', '/magazine/sitemap-1.xml']) {
    await expectLoggedFault(path);
  }
  const health = await get('/api/health');
  expect([health.status, await health.json()]).toMatchObject([503, { status: 'unavailable' }]);
  for (const response of [await get('/api/articles?page=2'), await contact()]) {
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  }

  await postgres.start();
  await expect.poll(async () => (await get('/api/health')).status, { timeout: 30_000 }).toBe(200);
  expect((await contact()).status).toBe(200);
  const me = await fetch(`${site.url}/api/admin/me`, { headers: { cookie } });
  expect(me.status).toBe(200);
  expect(site.process.exitCode).toBeNull();
  expect(site.output()).toContain('database-unavailable');
});

test('refuses to start without its database, with one line', async () => {
  await postgres.stop();
  const run = runServer({ DATA_DIR: folder, ...settings });
  const code = await new Promise<number | null>((resolve) => run.process.once('close', resolve));
  expect([code, run.output().trim().split('\n')]).toEqual([1, [expect.stringMatching(/ECONNREFUSED/)]]);
  await postgres.start();
});
