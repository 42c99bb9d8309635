import { expect, test } from 'vitest';
import { slowCdn } from '../../../tests/support/api/recording-cache.ts';
import { HOUR, SECOND, setUpOutbox } from '../../../tests/support/outbox/outbox-app.ts';
import { cacheOfAnotherProcess, noCache } from '../cache/public-cache.ts';
import { EVERYTHING_TAG } from '../cache/tag-versions.ts';
import type { Dependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { deliverDue } from './deliver.ts';
import { deliverSoon } from './deliver-now.ts';

const { app, cdn, rows, pass, insertPurges } = setUpOutbox();
const change = (dependencies: Dependencies, ...tags: string[]) =>
  inTransaction({ ...dependencies, actor: { kind: 'system' } }, async (tx) => tx.raiseTags(tags));

test('purges the tags that a transaction raised, and again seconds later', async () => {
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

test('retries a purge after 2, 4, 8 … 60 s, and gives up after an hour', async () => {
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

test('does not keep the editor waiting for a CDN that hangs', { tags: ['slow'] }, async () => {
  const slow = slowCdn();
  const system = { ...app.system, cache: slow.cache };
  const started = performance.now();
  await change(system, 'articles');
  // The purge may take ten seconds.
  expect(performance.now() - started).toBeLessThan(6000);
  expect(slow.calls).toHaveLength(1);
  slow.calls[0]?.();
});
