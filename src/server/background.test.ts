import { afterEach, expect, test } from 'vitest';
import { backgroundInFunction, backgroundInProcess } from './background.ts';

const REQUEST_CONTEXT = Symbol.for('@vercel/request-context');
const runtime = globalThis as { [REQUEST_CONTEXT]?: unknown };
const logged: string[] = [];
const log = { info: () => {}, error: (event: string) => void logged.push(event) };

afterEach(() => {
  logged.length = 0;
  delete runtime[REQUEST_CONTEXT];
});

test('registers the work with Vercel before the response', async () => {
  const waitedFor: Array<Promise<unknown>> = [];
  runtime[REQUEST_CONTEXT] = { get: () => ({ waitUntil: (work: Promise<unknown>) => void waitedFor.push(work) }) };
  await backgroundInFunction(log)(() => Promise.reject(new Error('no mail today')));
  expect(waitedFor).toHaveLength(1);
  await Promise.all(waitedFor);
  expect(logged).toEqual(['background']);
});

test('does not wait for work in a process, and logs its failure', async () => {
  let fail = () => {};
  const failing = new Promise((_, reject) => {
    fail = () => reject(new Error('no mail today'));
  });
  await backgroundInProcess(log)(() => failing);
  fail();
  await failing.catch(() => {});
  expect(logged).toEqual(['background']);
});
