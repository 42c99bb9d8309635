import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ARTICLE } from '../support/api/article-example.ts';
import { type LocalPostgres, startLocalPostgres } from '../support/database/local-postgres.ts';
import { emptyFolder, type RunningServer, removeFolder, runServer, startServer } from '../support/server/server.ts';
import { logIn } from '../support/staff.ts';

/** issue G 4: Postgres is stopped, and started again, under a running site. */
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

/** Whoever reports the page that they got can be told why: its id is that of the line in the log. */
async function expectFaultToBeFound(path: string): Promise<void> {
  const answers = [await get(path), await get(path)];
  const ids = answers.map(({ headers }) => headers.get('x-request-id') ?? 'none');
  expect([path, ...answers.map(({ status }) => status)]).toEqual([path, 503, 503]);
  // Made for each: nothing kept the first.
  expect(ids[0]).not.toBe(ids[1]);
  for (const id of ids) await expect.poll(site.output).toMatch(new RegExp(`"event":"page","requestId":"${id}"`));
}

test('pages keep serving, the rest says so in time, and all works again without a restart', async () => {
  const cookie = await logIn(site);
  const created = await fetch(`${site.url}/api/admin/articles`, {
    method: 'POST',
    headers: { ...json, cookie },
    body: JSON.stringify({ ...ARTICLE, isPublished: true }),
  });
  const { slug } = (await created.json()) as { slug: string };
  const article = `/magazine/article/${slug}`;
  expect((await get(article)).status).toBe(200);
  expect(await (await get('/api/health')).json()).toEqual({ status: 'ok' });

  await postgres.stop();
  for (const path of ['/', '/behandelingen', article, '/admindash/login']) {
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  }
  for (const path of ['/magazine', '/magazine/video/ongelezen', '/magazine/rss.xml', '/magazine/sitemap.xml']) {
    await expectFaultToBeFound(path);
  }
  const health = await get('/api/health');
  expect([health.status, await health.json()]).toEqual([503, { status: 'unavailable' }]);
  for (const answer of [await get('/api/articles?page=2'), await contact()]) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  }

  await postgres.start();
  await expect.poll(async () => (await get('/api/health')).status, { timeout: 30_000 }).toBe(200);
  expect((await contact()).status).toBe(200);
  const me = await fetch(`${site.url}/api/admin/me`, { headers: { cookie } });
  expect(me.status).toBe(200);
  expect(site.process.exitCode).toBeNull();
  expect(site.output()).toContain('database-unavailable');
});

test('a start without its database ends with one line, for whoever starts it again', async () => {
  await postgres.stop();
  const run = runServer({ DATA_DIR: folder, ...settings });
  const code = await new Promise<number | null>((resolve) => run.process.once('close', resolve));
  expect([code, run.output().trim().split('\n')]).toEqual([1, [expect.stringMatching(/ECONNREFUSED/)]]);
  await postgres.start();
});
