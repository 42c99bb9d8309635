import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../src/server/db/connect.ts';
import { wallTimeOf } from '../../src/shared/dates/wall-time.ts';
import { ARTICLE } from '../support/api/article-example.ts';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { type RunningServer, removeFolder, startServer } from '../support/server/server.ts';
import { logIn } from '../support/staff.ts';

const MINUTE = 60_000;
const TITLE = 'Precies op tijd';
const PATHS = [
  '/magazine/article/precies-op-tijd',
  '/magazine',
  '/magazine/rss.xml',
  '/api/articles',
  '/magazine/sitemap-1.xml',
];

let folder = '';
let site: RunningServer;
let cookie = '';
beforeAll(async () => {
  folder = await preparedFolder();
  site = await startServer(folder);
  cookie = await logIn(site);
});
afterAll(async () => {
  await site?.stop();
  await removeFolder(folder);
});

const call = async (method: string, path: string, body?: object) => {
  const response = await fetch(`${site.url}/api/admin/articles${path}`, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as { id: number; version: number; dueAt: string };
};
const shows = async (path: string) => (await (await fetch(site.url + path)).text()).includes('precies-op-tijd');
const hit = async (path: string) => (await fetch(site.url + path)).headers.get('cache-status');
/** At least ten seconds away, so that there is time to fill the cache. */
const nextMinute = () => wallTimeOf(new Date(Date.now() + MINUTE + 10_000));

test('shows a planned article within 15 s, also on cached pages', async () => {
  const { id, version } = await call('POST', '', { ...ARTICLE, title: TITLE });
  // Cached before the plan, and again after it.
  for (const path of PATHS) await shows(path);
  const plan = { action: 'publish', wallTime: nextMinute(), version, draft: null };
  const { dueAt } = await call('PUT', `/${id}/schedule`, plan);
  for (const path of PATHS) expect([path, await shows(path)]).toEqual([path, false]);
  expect(await hit('/magazine')).toBe('memory; hit');
  const late = new Map<string, number>();
  await expect
    .poll(
      async () => {
        for (const path of PATHS) if (!late.has(path) && (await shows(path))) late.set(path, Date.now());
        return late.size;
      },
      { interval: 100, timeout: 2 * MINUTE },
    )
    .toBe(PATHS.length);
  const seconds = [...late.values()].map((at) => (at - Date.parse(dueAt)) / 1000);
  expect(Math.min(...seconds)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...seconds)).toBeLessThan(15);
  process.stdout.write(`Seen after at most ${Math.max(...seconds).toFixed(1)} s\n`);
});

test('a killed server carries out a missed plan at its next start', async () => {
  const { id, version } = await call('POST', '', { ...ARTICLE, title: 'Na de storing' });
  const plan = { action: 'publish', wallTime: wallTimeOf(new Date(Date.now() + 60 * MINUTE)), version, draft: null };
  await call('PUT', `/${id}/schedule`, plan);
  await site.stop('SIGKILL');
  const { db, close } = await connect({ driver: 'pglite', folder });
  await db.execute(
    sql`update article_schedules set due_at = now() - interval '1 day', try_at = now() - interval '1 day'`,
  );
  await close();
  site = await startServer(folder);
  // No reader comes by: the staff's own list carries nothing out.
  const state = async () => {
    const response = await fetch(`${site.url}/api/admin/articles?search=storing`, { headers: { cookie } });
    return ((await response.json()) as { articles: Array<{ isPublished: boolean }> }).articles[0]?.isPublished;
  };
  await expect.poll(state, { interval: 100, timeout: 15_000 }).toBe(true);
});
