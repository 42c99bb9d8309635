import { expect, test, vi } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { DAY_MS } from '../../shared/dates/durations.ts';
import { auditLog } from '../db/schema/audit.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { rateLimits } from '../db/schema/limits.ts';
import { outbox } from '../db/schema/outbox.ts';
import { sessions } from '../db/schema/staff.ts';
import { handleCron } from './cron.ts';
import { runMaintenance } from './run.ts';
import { startMaintenance } from './start-maintenance.ts';

const app = setUpTestApp();
const SECRET = 'sixteen characters';
const message = { name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Hallo' };

test('deletes messages thirty days after they were handled, and audits it', async () => {
  const { now } = app.time;
  await app.db.insert(contactMessages).values([
    { ...message, createdAt: now, handledAt: now },
    { ...message, createdAt: now, handledAt: new Date(now.getTime() + DAY_MS) },
    { ...message, createdAt: new Date(0) },
  ]);
  app.time.now = new Date(now.getTime() + 30 * DAY_MS + 1);
  expect(await runMaintenance(app.system)).toMatchObject({ messagesDeleted: 1 });
  expect((await app.db.select().from(contactMessages)).map(({ id }) => id)).toEqual([2, 3]);
  expect(await app.db.select().from(auditLog)).toMatchObject([
    { action: 'message.deleted', subjectId: 1, actor: 'system', staffId: null, subject: null },
  ]);
});

test('deletes expired sessions and rate limits', async () => {
  await app.logIn();
  await app.request('/api/contact', { method: 'POST', body: message });
  expect(await runMaintenance(app.system)).toMatchObject({ sessionsEnded: 0, limitsCleared: 0 });
  app.time.now = new Date(app.time.now.getTime() + DAY_MS);
  expect(await runMaintenance(app.system)).toEqual({
    messagesDeleted: 0,
    schedulesCarriedOut: 0,
    sessionsEnded: 1,
    limitsCleared: 1,
    imagesRemoved: 0,
    imagesMeasured: 0,
    imagesMoved: 0,
    articlesAdopted: 0,
    binEmptied: 0,
    accountLinksForgotten: 0,
    handInsForgotten: 0,
    previewLinksForgotten: 0,
    recoverableDraftsDeleted: 0,
    revisionsDeleted: 0,
    feedbackDeleted: 0,
    countsDeleted: 0,
    browsersForgotten: 0,
    presencesForgotten: 0,
    deletedForgotten: 0,
    deliveriesForgotten: 0,
    noticesAdopted: 0,
    delivered: 0,
    linksChecked: 0,
  });
  expect([...(await app.db.select().from(sessions)), ...(await app.db.select().from(rateLimits))]).toEqual([]);
});

test('runs the other jobs when one fails', async () => {
  const broken = { ...app.system, retentionDays: Number.NaN };
  expect(await runMaintenance(broken)).toMatchObject({ messagesDeleted: 'failed', sessionsEnded: 0 });
});

test('runs the cron job only with the right secret', async () => {
  const open = async () => app.system;
  const ask = (authorization: string | undefined, secret: string | undefined = SECRET, method = 'GET') =>
    handleCron(
      new Request('http://localhost/api/cron', { method, ...(authorization && { headers: { authorization } }) }),
      secret,
      open,
    );
  expect((await ask(`Bearer ${SECRET}`)).status).toBe(200);
  expect((await ask(undefined)).status).toBe(401);
  expect((await ask(`Bearer ${SECRET.slice(1)}`)).status).toBe(401);
  expect((await ask(SECRET)).status).toBe(401);
  expect((await ask(`Bearer ${SECRET}`, SECRET, 'POST')).status).toBe(405);
  const unset = await handleCron(new Request('http://localhost/api/cron'), undefined, open);
  expect(unset.status).toBe(503);
  expect(await unset.json()).toMatchObject({ error: expect.stringContaining('CRON_SECRET') });
});

test('runs repeatedly on a timer until it is stopped', async () => {
  await app.logIn();
  app.time.now = new Date(app.time.now.getTime() + DAY_MS);
  const stop = startMaintenance(app.system, 10);
  await expect.poll(() => app.db.select().from(sessions)).toEqual([]);
  await stop();
});

test.each([
  ['01:30', true],
  ['04:59', true],
  ['05:00', false],
  ['12:00', false],
])('at %s UTC asks for links: %s, but not at the start', { tags: ['slow'] }, async (at, isAsked) => {
  const lines: Record<string, unknown>[] = [];
  const log = { ...app.system.log, info: (_event: string, fields?: object) => void lines.push({ ...fields }) };
  app.time.now = new Date(`2026-11-23T${at}:00Z`);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  // Each run has something to log.
  const tick = async () => {
    await app.db.insert(rateLimits).values({ key: String(lines.length), count: 1, expiresAt: new Date(0) });
  };
  await tick();
  const stop = startMaintenance({ ...app.system, log }, 1000);
  for (let run = 1; run <= 61; run += 1) {
    await expect.poll(() => lines.length, { interval: 1 }).toBe(run);
    await tick();
    vi.advanceTimersByTime(1000);
  }
  await stop();
  vi.useRealTimers();
  expect(lines[0]).not.toHaveProperty('linksChecked');
  expect('linksChecked' in (lines[60] ?? {})).toBe(isAsked);
});

test('stops although a mail server never answers', async () => {
  const payload = { receiver: 'clinic', template: 'new-message', messageId: 1 } as const;
  await app.db.insert(contactMessages).values({ ...message, createdAt: app.time.now });
  await app.db.insert(outbox).values({ kind: 'mail', payload, createdAt: app.time.now, dueAt: app.time.now });
  let isAsked = false;
  let answer = () => {};
  const mail = {
    send: () => {
      isAsked = true;
      return new Promise<[]>((resolve) => {
        answer = () => resolve([]);
      });
    },
  };
  const stop = startMaintenance({ ...app.system, mail }, DAY_MS, 10);
  await expect.poll(() => isAsked).toBe(true);
  await stop();
  expect(await app.db.select().from(outbox)).toMatchObject([{ doneAt: null }]);
  answer();
  await expect.poll(async () => (await app.db.select().from(outbox))[0]?.doneAt).toBeTruthy();
});
