import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { apiListener } from './api-listener.ts';

/** Over a real connection; other tests call the API directly. */
const api = setUpTestApp();
let server: Server;
let url = '';
beforeAll(async () => {
  server = createServer((request, response) =>
    apiListener({ ...api.system, siteUrl: url }, (_, pages) => pages.end('a page'))(request, response),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = async (method: string, path: string, cookie: string | undefined, init: RequestInit = {}) =>
  fetch(`${url}${path}`, { ...init, method, headers: { origin: url, cookie: cookie ?? '', ...init.headers } });
const json = (body: unknown) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

test('creates, updates and deletes over HTTP', async () => {
  const { cookie } = await api.logIn();
  const writer = { name: 'Eva Smit', email: 'eva@clinic.example' };
  const created = await send('POST', '/api/admin/writers', cookie, json(writer));
  expect(created.status).toBe(201);
  const { id } = (await created.json()) as { id: number };
  const updated = await send('PUT', `/api/admin/writers/${id}`, cookie, json({ ...writer, name: 'Eva de Smit' }));
  expect([updated.status, await updated.json()]).toMatchObject([200, { name: 'Eva de Smit' }]);
  expect((await send('DELETE', `/api/admin/writers/${id}`, cookie)).status).toBeLessThan(300);
  expect((await send('DELETE', `/api/admin/writers/${id}`, cookie)).status).toBe(404);
});

test('refuses a body that is too large while it arrives', async () => {
  const { cookie } = await api.logIn();
  const long = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(65_536))),
  });
  const init = { body: long, duplex: 'half', headers: { 'content-type': 'application/json' } } as RequestInit;
  const refused = await send('POST', '/api/admin/writers', cookie, init).then(
    ({ status }) => status,
    () => 'cut off',
  );
  expect([413, 'cut off']).toContain(refused);
});

test('passes other addresses to the pages', async () => {
  expect(await (await fetch(`${url}/apiary`)).text()).toBe('a page');
});
