import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { createApp } from '../app.ts';
import { rateLimits } from '../db/schema/limits.ts';

const app = setUpTestApp();

function visitor(address: string, more: object = {}) {
  const api = createApp({ ...app.system, searchesPerMinute: 3, ...more });
  return async (path: string, headers: Record<string, string> = {}) =>
    api.request(`http://localhost:4321${path}`, { headers: { 'x-forwarded-for': address, ...headers } });
}

test('refuses the searches of one address that come too fast', async () => {
  const get = visitor('192.0.2.1');
  const statuses: number[] = [];
  for (const word of ['een', 'twee', 'drie', 'vier']) statuses.push((await get(`/api/articles?search=${word}`)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await get('/api/articles?search=vijf');
  expect(await refused.json()).toEqual({ error: expect.stringMatching(/Please wait a minute, then search again\.$/) });
  expect([refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual(['60', 'no-store']);
  expect((await visitor('192.0.2.2')('/api/articles?search=een')).status).toBe(200);
  app.time.now = new Date(app.time.now.getTime() + 61_000);
  expect((await get('/api/articles?search=zes')).status).toBe(200);
});

test('counts neither lists without a search nor the searches of staff', async () => {
  const { cookie } = await app.logIn();
  const get = visitor('192.0.2.1');
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await get('/api/articles?search=%20&page=2')).status).toBe(200);
    expect((await get('/api/admin/articles?search=slaap', { cookie })).status).toBe(200);
  }
});

test('does not limit searches while the disk is full', async () => {
  const get = visitor('192.0.2.1', { hasDiskSpace: async () => false });
  for (let turn = 0; turn < 5; turn += 1) expect((await get('/api/articles?search=slaap')).status).toBe(200);
  expect(await app.db.select().from(rateLimits)).toEqual([]);
});

test('has no limit when it is set to 0', async () => {
  const get = visitor('192.0.2.1', { searchesPerMinute: 0 });
  for (let turn = 0; turn < 5; turn += 1) expect((await get('/api/articles?search=slaap')).status).toBe(200);
});
