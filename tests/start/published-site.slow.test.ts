import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { busyness } from '../../scripts/set-up/busyness.mjs';
import { familyOf } from '../../scripts/set-up/process-group.mjs';
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

test('a server that stops while it makes the site drains as any other, and then ends the making', async () => {
  const site = await startServer(await preparedFolder(), { ...SETTINGS, DRAIN_SECONDS: '5' });
  stops.push(
    () => site.stop('SIGKILL'),
    () => removeFolder(site.dataFolder),
  );
  // Of this number no build is ever whole.
  await publishNumber(await logIn(site.url), '040 222 66 66');
  const isBuild = ({ command }: { command: string | undefined }) =>
    command?.startsWith(`${process.execPath} scripts/build.mjs`) === true;
  const making = () => familyOf(site.process.pid).filter(isBuild);
  await expect.poll(() => making().length, { timeout: LONGEST_MS }).toBeGreaterThan(0);
  const builds = making().map(({ pid }) => pid);
  const ended = site.stop('SIGTERM');
  await expect.poll(async () => (await fetch(`${site.url}/api/ready`)).status).toBe(503);
  expect((await fetch(site.url)).status).toBe(200);
  expect(await ended).toBe(0);
  await expect.poll(() => builds.flatMap(familyOf)).toEqual([]);
});

test(
  'fifty publications in a row fail no request, leave no page behind, and take no memory with them',
  async () => {
    const site = await startServer(await preparedFolder(), SETTINGS);
    stops.push(
      () => site.stop(),
      () => removeFolder(site.dataFolder),
    );
    const call = await logIn(site.url);
    // Of both numbers the build is made once, so that this is about changing over.
    const numbers = [NUMBER, '040 222 77 77'] as const;
    const failures: string[] = [];
    let isOver = false;
    const visitors = [...PAGES, '/llms.txt', '/sitemap.xml', '/magazine/rss.xml'].map(async (path) => {
      while (!isOver) {
        const { status } = await fetch(site.url + path, { headers: { 'cache-control': 'no-cache' } });
        if (status !== (path === '/bestaat-niet' ? 404 : 200)) failures.push(`${path} ${status}`);
      }
    });
    const memory: number[] = [];
    try {
      for (let count = 0; count < 50; count += 1) {
        const [number, other] = count % 2 === 0 ? numbers : numbers.toReversed();
        await publishNumber(call, number);
        const isThere = async () => (await (await fetch(`${site.url}/over-ons`)).text()).includes(number);
        await expect.poll(isThere, { timeout: LONGEST_MS, interval: 100 }).toBe(true);
        await expectNumberEverywhere(site.url, number, other);
        memory.push(memoryOf(site.process.pid));
      }
    } finally {
      isOver = true;
      await Promise.all(visitors);
    }
    expect(failures).toEqual([]);
    // It grows by fits until the heap has its size: over 160 publications from 528 MB to 650, and back to 630.
    const [before, after] = [memory.slice(10, 30), memory.slice(30)].map((some) => Math.max(...some)) as [
      number,
      number,
    ];
    console.log(`at most ${before} MB until publication 30, ${after} until 50`);
    expect(after - before).toBeLessThan(60);
  },
  4 * LONGEST_MS,
);

/** Resident, in MB. */
function memoryOf(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

type Call = Awaited<ReturnType<typeof logIn>>;

async function publishNumber(call: Call, telefoon = NUMBER): Promise<void> {
  const { content, number } = (await call(`${DOCUMENT}?path=kliniek.yaml`)) as DocumentDetail;
  const fields = { ...content.fields, telefoon };
  await call(DOCUMENT, { path: 'kliniek.yaml', basedOn: number, content: { ...content, fields }, publish: 'now' });
}

/** In pages, what they say to search engines, the search of the site and the text for assistants. */
async function expectNumberEverywhere(url: string, number = NUMBER, other = '222 01 45'): Promise<void> {
  for (const path of [...PAGES, '/llms.txt']) {
    const html = await (await fetch(url + path)).text();
    expect([path, html.includes(number), html.includes(other)]).toEqual([path, true, false]);
  }
}
