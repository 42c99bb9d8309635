import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { type RunningServer, removeFolder, startServer } from '../support/server/server.ts';
import { logIn } from '../support/staff.ts';

const OTHER_URL = 'https://ander.example';
const folders: string[] = [];
const servers: RunningServer[] = [];
beforeAll(async () => {
  for (let count = 0; count < 2; count += 1) folders.push(await preparedFolder());
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop('SIGKILL')));
  await Promise.all(folders.map(removeFolder));
});

const canonical = async ({ url }: RunningServer) =>
  /<link rel="canonical" href="([^"]+)/.exec(await (await fetch(`${url}/pmo`)).text())?.[1];

test('serves every page during and after a build for another address', async () => {
  const first = await startServer(folders[0] ?? '');
  servers.push(first);
  const { PATH, HOME } = process.env;
  const build = spawn('npm', ['run', 'build'], { env: { PATH, HOME, SITE_URL: OTHER_URL } });
  let isBuilding = true;
  const built = once(build, 'exit').then(([code]) => {
    isBuilding = false;
    return code as number;
  });
  const statuses = new Set<number>();
  while (isBuilding) {
    statuses.add((await fetch(`${first.url}/over-ons?${performance.now()}`)).status);
    statuses.add((await fetch(`${first.url}/api/articles?limit=1`)).status);
    await wait(100);
  }
  expect(await built).toBe(0);

  const cookie = await logIn(first);
  const locations = async (path: string) => {
    const xml = await (await fetch(first.url + path)).text();
    return [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/');
  };
  const pages = (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
  for (const path of [...pages, '/magazine/rss.xml', '/admindash', '/admindash/articles/new', '/bestaat-niet'])
    statuses.add((await fetch(first.url + path, { headers: { cookie } })).status);
  expect(pages.length).toBeGreaterThan(50);
  expect([...statuses].sort()).toEqual([200, 404]);

  const second = await startServer(folders[1] ?? '', { SITE_URL: OTHER_URL, BUILD_FOLDER: '' });
  servers.push(second);
  expect(await canonical(second)).toBe(`${OTHER_URL}/pmo`);
  expect(await canonical(first)).not.toContain(OTHER_URL);
});
