import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { checkProxies } from './check-proxies.ts';
import type { HostBindings } from './client-address.ts';

type Request = { forwarded?: string; connection?: string };

/** The log lines that 600 requests leave. */
async function warnings(trustedProxies: number, requestOf: (index: number) => Request): Promise<unknown[]> {
  const lines: unknown[] = [];
  const log = { info: () => {}, error: (_: string, details: Record<string, unknown> = {}) => void lines.push(details) };
  const app = new Hono<{ Bindings: HostBindings }>();
  app.use(checkProxies({ trustedProxies, log }));
  app.get('/', (c) => c.text('ok'));
  for (let index = 0; index < 600; index += 1) {
    const { forwarded, connection = '127.0.0.1' } = requestOf(index);
    await app.request('/', forwarded ? { headers: { 'x-forwarded-for': forwarded } } : {}, {
      clientAddress: connection,
    });
  }
  return lines.map((line) => (line as { text: string }).text);
}

const VISITOR = '192.0.2.7';
const CDN = '198.51.100.1';

test.each([
  ['a CDN before the one proxy', 1, 2, { forwarded: `${VISITOR}, ${CDN}` }],
  ['a proxy before a site that trusts none', 0, 1, { forwarded: VISITOR }],
  ['fewer proxies than trusted', 3, 1, { forwarded: VISITOR }],
  ['no proxy at all', 1, 0, { connection: VISITOR }],
])('warns once when all requests show %s', async (_, trusted, found, request) => {
  expect(await warnings(trusted, () => request)).toEqual([
    expect.stringContaining(`TRUST_PROXY is ${trusted}, but the last 200 requests came through ${found} prox`),
  ]);
});

test.each([
  ['the setting fits', 1, () => ({ forwarded: VISITOR })],
  ['some visitors make up entries', 1, (n: number) => ({ forwarded: n % 3 ? `made-up, ${VISITOR}` : VISITOR })],
  ['some visitors make up the header', 0, (n: number) => (n % 3 ? { forwarded: 'x' } : { connection: VISITOR })],
  ['the machine checks itself', 1, () => ({})],
  ['a container is checked from its network', 1, () => ({ connection: '::ffff:172.18.0.1' })],
])('says nothing when %s', async (_, trusted, requestOf) => {
  expect(await warnings(trusted, requestOf)).toEqual([]);
});
