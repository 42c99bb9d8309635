import { afterAll, beforeAll, expect, test } from 'vitest';
import { wallTimeOf } from '../../src/shared/dates/wall-time.ts';
import { ARTICLE } from '../support/api/article-example.ts';
import { type ClockedServer, startClockedServer } from '../support/server/clocked-server.ts';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { removeFolder } from '../support/server/server.ts';
import { logIn } from '../support/staff.ts';

/** No clock change is near, so each wall time means one moment. */
const START = new Date('2031-05-06T08:00:00Z');
const inMinutes = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const TITLE = 'Precies op tijd';
const PATHS = [
  '/magazine/article/precies-op-tijd',
  '/magazine',
  '/magazine/rss.xml',
  '/api/articles',
  '/magazine/sitemap-1.xml',
];

let folder = '';
let site: ClockedServer;
let cookie = '';
beforeAll(async () => {
  folder = await preparedFolder();
  site = await startClockedServer(folder, START);
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

test('shows a scheduled article within 15 s, also on cached pages', async () => {
  const { id, version } = await call('POST', '', { ...ARTICLE, title: TITLE });
  // Cached before the schedule, and again after it.
  for (const path of PATHS) await shows(path);
  const schedule = { action: 'publish', wallTime: wallTimeOf(inMinutes(1)), version, draft: null };
  const { dueAt } = await call('PUT', `/${id}/schedule`, schedule);
  for (const path of PATHS) expect([path, await shows(path)]).toEqual([path, false]);
  expect(await hit('/magazine')).toBe('memory; hit');
  await site.setClock(new Date(dueAt));
  const due = performance.now();
  const late = new Map<string, number>();
  await expect
    .poll(
      async () => {
        for (const path of PATHS) if (!late.has(path) && (await shows(path))) late.set(path, performance.now());
        return late.size;
      },
      { interval: 100, timeout: 20_000 },
    )
    .toBe(PATHS.length);
  const seconds = [...late.values()].map((at) => (at - due) / 1000);
  expect(Math.max(...seconds)).toBeLessThan(15);
  process.stdout.write(`Seen after at most ${Math.max(...seconds).toFixed(1)} s\n`);
});

test('a killed server carries out a missed schedule at its next start', async () => {
  const { id, version } = await call('POST', '', { ...ARTICLE, title: 'Na de storing' });
  const schedule = { action: 'publish', wallTime: wallTimeOf(inMinutes(60)), version, draft: null };
  await call('PUT', `/${id}/schedule`, schedule);
  await site.stop('SIGKILL');
  site = await startClockedServer(folder, inMinutes(120));
  // A request for a page would carry it out; the list of the staff does not.
  const state = async () => {
    const response = await fetch(`${site.url}/api/admin/articles?search=storing`, { headers: { cookie } });
    return ((await response.json()) as { articles: Array<{ isPublished: boolean }> }).articles[0]?.isPublished;
  };
  await expect.poll(state, { interval: 100, timeout: 15_000 }).toBe(true);
});
