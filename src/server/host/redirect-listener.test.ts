import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRedirects, redirectListener } from './redirect-listener.ts';

const REDIRECTS = [
  { source: '/2023/05/beter-slapen', destination: '/magazine/article/beter-slapen' },
  { source: '/2021/01/caf%C3%A9', destination: '/magazine/article/cafe' },
];
let server: Server;
beforeAll(async () => {
  const site = redirectListener(findRedirects(REDIRECTS), (request, response) => response.end(`site ${request.url}`));
  server = createServer(site).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

const get = (path: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual' });

test.each([
  ['/2023/05/beter-slapen', '/magazine/article/beter-slapen'],
  ['/2023/05/beter-slapen/', '/magazine/article/beter-slapen'],
  ['/2023/05/beter-slapen/?utm_source=brief', '/magazine/article/beter-slapen?utm_source=brief'],
  ['/2023/05/beter-slapen?naar=/magazine?p=2', '/magazine/article/beter-slapen?naar=/magazine?p=2'],
  ['/2021/01/café/', '/magazine/article/cafe'],
])('redirects the imported address %s to %s', async (path, location) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([308, location]);
});

test.each(['/', '/2023/05', '/2023/05/beter-slapen/print', '/magazine'])('passes %s on to the site', async (path) => {
  expect(await (await get(path)).text()).toBe(`site ${path}`);
});
