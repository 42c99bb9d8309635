import { Agent, get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWatchedServer, type WatchedServer } from '../support/watched-server.ts';

/** `NEVER_ASKED=20000` asks for as many addresses of each kind; the long checks do. */
const REQUESTS = Number(process.env['NEVER_ASKED'] ?? 400);
/** As many answers of one kind are made until what is kept has reached its bound, and code its fastest form. */
const WARM_UP = 400;
const AT_ONCE = 8;
/** What a request may leave behind: measuring is not exact, and a leak was 34,000. */
const MOST_BYTES = 2_000_000 / REQUESTS;

let site: WatchedServer;
let agent: Agent;
let turn = 0;
beforeAll(async () => {
  site = await startWatchedServer();
  agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
});
afterAll(() => {
  agent.destroy();
  return site.stop();
});

const ask = (path: string) =>
  new Promise<void>((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' };
    get(`${site.url.replace('localhost', '127.0.0.1')}${path}`, { agent, headers }, (response) =>
      response.resume().once('close', resolve),
    ).once('error', reject);
  });

async function askTimes(times: number, pathOf: (turn: number) => string): Promise<void> {
  const last = turn + times;
  const askOn = async () => {
    while (turn < last) {
      turn += 1;
      await ask(pathOf(turn));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
}

test.each([
  ['pages', (n: number) => `/magazine?u=${n}`],
  ['searches', (n: number) => `/magazine?search=${n}`],
  ['unknown pages', (n: number) => `/magazine/article/${n}`],
])('keeps nothing of %s whose address was never asked before', async (_, pathOf) => {
  await askTimes(WARM_UP, pathOf);
  const before = await site.use();
  await askTimes(REQUESTS, pathOf);
  const after = await site.use();
  expect((after.heap - before.heap) / REQUESTS).toBeLessThan(MOST_BYTES);
  expect(after.files).toBeLessThanOrEqual(before.files + AT_ONCE);
});
