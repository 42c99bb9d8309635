import { expect, test, vi } from 'vitest';
import { asItIs } from '../../shared/errors/sentence.ts';
import { createSemaphore } from './concurrency.ts';

const BOUNDS = { atOnce: 2, waiting: 3, waitSeconds: 20, message: asItIs('Busy') };

/** Work that runs until the test ends it, and the names of the work that is running. */
function controlledWork() {
  const running: string[] = [];
  const ends = new Map<string, { succeed: () => void; fail: () => void }>();
  const work = (name: string) => async () => {
    running.push(name);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    ends.set(name, { succeed: resolve, fail: () => reject(new Error(name)) });
    await promise.finally(() => running.splice(running.indexOf(name), 1));
    return name;
  };
  return { running, work, end: (name: string) => ends.get(name) };
}

test('runs two at a time, the rest in order of arrival', async () => {
  const semaphore = createSemaphore(BOUNDS);
  const { running, work, end } = controlledWork();
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => semaphore(work(name)));
  await expect.poll(() => running).toEqual(['a', 'b']);
  end('b')?.succeed();
  expect(await b).toBe('b');
  await expect.poll(() => running).toEqual(['a', 'c']);
  end('a')?.succeed();
  await a;
  await expect.poll(() => running).toEqual(['c', 'd']);
  for (const name of ['c', 'd']) end(name)?.succeed();
  await Promise.all([c, d]);
  const later = semaphore(work('later'));
  await expect.poll(() => running).toEqual(['later']);
  end('later')?.succeed();
  await later;
});

test('runs the next work when one fails', async () => {
  const semaphore = createSemaphore({ ...BOUNDS, atOnce: 1 });
  const { running, work, end } = controlledWork();
  const [bad, good] = ['bad', 'good'].map((name) => semaphore(work(name)));
  await expect.poll(() => running).toEqual(['bad']);
  end('bad')?.fail();
  await expect(bad).rejects.toThrow('bad');
  await expect.poll(() => running).toEqual(['good']);
  end('good')?.succeed();
  expect(await good).toBe('good');
});

test('lets any amount of work wait when the queue has no bounds', async () => {
  const semaphore = createSemaphore({ atOnce: 1 });
  const done = Array.from({ length: 1000 }, (_, number) => semaphore(async () => number));
  expect(await Promise.all(done)).toEqual(Array.from({ length: 1000 }, (_, number) => number));
});

test('refuses at once, with a time to retry, when the queue is full', async () => {
  const semaphore = createSemaphore(BOUNDS);
  const { running, work, end } = controlledWork();
  const names = ['1', '2', '3', '4', '5'];
  const accepted = names.map((name) => semaphore(work(name)));
  const refusal = { code: 'unavailable', message: 'Busy', retryAfterSeconds: 20 };
  await expect(semaphore(work('6'))).rejects.toMatchObject(refusal);
  for (const name of names) {
    await expect.poll(() => running).toContain(name);
    end(name)?.succeed();
  }
  expect(await Promise.all(accepted)).toEqual(names);
});

test('refuses work that waited too long and frees its place in the queue', async () => {
  vi.useFakeTimers();
  try {
    const semaphore = createSemaphore({ ...BOUNDS, atOnce: 1, waiting: 1 });
    const { running, work, end } = controlledWork();
    const first = semaphore(work('first'));
    const late = expect(semaphore(work('late'))).rejects.toMatchObject({ code: 'unavailable' });
    await vi.advanceTimersByTimeAsync(20_000);
    await late;
    const next = semaphore(work('next'));
    end('first')?.succeed();
    await first;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(running).toEqual(['next']);
    end('next')?.succeed();
    expect(await next).toBe('next');
  } finally {
    vi.useRealTimers();
  }
});
