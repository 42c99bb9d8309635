import { afterEach, expect, test } from 'vitest';
import { busyness } from '../../scripts/set-up/busyness.mjs';
import type { DocumentDetail, SiteState } from '../../src/shared/contract/site-documents.ts';
import { startCluster } from '../support/server/cluster.ts';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { type RunningServer, removeFolder, STAFF, startServer } from '../support/server/server.ts';

const DOCUMENT = '/api/admin/site-documents/document';
const NUMBER = '040 222 88 88';
const PAGES = ['/', '/over-ons', '/therapieen/pro-aging', '/magazine', '/bestaat-niet', '/zoeken?q=bellen'];
const SETTINGS = { SEARCHES_PER_MINUTE: '0' };
/** A build takes a quarter of a minute. */
const LONGEST_MS = 5 * 60_000 * busyness();

const stops: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function logIn(url: string) {
  const headers = { origin: url, 'content-type': 'application/json' };
  const login = await fetch(`${url}/api/admin/login`, { method: 'POST', headers, body: JSON.stringify(STAFF) });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return async (path: string, body?: object) => {
    const options = body && { method: 'PUT', body: JSON.stringify(body) };
    return (await fetch(url + path, { ...options, headers: { ...headers, cookie } })).json();
  };
}

test('a telephone number is on every page soon after it is published, also after a restart, and no request fails', async () => {
  let site = await startServer(await preparedFolder(), SETTINGS);
  stops.push(
    () => site.stop(),
    () => removeFolder(site.dataFolder),
  );
  const call = await logIn(site.url);
  await publishNumber(call);
  const failures: string[] = [];
  const deadline = performance.now() + LONGEST_MS;
  for (;;) {
    for (const path of PAGES) {
      const { status } = await fetch(site.url + path);
      if (status !== (path === '/bestaat-niet' ? 404 : 200)) failures.push(`${path} ${status}`);
    }
    const { site: state } = (await call('/api/admin/site-documents')) as { site: SiteState };
    if (state.state === 'failed') throw new Error(state.problem ?? '');
    if (state.state === 'online') break;
    if (performance.now() > deadline) throw new Error('the site is not online within five minutes');
  }
  expect(failures).toEqual([]);
  await expectNumberEverywhere(site.url);

  const { dataFolder } = site;
  await site.stop();
  site = await startServer(dataFolder, SETTINGS);
  await expectNumberEverywhere(site.url);
});

test('two processes on one database follow each other, also when the one that builds is killed', async () => {
  const cluster = await startCluster({ settings: SETTINGS });
  stops.push(cluster.stop);
  const [first, second] = cluster.sites as [RunningServer, RunningServer];
  await publishNumber(await logIn(first.url));
  await first.stop('SIGKILL');
  const isThere = async (path: string) => (await (await fetch(second.url + path)).text()).includes(NUMBER);
  await expect.poll(() => isThere('/over-ons'), { timeout: LONGEST_MS, interval: 500 }).toBe(true);
  await expectNumberEverywhere(second.url);
  await cluster.restart(0);
  await expectNumberEverywhere(first.url);
});

type Call = Awaited<ReturnType<typeof logIn>>;

async function publishNumber(call: Call): Promise<void> {
  const { content } = (await call(`${DOCUMENT}?path=kliniek.yaml`)) as DocumentDetail;
  const fields = { ...content.fields, telefoon: NUMBER };
  await call(DOCUMENT, { path: 'kliniek.yaml', basedOn: 0, content: { ...content, fields }, publish: 'now' });
}

async function expectNumberEverywhere(url: string): Promise<void> {
  for (const path of PAGES) {
    const html = await (await fetch(url + path)).text();
    expect([path, html.includes(NUMBER), html.includes('222 01 45')]).toEqual([path, true, false]);
  }
}
