import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { DeadlineError, withTimeout } from './deadline.ts';

test('aborts the work and names who did not answer in time', async () => {
  let signal: AbortSignal | undefined;
  const work = withTimeout(10, 'The store', (given) => {
    signal = given;
    return new Promise(() => {});
  });
  await expect(work).rejects.toThrow(new DeadlineError('The store did not answer within 0.01 s'));
  expect(signal?.aborted).toBe(true);
});

test('takes an answer that came in time while this process was busy', { tags: ['slow'] }, async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.once("data", () => process.stdout.write("pong"))']);
  const answer = withTimeout(300, 'The child', async () => {
    const answered = once(child.stdout, 'data');
    // Lets the write happen before this process is busy.
    await new Promise((resolve) => child.stdin.write('ping', resolve));
    return answered;
  });
  await once(child, 'spawn');
  await new Promise((resolve) => setImmediate(resolve));
  for (const until = performance.now() + 1500; performance.now() < until; );
  expect(String((await answer)[0])).toBe('pong');
  child.kill();
});
