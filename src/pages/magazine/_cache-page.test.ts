import vercelProvider from '@astrojs/vercel/cache/provider';
import { expect, test } from 'vitest';
import { ARTICLES_TAG, articleTag } from '../../server/articles/cache-tags/article-tags.ts';
import { vercelCache } from '../../server/cache/vercel-cache.ts';
import { cachePage } from './_cache-page.ts';

test('on Vercel, caches pages with the same headers as API responses', () => {
  const tags = [ARTICLES_TAG, articleTag('slapen')];
  let headers = new Headers();
  cachePage(
    {
      cache: {
        set: (options: object) => {
          headers = vercelProvider(undefined).setHeaders?.(options, new Request('https://clinic.example/')) ?? headers;
        },
      },
    } as unknown as Parameters<typeof cachePage>[0],
    tags,
  );
  const api = vercelCache.headers(tags);
  // Astro adds a tag with the path.
  expect(headers.get('vercel-cache-tag')?.split(',')).toEqual([
    ...(api['vercel-cache-tag'] ?? '').split(','),
    'astro-path:/',
  ]);
  expect(headers.get('vercel-cdn-cache-control')).toBe(api['vercel-cdn-cache-control']);
});
