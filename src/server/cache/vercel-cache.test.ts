import { afterEach, expect, test } from 'vitest';
import { vercelCache } from './vercel-cache.ts';

/** Where Vercel's runtime passes its functions to `@vercel/functions`. */
const REQUEST_CONTEXT = Symbol.for('@vercel/request-context');
const runtime = globalThis as { [REQUEST_CONTEXT]?: unknown };

function record() {
  const calls: Array<[string, string[]]> = [];
  const purge = {
    invalidateByTag: async (tags: string[]) => void calls.push(['invalidate', tags]),
    dangerouslyDeleteByTag: async (tags: string[]) => void calls.push(['delete', tags]),
  };
  runtime[REQUEST_CONTEXT] = { get: () => ({ purge }) };
  return calls;
}

afterEach(() => {
  delete runtime[REQUEST_CONTEXT];
});

test('invalidates by tag on refresh and deletes by tag on removal', async () => {
  const calls = record();
  await vercelCache.cdn?.invalidate(['articles', 'article:slaap']);
  await vercelCache.cdn?.purge(['articles']);
  expect(calls).toEqual([
    ['invalidate', ['articles', 'article:slaap']],
    ['delete', ['articles']],
  ]);
});

test('passes all tags to Vercel in calls of at most sixteen', async () => {
  const calls = record();
  const tags = Array.from({ length: 40 }, (_, number) => `article:${number}`);
  await vercelCache.cdn?.invalidate(tags);
  expect(calls.map(([, batch]) => batch.length)).toEqual([16, 16, 8]);
  expect(calls.flatMap(([, batch]) => batch)).toEqual(tags);
});

test('throws where Vercel offers no purges, instead of purging nothing', async () => {
  runtime[REQUEST_CONTEXT] = { get: () => ({}) };
  await expect(vercelCache.cdn?.purge(['articles'])).rejects.toThrow('no purges');
  delete runtime[REQUEST_CONTEXT];
  await expect(vercelCache.cdn?.invalidate(['articles'])).rejects.toThrow('no purges');
});

test('lets the CDN cache responses for an hour, and never the browser', () => {
  expect(vercelCache.headers(['articles'], vercelCache.maxSeconds)).toEqual({
    'cache-control': 'public, max-age=0, must-revalidate',
    'vercel-cdn-cache-control': 'public, max-age=3600',
    'vercel-cache-tag': 'articles,everything',
  });
});
