import { asc } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { recordingCache } from '../../../tests/support/api/recording-cache.ts';
import { recordingMail } from '../../../tests/support/api/recording-mail.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { cacheOfAnotherProcess, noCache } from '../cache/public-cache.ts';
import { EVERYTHING_TAG } from '../cache/tag-versions.ts';
import { outbox } from '../db/schema/outbox.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Dependencies } from '../dependencies.ts';
import { claim } from './claim.ts';
import { deleteOldDeliveries } from './delete-old.ts';
import { deliverDue } from './deliver.ts';
import { deliverSoon } from './deliver-soon.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const cdn = recordingCache();
const post = recordingMail();
const app = setUpTestApp({ cache: cdn.cache, mail: post.mail });
const rows = () => app.db.select().from(outbox).orderBy(asc(outbox.id));
const pass = (milliseconds: number) => {
  app.time.now = new Date(app.time.now.getTime() + milliseconds);
};
const change = (dependencies: Dependencies, ...tags: string[]) =>
  inTransaction({ ...dependencies, actor: { kind: 'system' } }, async (tx) => tx.raiseTags(tags));
const insertPurges = (total: number) =>
  app.db.insert(outbox).values(
    Array.from({ length: total }, (_, number) => ({
      kind: 'cdn-purge' as const,
      payload: { purge: [`article:${number % 40}`], invalidate: [] },
      createdAt: app.time.now,
      dueAt: app.time.now,
    })),
  );

beforeEach(async () => {
  await app.settled();
  cdn.failWith(undefined);
  cdn.take();
  post.failWith(undefined);
  post.take();
});

test('purges what a transaction raised, and once more some seconds later', async () => {
  await change(app.system, 'articles', 'article:slaap');
  await app.settled();
  expect(cdn.take()).toEqual([{ how: 'purge', tags: ['articles', 'article:slaap'] }]);
  expect(await deliverDue(app.system)).toBe(0);
  pass(5 * SECOND);
  expect(await deliverDue(app.system)).toBe(1);
  expect(cdn.take()).toEqual([{ how: 'purge', tags: ['articles', 'article:slaap'] }]);
  pass(HOUR);
  expect([await deliverDue(app.system), cdn.take()]).toEqual([0, []]);
});

test('repeats the purge in the background of the request', async () => {
  const system = { ...app.system, wait: async (milliseconds: number) => pass(milliseconds) };
  await change(system, 'articles');
  await app.settled();
  expect(cdn.take()).toHaveLength(2);
});

test('writes no purge when the transaction fails, or without a CDN', async () => {
  const failed = inTransaction(app.system, async (tx) => {
    tx.raiseTags(['articles']);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await change({ ...app.system, cache: noCache }, 'articles');
  expect(await rows()).toEqual([]);
});

test('leaves the purges of a command to the process that reaches the CDN', async () => {
  const command = { ...app.system, cache: cacheOfAnotherProcess };
  await change(command, 'articles');
  expect([await deliverDue(command), cdn.take()]).toEqual([0, []]);
  expect([await deliverDue(app.system), cdn.take()]).toMatchObject([1, [{ tags: ['articles'] }]]);
});

test('a request to a function delivers what is due, every ten seconds', async () => {
  const starts: number[] = [];
  const dependencies = { ...app.system, background: async () => void starts.push(1) };
  await Promise.all(Array.from({ length: 20 }, () => deliverSoon(dependencies)));
  expect(starts).toHaveLength(1);
  await insertPurges(1);
  // Another instance.
  await deliverSoon({ ...app.system, db: new Proxy(app.db, {}) });
  await app.settled();
  expect(cdn.take()).toHaveLength(1);
});

test('purges everything in one call when a change touches very many articles', async () => {
  await change(app.system, ...Array.from({ length: 5000 }, (_, number) => `article:${number}`));
  expect(cdn.take()).toEqual([{ how: 'purge', tags: [EVERYTHING_TAG] }]);
  expect(JSON.stringify(await rows())).not.toContain('article:');
});

test('retries a refused purge after 2, 4, 8 … 60 s, and gives up after an hour', async () => {
  cdn.failWith(new Error('secret of the CDN'));
  await change(app.system, 'articles');
  const delays: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const [row] = await rows();
    delays.push(((row?.dueAt?.getTime() ?? 0) - app.time.now.getTime()) / SECOND);
    expect(row?.lastError).toBe('The CDN did not take the purge.');
    pass((delays.at(-1) ?? 0) * SECOND);
    await deliverDue(app.system);
  }
  expect(delays).toEqual([2, 4, 8, 16, 32, 60, 60]);
  pass(HOUR);
  await deliverDue(app.system);
  cdn.failWith(undefined);
  pass(HOUR);
  expect(await deliverDue(app.system)).toBe(0);
  expect(await rows()).toMatchObject([
    { dueAt: null, doneAt: null },
    { dueAt: null, doneAt: null },
  ]);
});

test('delivers 10,000 due rows in a few calls', async () => {
  await insertPurges(10_000);
  expect(await deliverDue(app.system)).toBe(10_000);
  expect(cdn.take().length).toBeLessThanOrEqual(20);
  expect(await deliverDue(app.system)).toBe(0);
});

test('leaves the rest for the next run when the CDN is away', async () => {
  await insertPurges(1200);
  cdn.failWith(new Error('away'));
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

/** A CDN that answers when it is told to. */
function slowCdn() {
  const calls: Array<() => void> = [];
  const call = () => new Promise<void>((resolve) => void calls.push(resolve));
  return {
    calls,
    system: { ...app.system, cache: { ...cdn.cache, cdn: { purge: call, invalidate: call } } },
  };
}

test('does not wait for a CDN that hangs, and plans the purge again', { timeout: 30_000 }, async () => {
  const { calls, system } = slowCdn();
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

test('leaves a row to the process that claimed it after this one froze', async () => {
  const { calls, system } = slowCdn();
  const frozen = {
    ...system,
    cache: {
      ...system.cache,
      cdn: {
        ...system.cache.cdn,
        purge: async () => {
          calls.push(() => {});
          // Meanwhile its claim ends and another process takes the row.
          pass(61 * SECOND);
          await claim(app.system, 'cdn-purge');
          throw new Error('connection lost');
        },
      },
    },
  };
  await insertPurges(1);
  expect(await deliverDue(frozen)).toBe(0);
  const [row] = await rows();
  expect(row).toMatchObject({ attempts: 2, lastError: null });
  expect(row?.claimedUntil?.getTime()).toBe(app.time.now.getTime() + 60 * SECOND);
});

/** The database is away for the transactions that record outcomes, so many times. */
function failingRecords(times: number): Dependencies {
  let left = times;
  const db = new Proxy(app.db, {
    get(target, property) {
      if (property === 'transaction' && left > 0) {
        left -= 1;
        return () => Promise.reject(new Error('the database is away'));
      }
      return Reflect.get(target, property) as unknown;
    },
  });
  return { ...app.system, db };
}

test('records a delivery although the database is away for a moment', async () => {
  await insertPurges(1);
  expect(await deliverDue(failingRecords(2))).toBe(1);
  expect(app.waits).toEqual([1000, 2000]);
  expect(await rows()).toMatchObject([{ attempts: 1, dueAt: null }]);
});

test('delivers once more when the database stays away: at least once', async () => {
  await insertPurges(1);
  await expect(deliverDue(failingRecords(3))).rejects.toThrow('the database is away');
  pass(60 * SECOND);
  expect(await deliverDue(app.system)).toBe(1);
  expect(cdn.take()).toHaveLength(2);
});

test('records the failure of every row that went along', async () => {
  const { now } = app.time;
  const payload = { receiver: 'clinic', template: 'new-message', messageId: 1 } as const;
  const row = { kind: 'mail', payload, createdAt: now } as const;
  await app.db.execute(`insert into contact_messages (name, email, message, created_at) values ('a', 'b', 'c', now())`);
  await app.db.insert(outbox).values([
    { ...row, dueAt: now },
    { ...row, dueAt: new Date(now.getTime() + 60 * SECOND) },
  ]);
  post.failWith(new Error('away'));
  // A clock that goes on between two statements.
  let ticks = 0;
  const clock = () => new Date(now.getTime() + ticks++);
  await deliverDue({ ...app.system, clock });
  expect(await rows()).toMatchObject([
    { lastError: 'The mail server could not be reached.', claimedUntil: null },
    { lastError: 'The mail server could not be reached.', claimedUntil: null },
  ]);
});

test('does not keep the editor waiting for a CDN that hangs', async () => {
  const { calls, system } = slowCdn();
  const started = performance.now();
  await change(system, 'articles');
  // Of the ten seconds that the purge may take.
  expect(performance.now() - started).toBeLessThan(6000);
  expect(calls).toHaveLength(1);
  calls[0]?.();
});

test('a mail server that fails holds up no purge', async () => {
  const payload = { receiver: 'clinic', template: 'new-message', messageId: 1 } as const;
  await app.db.insert(outbox).values({ kind: 'mail', payload, createdAt: app.time.now, dueAt: app.time.now });
  await insertPurges(1);
  const mail = { send: () => Promise.reject(new Error('a handler that throws')) };
  await app.db.execute(`insert into contact_messages (name, email, message, created_at) values ('a', 'b', 'c', now())`);
  expect(await deliverDue({ ...app.system, mail })).toBe(1);
  expect((await rows()).map(({ doneAt }) => doneAt !== null)).toEqual([false, true]);
});

test('deletes done rows after a day and purges that nobody took', async () => {
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
  pass(30 * 24 * HOUR);
  expect(await deleteOldDeliveries(app.system)).toBe(1);
  expect(await rows()).toMatchObject([{ kind: 'mail' }]);
});
