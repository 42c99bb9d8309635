import { Agent, get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MonitoredServer, startMonitoredServer } from '../support/server/monitored-server.ts';

/** `npm run test:full` sends 20,000; a few hundred are enough to find a leak per request. */
const REQUESTS = Number(process.env['NEVER_ASKED'] ?? 200);
/** Until the response cache has reached its limit, or nearly all code is compiled. */
const WARM_UP = REQUESTS > 2000 ? 4000 : 100;
/** In bytes per request. A real leak had 35,000; with 200 requests the measurement alone adds a few thousand. */
const MAX_GROWTH = REQUESTS > 2000 ? 100 : 6000;
const AT_ONCE = 8;
const ADDRESSES = [
  (n: number) => `/magazine?u=${n}`,
  (n: number) => `/magazine?search=${n}`,
  (n: number) => `/magazine/article/${n}`,
  (n: number) => `/api/articles?limit=1&search=${n}`,
  (n: number) => `/nergens/${n}`,
];

let site: MonitoredServer;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
beforeAll(async () => {
  site = await startMonitoredServer();
});
afterAll(() => {
  agent.destroy();
  return site.stop();
});

const request = (path: string) =>
  new Promise<void>((resolve, reject) => {
    const url = site.url.replace('localhost', '127.0.0.1') + path;
    const headers = { 'accept-encoding': 'br' };
    get(url, { agent, headers }, (response) => response.resume().once('close', resolve)).once('error', reject);
  });

let turn = 0;
async function sendRequests(times: number): Promise<void> {
  const last = turn + times;
  const worker = async () => {
    while (turn < last) {
      turn += 1;
      await request(ADDRESSES[turn % ADDRESSES.length]?.(turn) ?? '/');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

test('memory does not grow with requests for new addresses', { timeout: 1_200_000 }, async () => {
  await sendRequests(WARM_UP);
  const before = await site.usage();
  await sendRequests(REQUESTS);
  const after = await site.usage();
  const left = Math.round((after.heap - before.heap) / REQUESTS);
  console.log(`${REQUESTS} requests: ${before.heap} → ${after.heap} bytes, ${before.files} → ${after.files} files`);
  expect(left).toBeLessThan(MAX_GROWTH);
  expect(after.files).toBeLessThanOrEqual(before.files + AT_ONCE);
});
