import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

test('runs two at once, lets twenty wait, and refuses more', async () => {
  const inQueue = createQueue();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await mayEnd;
    running -= 1;
  };
  const taken = Array.from({ length: 22 }, () => inQueue(task));
  await expect(inQueue(task)).rejects.toMatchObject({ code: 'too-many', retryAfterSeconds: 60 });
  end();
  await Promise.all(taken);
  expect(most).toBe(2);
});

test('gives the place of a failed task to the next', async () => {
  const inQueue = createQueue();
  const fail = () => Promise.reject(new Error('no'));
  const failed = await Promise.allSettled([inQueue(fail), inQueue(fail), inQueue(fail)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(inQueue(async () => 'done')).resolves.toBe('done');
});
