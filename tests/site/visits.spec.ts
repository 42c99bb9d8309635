import type { Page } from '@playwright/test';
import type { PublicArticlePage } from '../../src/shared/contract/articles/articles.ts';
import type { Visits } from '../../src/shared/contract/visitors/visits.ts';
import { COUNTED_PATHS } from '../../src/shared/counted-paths.ts';
import { paths } from '../../src/shared/paths.ts';
import { expect, test } from '../support/site.ts';

declare global {
  var sentBeacons: unknown[];
}

/** What the page sent until its next frame was painted; known at once, unlike requests. */
const beacons = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        globalThis.requestAnimationFrame(() => setTimeout(() => resolve(globalThis.sentBeacons)));
      }),
  );

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    globalThis.sentBeacons = [];
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      if (/^\/api\/(visits|missed-searches)$/.test(String(input)))
        globalThis.sentBeacons.push(JSON.parse(String(init?.body)));
      return fetch(input, init);
    };
  }),
);

test('sends the page and the host that led there, and no cookie', { tag: '@smoke' }, async ({
  page,
  context,
  staffCookies,
  site,
}) => {
  await context.addCookies(await staffCookies());
  const sent = page.waitForRequest('**/api/visits');
  await page.goto('/klachten?naam=jan#bereiken', { referer: 'https://www.nieuws.example/artikel?geheim=1' });
  const request = await sent;
  expect(request.postDataJSON()).toEqual({ page: '/klachten', referrer: 'www.nieuws.example' });
  expect(await request.allHeaders()).not.toHaveProperty('cookie');
  expect((await request.response())?.status()).toBe(204);
  const visits = (await (await page.request.get(`${site.url}/api/admin/visits`)).json()) as Visits;
  expect(visits.pages.find(({ name }) => name === '/klachten')?.total).toBeGreaterThan(0);
  expect(visits.referrers.map(({ name }) => name)).toContain('nieuws.example');
});

test('counts a followed link, but not going back or reloading', async ({ page }) => {
  await page.goto('/privacy');
  await page.getByRole('main').getByRole('link', { name: 'Klachten' }).click();
  await page.waitForLoadState();
  expect(await beacons(page)).toEqual([{ page: '/klachten' }]);
  await page.reload();
  expect(await beacons(page)).toEqual([]);
  await page.goBack();
  // A page from the back/forward cache still has what it sent the first time.
  expect((await beacons(page)).length).toBeLessThanOrEqual(1);
});

for (const [signal, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)
  test(`sends nothing with ${signal}`, async ({ page }) => {
    await page.addInitScript(([name, set]) => Object.defineProperty(Navigator.prototype, name, { get: () => set }), [
      signal,
      value,
    ] as const);
    await page.goto('/pmo');
    expect(await beacons(page)).toEqual([]);
  });

test('counts a page in a tab behind once it is seen', async ({ page }) => {
  // Browsers draw no frame of a page that nobody sees.
  await page.addInitScript(() => {
    const { requestAnimationFrame } = globalThis;
    const seen = new Promise((resolve) => addEventListener('seen', resolve));
    globalThis.requestAnimationFrame = (callback) => {
      seen.then(() => requestAnimationFrame(callback));
      return 0;
    };
  });
  await page.goto('/pmo');
  expect(await page.evaluate(() => globalThis.sentBeacons)).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('seen')));
  expect(await beacons(page)).toEqual([{ page: '/pmo' }]);
});

test('counts an article, not a preview, a search or what is not there', async ({ page, context, staffCookies }) => {
  await page.goto('/magazine');
  expect(await beacons(page)).toEqual([{ page: '/magazine' }]);
  const { articles } = (await (await page.request.get('/api/articles?limit=1')).json()) as PublicArticlePage;
  const path = paths.magazineItem(articles[0] as PublicArticlePage['articles'][number]);
  await page.goto(path);
  expect(await beacons(page)).toEqual([{ page: path }]);
  await context.addCookies(await staffCookies());
  const draft = await page.request.post('/api/admin/articles', {
    data: { title: 'Concept', content: '<p>Een rustige ochtend.</p>', category: 'Hormonen' },
  });
  const { id } = (await draft.json()) as { id: number };
  for (const path of [paths.preview(id), '/magazine?search=slaap', '/jan@voorbeeld.nl', '/admindash/login']) {
    await page.goto(path);
    expect(await beacons(page), path).toEqual([]);
  }
});

test('knows every page of the sitemap', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap-pages.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(listed.length).toBeGreaterThan(20);
  expect(listed.filter((path) => !COUNTED_PATHS.has(path))).toEqual([]);
  for (const path of COUNTED_PATHS) expect((await request.get(path)).status(), path).toBe(200);
});

test('shows nothing when the API is unavailable', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route('**/api/visits', (route) => route.abort());
  await page.goto('/pmo');
  expect(await beacons(page)).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('a search of the magazine that finds nothing', () => {
  const SETTLED_MS = 2000;
  const open = async (page: Page, path: string) => {
    await page.clock.install();
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  };

  test('is counted once, by its words, from a page that stays cached', async ({ page }) => {
    const path = '/magazine?search=xylofoonbouwer';
    await page.request.get(path);
    expect((await page.request.get(path)).headers()['cache-status']).toBe('memory; hit');
    await open(page, path);
    await page.clock.runFor(SETTLED_MS - 500);
    expect(await beacons(page)).toEqual([]);
    const sent = page.waitForResponse('**/api/missed-searches');
    await page.clock.runFor(5 * SETTLED_MS);
    expect((await sent).status()).toBe(204);
    expect(await beacons(page)).toEqual([{ words: 'xylofoonbouwer' }]);
    // The test's clock brings a `performance` that knows no navigation.
    await page.addInitScript(() => Object.assign(performance, { getEntriesByType: () => [{ type: 'reload' }] }));
    await page.reload();
    await page.clock.runFor(5 * SETTLED_MS);
    expect(await beacons(page)).toEqual([]);
  });

  test('is counted when it was typed to its end', async ({ page }) => {
    await open(page, '/magazine?search=qqqq');
    const search = page.getByRole('searchbox', { name: 'Search articles and videos' });
    for (const words of ['wratte', 'wratten weg']) {
      await search.fill(words);
      await page.clock.runFor(300);
      await expect(page).toHaveURL(new RegExp(`search=${words.replace(' ', '\\+')}$`));
      await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    }
    await page.clock.runFor(2 * SETTLED_MS);
    await expect.poll(() => beacons(page)).toEqual([{ words: 'wratten weg' }]);
  });

  test('is not counted with a filter, or for who asks not to be counted', async ({ page }) => {
    await open(page, '/magazine?search=qqqq&type=video');
    await page.clock.runFor(2 * SETTLED_MS);
    expect(await beacons(page)).toEqual([]);
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }));
    await open(page, '/magazine?search=qqqq');
    await page.clock.runFor(2 * SETTLED_MS);
    expect(await beacons(page)).toEqual([]);
  });
});
