import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/articles/publish-through-api.ts';

const isCacheHit = async (request: APIRequestContext, path: string) =>
  (await request.get(path)).headers()['cache-status'] === 'memory; hit';

test.describe('page cache', () => {
  test('renders a page once, and again after every change to the article', { tag: '@smoke' }, async ({
    request,
    articleApi,
  }) => {
    const item = await articleApi.publish({ title: 'Vers van de pers' });
    const path = `/magazine/article/${item.slug}`;
    await request.get(path);
    expect(await isCacheHit(request, path)).toBe(true);
    await request.get('/magazine');
    expect(await (await request.get('/magazine')).text()).toContain('Vers van de pers');

    const edited = await articleApi.change(item, { title: 'Nog verser' });
    expect(await (await request.get(path)).text()).toContain('Nog verser');
    expect(await (await request.get('/magazine')).text()).toContain('Nog verser');
    expect(await (await request.get('/magazine/rss.xml')).text()).toContain('Nog verser');

    await articleApi.unpublish(edited);
    expect((await request.get(path)).status()).toBe(404);
    expect(await (await request.get('/magazine')).text()).not.toContain('Nog verser');
    await articleApi.delete(edited);
    expect((await request.get(path)).status()).toBe(410);
  });

  test('redirects an old slug permanently, and responds 410 once deleted', async ({ request, articleApi }) => {
    const item = await articleApi.publish({ title: 'Eerste naam', slug: 'eerste-naam' });
    const renamed = await articleApi.change(item, { slug: 'tweede-naam' });
    const old = await request.get('/magazine/article/eerste-naam', { maxRedirects: 0 });
    expect(old.status()).toBe(308);
    expect(old.headers()['location']).toBe('/magazine/article/tweede-naam');
    expect(old.headers()['cache-control']).toBe('no-cache');
    await articleApi.delete(renamed);
    const gone = await request.get('/magazine/article/tweede-naam');
    expect(gone.status()).toBe(410);
    expect(await gone.text()).toContain('Return to Magazine');
    expect(gone.headers()['cache-control']).toBe('no-cache');
  });

  test('follows a slug that is changed back or used by a new article', async ({ page, articleApi }) => {
    const item = await articleApi.publish({ title: 'Heen en weer', slug: 'heen' });
    const moved = await articleApi.change(item, { slug: 'weer' });
    await page.goto('/magazine/article/heen');
    await expect(page).toHaveURL('/magazine/article/weer');
    const back = await articleApi.change(moved, { slug: 'heen' });
    await page.goto('/magazine/article/weer');
    await expect(page).toHaveURL('/magazine/article/heen');
    await articleApi.change(back, { slug: 'elders' });
    await articleApi.publish({ title: 'Nieuw op een oud adres', slug: 'heen' });
    await page.goto('/magazine/article/heen');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nieuw op een oud adres');
  });

  for (const slug of ['slapen-zonder-pil%E2%80%A6', 'slapen%E2%80%9D', 'a%0Ab', '%00', 'Slapen', 'a'.repeat(300)]) {
    test(`responds 404 for the malformed slug ${slug.slice(0, 30)}`, async ({ request }) => {
      for (const type of ['article', 'video']) {
        const response = await request.get(`/magazine/${type}/${slug}`);
        expect(response.status()).toBe(404);
        expect(await response.text()).toContain('Not Found');
      }
    });
  }

  test('serves an article at a path that was 404 before', async ({ request, articleApi }) => {
    expect((await request.get('/magazine/article/nog-niet-geschreven')).status()).toBe(404);
    await articleApi.publish({ title: 'Nog niet geschreven', slug: 'nog-niet-geschreven' });
    expect((await request.get('/magazine/article/nog-niet-geschreven')).status()).toBe(200);
  });
});

test.describe('feeds and sitemaps', () => {
  test('carry the full text in RSS and JSON Feed', async ({ request, articleApi }) => {
    const { title } = await articleApi.publish({ content: `<p>${'Lang verhaal. '.repeat(300)}</p>` });
    const rss = await request.get('/magazine/rss.xml');
    expect(rss.headers()['content-type']).toContain('application/rss+xml');
    expect(await rss.text()).toContain('content:encoded');
    const feed = await (await request.get('/magazine/feed.json')).json();
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
    const item = feed.items.find((item: { title: string }) => item.title === title);
    expect(item.content_html.length).toBeGreaterThan(3000);
  });

  test('list all pages, and articles with their dates', async ({ request, site }) => {
    const path = (url = '') => new URL(url, site.url).pathname;
    const index = await (await request.get('/sitemap.xml')).text();
    const parts = await Promise.all(
      [...index.matchAll(/<loc>([^<]+)/g)].map(async ([, part]) => (await request.get(path(part))).text()),
    );
    expect(parts.join('')).toMatch(/<loc>[^<]+\/magazine\/article\/[^<]+<\/loc><lastmod>[^<]+<\/lastmod>/);
    const pages = [...parts.join('').matchAll(/<loc>([^<]+)/g)].map(([, url]) => path(url));
    expect(pages).toEqual(expect.arrayContaining(['/', '/therapieen', '/magazine']));
  });
});
