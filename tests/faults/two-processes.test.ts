import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ARTICLE } from '../support/api/article-example.ts';
import { type LocalPostgres, startLocalPostgres } from '../support/database/local-postgres.ts';
import { emptyFolder, type RunningServer, removeFolder, startServer } from '../support/server/server.ts';
import { logIn } from '../support/staff.ts';

/** Two processes on one Postgres and one folder of pictures, as behind a balancer. */
let folder = '';
let postgres: LocalPostgres;
const databaseDir = join(tmpdir(), `postgres-${randomUUID()}`);
let one: RunningServer;
let other: RunningServer;
let cookie = '';

beforeAll(async () => {
  folder = await emptyFolder();
  postgres = await startLocalPostgres({ dataFolder: databaseDir });
  const settings = {
    DATABASE_URL: await postgres.createDatabase('site'),
    SESSION_SECRET: 'only for this test: thirty-two bytes or more',
  };
  one = await startServer(folder, settings);
  other = await startServer(folder, settings);
  cookie = await logIn(one);
});
afterAll(async () => {
  await one?.stop();
  await other?.stop();
  await postgres?.stop();
  await removeFolder(databaseDir);
  await removeFolder(folder);
});

const call = async (method: string, path: string, body?: object) => {
  const response = await fetch(`${one.url}/api/admin/${path}`, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
};

const read = async (site: RunningServer, path: string) => {
  const response = await fetch(site.url + path);
  return { status: response.status, text: await response.text(), hit: response.headers.get('cache-status') };
};

/** How long after the response to a change `site` still shows something else, in milliseconds. */
async function delayUntil(
  site: RunningServer,
  path: string,
  shows: (page: Awaited<ReturnType<typeof read>>) => boolean,
) {
  const start = performance.now();
  for (;;) {
    if (shows(await read(site, path))) return performance.now() - start;
    if (performance.now() - start > 10_000) throw new Error(`${path} still shows the old version after 10 s`);
  }
}

test('each process shows the changes of the other within a second', async () => {
  const article = (await call('POST', 'articles', { ...ARTICLE, slug: 'twee', isPublished: true })) as { id: number };
  const page = '/magazine/article/twee';
  const delays: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    // A response that was rendered before this process knew the last change is not cached.
    await expect.poll(async () => (await read(other, page)).hit, { timeout: 15_000 }).toBe('memory; hit');
    await call('POST', `articles/${article.id}/unpublish`);
    expect((await read(one, page)).status).toBe(404);
    delays.push(await delayUntil(other, page, ({ status }) => status === 404));
    await call('POST', `articles/${article.id}/publish`);
    expect((await read(one, page)).status).toBe(200);
    delays.push(await delayUntil(other, page, ({ status }) => status === 200));
  }
  expect(Math.max(...delays)).toBeLessThan(1100);
  process.stdout.write(`Seen by the other process after at most ${Math.round(Math.max(...delays))} ms\n`);
});

test('serves cached pages while the database is down, current ones after', async () => {
  const article = (await call('POST', 'articles', { ...ARTICLE, slug: 'storing', isPublished: true })) as {
    id: number;
  };
  const page = '/magazine/article/storing';
  await read(one, page);
  await read(other, page);
  await postgres.stop();
  await expect
    .poll(async () => (await read(other, page)).hit, { timeout: 15_000 })
    .toBe('memory; hit; detail=unchecked');
  await postgres.start();
  await expect.poll(async () => (await read(other, page)).hit, { timeout: 15_000 }).toBe('memory; hit');
  await call('POST', `articles/${article.id}/unpublish`);
  await delayUntil(other, page, ({ status }) => status === 404);
});

test('the other process serves on when one is killed', async () => {
  await one.stop('SIGKILL');
  expect((await read(other, '/magazine')).status).toBe(200);
  cookie = await logIn(other);
});
