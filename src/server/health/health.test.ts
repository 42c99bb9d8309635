import { beforeEach, expect, test, vi } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { memoryStore } from '../../../tests/support/pictures/memory-store.ts';
import { createApp } from '../app.ts';
import { contactMessages } from '../db/schema/contact.ts';
import type { Dependencies } from '../dependencies.ts';

const store = memoryStore();
const app = setUpTestApp({ images: store, mail: { send: async () => {} } });
const MINUTE = 60_000;
const later = (milliseconds: number) => {
  app.time.now = new Date(app.time.now.getTime() + milliseconds);
};
const health = async (cookie?: string) => {
  const response = await app.request('/api/health', { cookie });
  return { status: response.status, headers: response.headers, answer: await response.json() };
};

beforeEach(() => {
  store.fail = false;
});

test('issue G 5: everybody learns whether the site works, and nothing else; nobody keeps the answer', async () => {
  const { status, headers, answer } = await health();
  expect([status, answer]).toEqual([200, { status: 'ok' }]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await app.request('/api/health', { method: 'HEAD' })).status).toBe(200);
  expect((await health('session=made-up')).answer).toEqual({ status: 'ok' });
});

test('issue G 5: staff see each part, and the mail that waits', async () => {
  const { cookie } = await app.logIn();
  const message = { name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Hallo', createdAt: app.time.now };
  await app.db.insert(contactMessages).values([
    { ...message, notice: 'waiting', noticeDueAt: app.time.now },
    { ...message, notice: 'failed', noticeDueAt: app.time.now },
    { ...message, notice: 'failed' },
    { ...message, notice: 'sent' },
  ]);
  const part = { status: 'ok', milliseconds: expect.any(Number) };
  expect((await health(cookie)).answer).toEqual({
    status: 'ok',
    parts: { database: part, pictures: part, mail: { status: 'failing', pending: 2, givenUp: 1 } },
  });
});

test('issue G 5: a picture store that is away makes it 503, until it is back', async () => {
  const { cookie } = await app.logIn();
  later(MINUTE);
  store.fail = true;
  const away = await health(cookie);
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5']);
  expect(away.answer).toMatchObject({ status: 'unavailable', parts: { pictures: { status: 'unavailable' } } });
  store.fail = false;
  expect((await health()).answer).toEqual({ status: 'ok' });
});

test('issue G 5: many who ask cost a hosted picture store one look a minute', async () => {
  later(2 * MINUTE);
  const look = vi.spyOn(store, 'check');
  await Promise.all(Array.from({ length: 20 }, () => health()));
  expect(look).toHaveBeenCalledTimes(1);
  later(MINUTE);
  await health();
  expect(look).toHaveBeenCalledTimes(2);
});

test('issue G 5: a database that hangs is told within 3 s, and takes one connection of however many ask', async () => {
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
  const answers = await Promise.all(
    [{}, {}, { cookie }].map((headers) => api.request('http://localhost:4321/api/health', { headers })),
  );
  expect(performance.now() - started).toBeLessThan(3000);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(await answers[2]?.json()).toEqual({ status: 'unavailable' });
  expect(queries).toBe(2);
});
