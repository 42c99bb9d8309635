import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ARTICLE } from '../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../tests/support/api/test-app.ts';
import { createApp } from './app.ts';
import { hasDiskSpace } from './disk-space.ts';

/** tests/faults/disk-full.test.ts fills a real disk. */
const app = setUpTestApp();

test('finds space on a disk that is not full', async () => {
  expect(await hasDiskSpace(tmpdir())).toBe(true);
});

test('finds none in a folder that is gone', async () => {
  expect(await hasDiskSpace(join(tmpdir(), randomUUID()))).toBe(false);
});

test('says that the database is unavailable while nothing can be saved', async () => {
  const { cookie } = await app.logIn();
  const api = createApp({ ...app.system, hasDiskSpace: async () => false });
  const health = await api.request('http://localhost:4321/api/health', { headers: { cookie } });
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({
    parts: { database: { status: 'unavailable', problem: 'The disk of DATA_DIR is full, or it cannot be written' } },
  });
});

test('refuses changes but not reads when the disk is full', async () => {
  const { cookie } = await app.logIn();
  const api = createApp({ ...app.system, hasDiskSpace: async () => false });
  const post = (path: string, body: object) =>
    api.request(`http://localhost:4321${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const save = await post('/api/admin/articles', ARTICLE);
  expect([save.status, save.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await save.json()).toEqual({ error: expect.stringContaining('The disk of the server is full') });
  const message = await post('/api/contact', { name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Hallo' });
  expect(await message.json()).toEqual({ error: expect.stringContaining('Wij kunnen uw bericht nu niet aannemen') });
  expect((await api.request('http://localhost:4321/api/articles')).status).toBe(200);
});
