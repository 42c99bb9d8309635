import { beforeEach, expect, test, vi } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { memoryStore } from '../../../tests/support/pictures/memory-store.ts';
import { createApp } from '../app.ts';
import { contactMessages } from '../db/schema/contact.ts';
import type { Dependencies } from '../dependencies.ts';

const store = memoryStore();
const app = setUpTestApp({ images: store, mail: { send: async () => {} } });
const MINUTE = 60_000;
const advance = (milliseconds: number) => {
  app.time.now = new Date(app.time.now.getTime() + milliseconds);
};
const health = async (cookie?: string) => {
  const response = await app.request('/api/health', { cookie });
  return { status: response.status, headers: response.headers, body: await response.json() };
};

beforeEach(() => {
  store.fail = false;
});

test('tells visitors the status only, uncached', async () => {
  const { status, headers, body } = await health();
  expect([status, body]).toEqual([200, { status: 'ok' }]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await app.request('/api/health', { method: 'HEAD' })).status).toBe(200);
  expect((await health('session=made-up')).body).toEqual({ status: 'ok' });
});

test('shows staff each part and the pending mail', async () => {
  const { cookie } = await app.logIn();
  const message = { name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Hallo', createdAt: app.time.now };
  await app.db.insert(contactMessages).values([
    { ...message, notice: 'waiting', noticeDueAt: app.time.now },
    { ...message, notice: 'failed', noticeDueAt: app.time.now },
    { ...message, notice: 'failed' },
    { ...message, notice: 'sent' },
  ]);
  const part = { status: 'ok', milliseconds: expect.any(Number) };
  expect((await health(cookie)).body).toEqual({
    status: 'ok',
    parts: { database: part, pictures: part, mail: { status: 'failing', pending: 2, givenUp: 1 } },
  });
});

test('answers 503 while the picture store is unavailable', async () => {
  const { cookie } = await app.logIn();
  advance(MINUTE);
  store.fail = true;
  const unavailable = await health(cookie);
  expect([unavailable.status, unavailable.headers.get('retry-after')]).toEqual([503, '5']);
  expect(unavailable.body).toMatchObject({ status: 'unavailable', parts: { pictures: { status: 'unavailable' } } });
  store.fail = false;
  expect((await health()).body).toEqual({ status: 'ok' });
});

test('checks the picture store once a minute at most', async () => {
  advance(2 * MINUTE);
  const check = vi.spyOn(store, 'check');
  await Promise.all(Array.from({ length: 20 }, () => health()));
  expect(check).toHaveBeenCalledTimes(1);
  advance(MINUTE);
  await health();
  expect(check).toHaveBeenCalledTimes(2);
});

test('answers within 3 s on one connection when the database hangs', async () => {
  let queries = 0;
  const hanging = new Proxy(app.db, {
    get: () => () => {
      queries += 1;
      return { from: () => new Promise(() => {}) };
    },
  });
  const api = createApp({ ...app.system, db: hanging } as Dependencies);
  const { cookie } = await app.logIn();
  const started = performance.now();
  const responses = await Promise.all(
    [{}, {}, { cookie }].map((headers) => api.request('http://localhost:4321/api/health', { headers })),
  );
  expect(performance.now() - started).toBeLessThan(3000);
  expect(responses.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(await responses[2]?.json()).toEqual({ status: 'unavailable' });
  expect(queries).toBe(2);
});
