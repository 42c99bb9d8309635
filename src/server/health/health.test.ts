import { beforeEach, expect, test, vi } from 'vitest';
import { recordingMail } from '../../../tests/support/api/recording-mail.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { memoryStore } from '../../../tests/support/pictures/memory-store.ts';
import { IN_TIME_MS } from '../../../tests/support/timing/in-time.ts';
import { MINUTE_MS } from '../../shared/dates/durations.ts';
import { createApp } from '../app.ts';
import { outbox } from '../db/schema/outbox.ts';
import type { Dependencies } from '../dependencies.ts';
import { VERSION } from '../version.ts';

const store = memoryStore();
const app = setUpTestApp({ images: store, mail: recordingMail().mail });
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
  expect([status, body]).toEqual([200, { status: 'ok', version: VERSION }]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await app.request('/api/health', { method: 'HEAD' })).status).toBe(200);
  expect((await health('session=made-up')).body).toEqual({ status: 'ok', version: VERSION });
});

test('shows staff each part and what the outbox has not delivered', async () => {
  const { cookie } = await app.logIn();
  const payload = { receiver: 'clinic', template: 'new-message', messageId: 1 } as const;
  const row = { kind: 'mail', payload, createdAt: app.time.now } as const;
  const soon = new Date(app.time.now.getTime() + MINUTE_MS);
  await app.db.insert(outbox).values([
    { ...row, dueAt: soon },
    {
      ...row,
      dueAt: new Date(soon.getTime() + MINUTE_MS),
      attempts: 3,
      lastError: 'The mail server refused the mail.',
    },
    { ...row, attempts: 9, lastError: 'The mail server could not be reached.' },
    { ...row, attempts: 1, doneAt: app.time.now },
  ]);
  const part = { status: 'ok', milliseconds: expect.any(Number) };
  const nothing = { pending: 0, givenUp: 0, attempts: 0, lastError: null, nextAttemptAt: null };
  expect((await health(cookie)).body).toEqual({
    status: 'ok',
    version: VERSION,
    parts: {
      database: part,
      pictures: part,
      mail: {
        status: 'failing',
        pending: 2,
        givenUp: 1,
        attempts: 3,
        lastError: 'The mail server refused the mail.',
        nextAttemptAt: soon.toISOString(),
      },
      cdn: { status: 'off', ...nothing },
      renames: { status: 'ok', ...nothing },
    },
  });
  expect((await health()).body).toEqual({ status: 'ok', version: VERSION });
});

test('answers 503 while the picture store is unavailable', async () => {
  const { cookie } = await app.logIn();
  advance(MINUTE_MS);
  store.fail = true;
  const unavailable = await health(cookie);
  expect([unavailable.status, unavailable.headers.get('retry-after')]).toEqual([503, '5']);
  expect(unavailable.body).toMatchObject({
    status: 'unavailable',
    parts: { pictures: { status: 'unavailable' } },
  });
  store.fail = false;
  expect((await health()).body).toEqual({ status: 'ok', version: VERSION });
});

test('checks the picture store once a minute at most', async () => {
  advance(2 * MINUTE_MS);
  const check = vi.spyOn(store, 'check');
  await Promise.all(Array.from({ length: 20 }, () => health()));
  expect(check).toHaveBeenCalledTimes(1);
  advance(MINUTE_MS);
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
  expect(performance.now() - started).toBeLessThan(IN_TIME_MS);
  expect(responses.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(await responses[2]?.json()).toEqual({ status: 'unavailable', version: VERSION });
  expect(queries).toBe(2);
});
