import { expect, test } from 'vitest';
import { slowCdn } from '../../../tests/support/api/recording-cache.ts';
import { HOUR, SECOND, setUpOutbox } from '../../../tests/support/outbox/outbox-app.ts';
import { outbox } from '../db/schema/outbox.ts';
import type { Dependencies } from '../dependencies.ts';
import { claim, deliverDue } from './deliver.ts';
import { deleteOldDeliveries } from './status.ts';

const { app, cdn, post, rows, pass, insertPurges } = setUpOutbox();

test('delivers 10,000 due rows in a few calls', async () => {
  await insertPurges(10_000);
  expect(await deliverDue(app.system)).toBe(10_000);
  expect(cdn.take().length).toBeLessThanOrEqual(20);
  expect(await deliverDue(app.system)).toBe(0);
});

test('leaves the rest for the next run when the CDN is unavailable', async () => {
  await insertPurges(1200);
  cdn.failWith(new Error('unavailable'));
  expect(await deliverDue(app.system)).toBe(0);
  expect((await rows()).filter(({ attempts }) => attempts > 0)).toHaveLength(500);
});

test('delivers again what a killed process claimed, a minute later', async () => {
  await insertPurges(1);
  expect(await claim(app.system, 'cdn-purge')).toHaveLength(1);
  // The process dies here.
  pass(59 * SECOND);
  expect(await deliverDue(app.system)).toBe(0);
  pass(SECOND);
  expect(await deliverDue(app.system)).toBe(1);
});

test('does not wait for a CDN that hangs, and plans the purge again', { timeout: 30_000 }, async () => {
  const { cache, calls } = slowCdn();
  const system = { ...app.system, cache };
  await insertPurges(1);
  expect(await deliverDue(system)).toBe(0);
  expect(calls).toHaveLength(1);
  expect(await rows()).toMatchObject([
    { attempts: 1, doneAt: null, lastError: 'The CDN did not answer within 10 s.', claimedUntil: null },
  ]);
  // It succeeds after the deadline, which still counts.
  calls[0]?.();
  await expect.poll(async () => (await rows())[0]?.doneAt).toBeTruthy();
  pass(HOUR);
  expect([await deliverDue(app.system), cdn.take()]).toEqual([0, []]);
});

test('leaves a row to the process that claimed it while this one was frozen', async () => {
  const freeze = async () => {
    // Then its claim expires and another process takes the row.
    pass(61 * SECOND);
    await claim(app.system, 'cdn-purge');
    throw new Error('connection lost');
  };
  const frozen = { ...app.system, cache: { ...cdn.cache, cdn: { purge: freeze, invalidate: freeze } } };
  await insertPurges(1);
  expect(await deliverDue(frozen)).toBe(0);
  const [row] = await rows();
  expect(row).toMatchObject({ attempts: 2, lastError: null });
  expect(row?.claimedUntil?.getTime()).toBe(app.time.now.getTime() + 60 * SECOND);
});

/** The number of transactions that fail to record outcomes. */
function failingRecords(times: number): Dependencies {
  let left = times;
  const db = new Proxy(app.db, {
    get(target, property) {
      if (property === 'transaction' && left > 0) {
        left -= 1;
        return () => Promise.reject(new Error('the database is unavailable'));
      }
      return Reflect.get(target, property) as unknown;
    },
  });
  return { ...app.system, db };
}

test('records a delivery although the database is unavailable for a moment', async () => {
  await insertPurges(1);
  expect(await deliverDue(failingRecords(2))).toBe(1);
  expect(app.waits).toEqual([1000, 2000]);
  expect(await rows()).toMatchObject([{ attempts: 1, dueAt: null }]);
});

test('delivers once more when the database stays unavailable: at least once', async () => {
  await insertPurges(1);
  await expect(deliverDue(failingRecords(3))).rejects.toThrow('the database is unavailable');
  pass(60 * SECOND);
  expect(await deliverDue(app.system)).toBe(1);
  expect(cdn.take()).toHaveLength(2);
});

test('records the failure of every row in a batch', async () => {
  const { now } = app.time;
  const payload = { receiver: 'clinic', template: 'new-message', messageId: 1 } as const;
  const row = { kind: 'mail', payload, createdAt: now } as const;
  await app.db.execute(`insert into contact_messages (name, email, message, created_at) values ('a', 'b', 'c', now())`);
  await app.db.insert(outbox).values([
    { ...row, dueAt: now },
    { ...row, dueAt: new Date(now.getTime() + 60 * SECOND) },
  ]);
  post.failWith(new Error('unavailable'));
  // A clock that advances between two statements.
  let ticks = 0;
  const clock = () => new Date(now.getTime() + ticks++);
  await deliverDue({ ...app.system, clock });
  expect(await rows()).toMatchObject([
    { lastError: 'The mail server could not be reached.', claimedUntil: null },
    { lastError: 'The mail server could not be reached.', claimedUntil: null },
  ]);
});

test('a failing mail server does not delay purges', async () => {
  const payload = { receiver: 'clinic', template: 'new-message', messageId: 1 } as const;
  await app.db.insert(outbox).values({ kind: 'mail', payload, createdAt: app.time.now, dueAt: app.time.now });
  await insertPurges(1);
  const mail = { send: () => Promise.reject(new Error('a handler that throws')) };
  await app.db.execute(`insert into contact_messages (name, email, message, created_at) values ('a', 'b', 'c', now())`);
  expect(await deliverDue({ ...app.system, mail })).toBe(1);
  expect((await rows()).map(({ doneAt }) => doneAt !== null)).toEqual([false, true]);
});

test('deletes done rows and purges that nobody took after a day, unsent mails after 30', async () => {
  await insertPurges(1);
  await deliverDue(app.system);
  await insertPurges(1);
  const payload = { receiver: 'clinic', template: 'new-message', messageId: 1 } as const;
  await app.db.insert(outbox).values([
    { kind: 'mail', payload, createdAt: app.time.now, dueAt: app.time.now },
    { kind: 'mail', payload, createdAt: app.time.now },
  ]);
  expect(await deleteOldDeliveries(app.system)).toBe(0);
  pass(25 * HOUR);
  expect(await deleteOldDeliveries(app.system)).toBe(2);
  pass(28 * 24 * HOUR);
  expect(await deleteOldDeliveries(app.system)).toBe(0);
  pass(24 * HOUR);
  expect(await deleteOldDeliveries(app.system)).toBe(2);
  expect(await rows()).toEqual([]);
});
