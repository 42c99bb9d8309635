import { expect, test } from 'vitest';
import { recordingMail } from '../../tests/support/api/recording-mail.ts';
import { STAFF, setUpTestApp } from '../../tests/support/api/test-app.ts';
import { HOUR_MS } from '../shared/dates/durations.ts';
import { contactMessages } from './db/schema/contact.ts';
import { outbox } from './db/schema/outbox.ts';
import { sessions } from './db/schema/staff.ts';
import { deliverDue } from './outbox/deliver.ts';

/** The server's clock is wrong and is corrected later: rows stored in between must not have lasting effects. */
const post = recordingMail();
const app = setUpTestApp({ mail: post.mail });
const YEAR = 365 * 24 * HOUR_MS;
const jump = (milliseconds: number) => {
  app.time.now = new Date(app.time.now.getTime() + milliseconds);
};
const me = async (cookie: string) => (await app.request('/api/admin/me', { cookie })).status;
const MESSAGE = { name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Hallo' };
const contact = () => app.request('/api/contact', { method: 'POST', body: MESSAGE });

test('ends a session 12 hours after use when the clock was a year ahead', async () => {
  jump(YEAR);
  const { cookie } = await app.logIn();
  jump(-YEAR);
  expect(await me(cookie)).toBe(200);
  const [session] = await app.db.select().from(sessions);
  expect(session?.expiresAt).toEqual(new Date(app.time.now.getTime() + 12 * HOUR_MS));
  jump(12 * HOUR_MS);
  expect(await me(cookie)).toBe(401);
});

test('keeps sessions when the clock goes back, ends them when it leaps ahead', async () => {
  const { cookie } = await app.logIn();
  jump(-HOUR_MS);
  expect(await me(cookie)).toBe(200);
  jump(YEAR);
  expect(await me(cookie)).toBe(401);
  const login = await app.request('/api/admin/login', {
    method: 'POST',
    body: { email: STAFF.email, password: STAFF.password },
  });
  expect(login.status).toBe(200);
});

test('lifts a rate limit that began while the clock was ahead', async () => {
  jump(YEAR);
  for (let turn = 0; turn < 5; turn += 1) expect((await contact()).status).toBe(200);
  const refused = await contact();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
  jump(-YEAR);
  expect((await contact()).status).toBe(200);
});

test('keeps a rate limit when the clock goes back one second', async () => {
  for (let turn = 0; turn < 5; turn += 1) expect((await contact()).status).toBe(200);
  jump(-1000);
  expect((await contact()).status).toBe(429);
});

test('sends a notice once that was postponed while the clock was ahead', async () => {
  post.take();
  post.failWith(new Error('mail server unavailable'));
  jump(YEAR);
  await contact();
  await app.settled();
  jump(-YEAR);
  post.failWith(undefined);
  expect(await deliverDue(app.system)).toBe(1);
  expect(await deliverDue(app.system)).toBe(0);
  expect(post.take()).toHaveLength(1);
  expect(await app.db.select().from(contactMessages)).toMatchObject([{ notice: 'sent' }]);
});

test('frees a row that a process claimed while the clock was ahead', async () => {
  await app.db.insert(outbox).values({
    kind: 'mail',
    payload: { receiver: 'clinic', template: 'new-message', messageId: 1 },
    createdAt: app.time.now,
    dueAt: app.time.now,
    claimedUntil: new Date(app.time.now.getTime() + YEAR),
  });
  expect(await deliverDue(app.system)).toBe(1);
});

test('keeps mailing when the last mail was sent while the clock was ahead', async () => {
  post.take();
  jump(YEAR);
  await contact();
  await app.settled();
  jump(-YEAR);
  await contact();
  await app.settled();
  expect(post.take()).toHaveLength(2);
});
