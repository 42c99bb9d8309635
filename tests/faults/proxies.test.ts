import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { findProxy, type ProxyName, startProxy } from '../support/server/proxy.ts';
import { type RunningServer, removeFolder, startServer } from '../support/server/server.ts';

/** How long posts and refused bodies pass the proxy, and how many bodies a second are refused. */
const SECONDS = 10;
const REFUSED_A_SECOND = 4;
const VISITORS = 6;

const LARGE = 'x'.repeat(400_000);
const TOO_LARGE = 'x'.repeat(3_000_000);
const json = { 'content-type': 'application/json' };
const REFUSED: [path: string, status: number, body: string, method?: string][] = [
  ['/api/nothing-here', 404, LARGE],
  ['/api/admin/articles', 401, LARGE],
  ['/api/contact', 413, TOO_LARGE],
  ['/magazine', 405, LARGE],
];

let site: RunningServer;
beforeAll(async () => {
  site = await startServer(await preparedFolder(), { TRUST_PROXY: '1', LOG_LEVEL: 'error' });
});
afterAll(async () => {
  await site.stop();
  await removeFolder(site.dataFolder);
});

describe.each<ProxyName>(['nginx', 'caddy'])('behind %s', (name) => {
  const isInstalled = findProxy(name) !== undefined;
  if (!isInstalled) process.stdout.write(`Without the tests behind ${name}: apt-get install ${name}\n`);

  test.runIf(isInstalled)('no visitor is harmed by the refused bodies of another', async () => {
    const proxy = await startProxy(name, site.url);
    const until = performance.now() + SECONDS * 1000;
    const posts: number[] = [];
    const refusals: string[] = [];

    async function visit(): Promise<void> {
      while (performance.now() < until) {
        // Whatever the site itself answers, it is not a 502.
        const response = await fetch(`${proxy.url}/api/contact`, { method: 'POST', headers: json, body: '{}' });
        await response.arrayBuffer();
        posts.push(response.status);
        await setTimeout(20);
      }
    }

    async function attack(): Promise<void> {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const [path, status, body] = REFUSED[turn % REFUSED.length] as (typeof REFUSED)[number];
        void fetch(proxy.url + path, { method: 'POST', headers: json, body }).then(
          async (response) => {
            await response.arrayBuffer();
            refusals.push(`${response.status} for ${status}`);
          },
          () => refusals.push(`no answer for ${status}`),
        );
        await setTimeout(1000 / REFUSED_A_SECOND);
      }
    }

    await Promise.all([attack(), ...Array.from({ length: VISITORS }, visit)]);
    await proxy.stop();
    const failed = posts.filter((status) => status >= 500).length;
    const counted = Object.entries(Object.groupBy(refusals, (it) => it)).map(([it, all]) => `${all?.length} × ${it}`);
    process.stdout.write(`${name}: ${failed} of ${posts.length} posts failed; refused: ${counted.join(', ')}\n`);
    expect(posts.length).toBeGreaterThan(SECONDS);
    expect(failed).toBe(0);
    expect(refusals.filter((it) => it.slice(0, 3) !== it.slice(-3))).toEqual([]);
  });
});
