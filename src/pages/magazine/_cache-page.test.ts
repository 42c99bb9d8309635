import vercelProvider from '@astrojs/vercel/cache/provider';
import { expect, test } from 'vitest';
import { ARTICLES_TAG, articleTag } from '../../server/articles/cache-tags.ts';
import { CDN_SECONDS } from '../../server/cache/public-cache.ts';
import { vercelCache } from '../../server/cache/vercel-cache.ts';
import { cachePage } from './_cache-page.ts';

test.each([CDN_SECONDS, 90])('on Vercel, caches pages for %i s with the headers of the API', (seconds) => {
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
    { seconds },
  );
  const api = vercelCache.headers(tags, seconds);
  // Astro adds a tag with the path.
  expect(headers.get('vercel-cache-tag')?.split(',')).toEqual([
    ...(api['vercel-cache-tag'] ?? '').split(','),
    'astro-path:/',
  ]);
  expect(headers.get('vercel-cdn-cache-control')).toBe(api['vercel-cdn-cache-control']);
});
