import { Agent, get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MonitoredServer, startMonitoredServer } from '../support/server/monitored-server.ts';

/** The long checks ask for 20,000 addresses; a few show already whether each leaves something behind. */
const REQUESTS = Number(process.env['NEVER_ASKED'] ?? 200);
/** Until what is kept has reached its bound (4 MB of answers), or nearly all code is compiled. */
const WARM_UP = REQUESTS > 2000 ? 4000 : 100;
/** Pages whose stores were never let go left 35,000 bytes each. The second is what measuring alone makes of 200. */
const MOST_BYTES = REQUESTS > 2000 ? 100 : 6000;
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

const ask = (path: string) =>
  new Promise<void>((resolve, reject) => {
    const url = site.url.replace('localhost', '127.0.0.1') + path;
    const headers = { 'accept-encoding': 'br' };
    get(url, { agent, headers }, (response) => response.resume().once('close', resolve)).once('error', reject);
  });

let turn = 0;
async function askTimes(times: number): Promise<void> {
  const last = turn + times;
  const askOn = async () => {
    while (turn < last) {
      turn += 1;
      await ask(ADDRESSES[turn % ADDRESSES.length]?.(turn) ?? '/');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
}

test('holds no more after addresses that were never asked for before', { timeout: 1_200_000 }, async () => {
  await askTimes(WARM_UP);
  const before = await site.use();
  await askTimes(REQUESTS);
  const after = await site.use();
  const left = Math.round((after.heap - before.heap) / REQUESTS);
  console.log(`${REQUESTS} requests: ${before.heap} → ${after.heap} bytes, ${before.files} → ${after.files} files`);
  expect(left).toBeLessThan(MOST_BYTES);
  expect(after.files).toBeLessThanOrEqual(before.files + AT_ONCE);
});
