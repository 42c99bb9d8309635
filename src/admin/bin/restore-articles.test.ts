import { afterEach, expect, test, vi } from 'vitest';
import { $toasts } from '../../ui/toast/toasts.ts';
import { $expiredSession } from '../data/staff-call.ts';
import { restoreArticles } from './restore-articles.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  $toasts.set([]);
});

const refuseWith = (status: number, error: string) => {
  const sent = vi.fn(async () => new Response(JSON.stringify({ success: false, error }), { status }));
  vi.stubGlobal('fetch', sent);
  return sent;
};

test('asks for the password once when the session has ended, however many articles were deleted', async () => {
  const sent = refuseWith(401, 'Please log in first');
  let asked = 0;
  const stop = $expiredSession.listen((login) => {
    if (!login) return;
    asked += 1;
    login.resolve(false);
  });
  await restoreArticles([1, 2, 3]);
  stop();
  expect([asked, sent.mock.calls.length]).toEqual([1, 1]);
  expect($toasts.get()[0]?.title).toBe('Failed to restore article');
});

test('goes on after an article that cannot be restored', async () => {
  const sent = refuseWith(404, 'This article does not exist');
  await restoreArticles([1, 2, 3]);
  expect(sent).toHaveBeenCalledTimes(3);
});
