import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $toasts } from '../../../../ui/toast/toasts.ts';
import { $expiredSession } from '../../../data/staff-call.ts';
import { copyImages } from '../../../uploads/copy-image.ts';
import { $copies, createCopyQueue } from './copy-queue.ts';

/** How often the user was asked to log in, and answered “Not now”. */
let asked = 0;
let stop = () => {};
beforeEach(() => {
  asked = 0;
  stop = $expiredSession.listen((login) => {
    if (!login) return;
    asked += 1;
    login.resolve(false);
  });
  vi.stubGlobal('location', { origin: 'https://praktijk.example' });
  const refusal = JSON.stringify({ success: false, error: 'Please log in first' });
  vi.stubGlobal('fetch', async () => new Response(refusal, { status: 401 }));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  $toasts.set([]);
  $copies.set({ running: 0, failures: [] });
});

const ADDRESSES = [1, 2, 3, 4, 5].map((number) => `https://elders.example/foto-${number}.jpg`);

test('“Copy to this site” asks for the password once, however many pictures there are', async () => {
  await copyImages(ADDRESSES, () => {});
  expect([asked, $toasts.get()[0]?.title]).toEqual([1, '5 pictures could not be copied']);
});

test('pasted pictures ask for the password once, and those of the next paste once more', async () => {
  const queue = createCopyQueue();
  let done = 0;
  const onDone = () => {
    done += 1;
  };
  const paste = () => {
    for (const source of ADDRESSES) queue.add({ source, isWanted: () => true, onDone });
  };
  paste();
  await expect.poll(() => done).toBe(5);
  expect(asked).toBe(1);
  paste();
  await expect.poll(() => done).toBe(10);
  expect([asked, $copies.get().failures.length]).toEqual([2, 10]);
});
