import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../transaction.ts';
import { categories } from './schema/categories.ts';

const app = setUpTestApp();
const add = ({ db }: Context, name: string) => db.insert(categories).values({ name, slug: name });
const names = async () => (await app.db.select().from(categories)).slice(16).map(({ name }) => name);

test('runs tasks after the commit, and none after a rollback', async () => {
  const done: string[] = [];
  await inTransaction(app.system, async (tx) => {
    tx.afterCommit(async () => void done.push(`after: ${await names()}`));
    await add(tx, 'een');
    expect(done).toEqual([]);
  });
  expect(done).toEqual(['after: een']);
  const refused = inTransaction(app.system, async (tx) => {
    tx.afterCommit(async () => void done.push('never'));
    await add(tx, 'twee');
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  expect([done, await names()]).toEqual([['after: een'], ['een']]);
});

test('runs the tasks of a nested transaction after the outer commit', async () => {
  const done: string[] = [];
  await inTransaction(app.system, async (outer) => {
    await inTransaction(outer, async (inner) => {
      await add(inner, 'binnen');
      inner.afterCommit(async () => void done.push('inner'));
    });
    expect(done).toEqual([]);
  });
  expect([done, await names()]).toEqual([['inner'], ['binnen']]);
});

test('retries a transaction after a deadlock, but not for ever', async () => {
  const deadlock = new Error('Failed query', { cause: Object.assign(new Error('deadlock'), { code: '40P01' }) });
  const done: number[] = [];
  let runs = 0;
  const result = await inTransaction(app.system, async (tx) => {
    runs += 1;
    const run = runs;
    tx.afterCommit(async () => void done.push(run));
    await add(tx, `poging-${run}`);
    if (run === 1) throw deadlock;
    return run;
  });
  expect([result, done, await names()]).toEqual([2, [2], ['poging-2']]);
  await expect(inTransaction(app.system, () => Promise.reject(deadlock))).rejects.toBe(deadlock);
});

test('runs the other tasks when one fails, because the change is committed', async () => {
  const done: string[] = [];
  await inTransaction(app.system, async (tx) => {
    await add(tx, 'bewaard');
    tx.afterCommit(() => Promise.reject(new Error('no')));
    tx.afterCommit(async () => void done.push('other task'));
  });
  expect([done, await names()]).toEqual([['other task'], ['bewaard']]);
});
