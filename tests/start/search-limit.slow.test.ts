import { afterEach, expect, test } from 'vitest';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { type RunningServer, removeFolder, startServer } from '../support/server/server.ts';

const LIMIT = 3;
let site: RunningServer;

async function start(trustProxy: string): Promise<void> {
  site = await startServer(await preparedFolder(), { TRUST_PROXY: trustProxy, SEARCHES_PER_MINUTE: String(LIMIT) });
}
afterEach(async () => {
  await site.stop();
  await removeFolder(site.dataFolder);
});

const get = (path: string, visitor: string) =>
  fetch(site.url + path, { headers: { 'x-forwarded-for': `made-up, ${visitor}, 198.51.100.1` } });

test('refuses too many searches of one reader on the page and in the API', async () => {
  // A CDN and a proxy.
  await start('2');
  const [reader, other] = ['192.0.2.1', '192.0.2.2'];
  for (let turn = 0; turn < LIMIT; turn += 1)
    expect((await get(`/magazine?search=slaap${turn}`, reader)).status).toBe(200);
  const page = await get('/magazine?search=nieuw', reader);
  expect([page.status, Number(page.headers.get('retry-after')) > 0]).toEqual([429, true]);
  const html = await page.text();
  expect(html).toContain('Please wait a minute, then search again.');
  expect(html).toContain('name="search"');
  expect((await get('/api/articles?search=nieuw', reader)).status).toBe(429);
  // A refusal is not cached, and neither a cached search nor a page without one counts.
  expect((await get('/magazine?search=nieuw', other)).status).toBe(200);
  const cached = await get('/magazine?search=nieuw', reader);
  expect([cached.status, cached.headers.get('cache-status')]).toEqual([200, 'memory; hit']);
  expect((await get('/magazine?page=2', reader)).status).toBe(200);
});

test('counts by the connection when no proxy is trusted', async () => {
  await start('0');
  const statuses: number[] = [];
  for (let turn = 0; turn <= LIMIT; turn += 1)
    statuses.push((await get(`/magazine?search=slaap${turn}`, `192.0.2.${turn}`)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});
