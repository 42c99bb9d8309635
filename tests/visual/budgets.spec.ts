import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '../support/site.ts';
import { KB, watchScripts } from '../support/watch-scripts.ts';

const typeOf = (response: Response) => response.request().resourceType();

function record(page: Page): Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return responses;
}

/** Bytes as sent: text compressed with brotli, fonts and pictures as they are. */
async function bytesOf(responses: Response[], type: string): Promise<number> {
  const bodies = await Promise.all(
    responses.filter((response) => typeOf(response) === type).map((response) => response.body()),
  );
  const isText = !['font', 'image'].includes(type);
  return bodies.reduce((sum, body) => sum + (isText ? brotliCompressSync(body).length : body.length), 0);
}

/** What runs: structured data and the rules of what is rendered ahead count as HTML. */
const INLINE_SCRIPTS = () =>
  [...document.scripts]
    .filter(({ src, type }) => !src && !/json|rules/.test(type))
    .map(({ textContent }) => textContent ?? '');

test('home loads no framework and keeps within its budgets', { tag: '@smoke' }, async ({ page }) => {
  const responses = record(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const scripts = responses.filter((response) => typeOf(response) === 'script');
  const code = await Promise.all(scripts.map((response) => response.text()));
  expect(code.some((text) => /react/i.test(text))).toBe(false);
  const inline = brotliCompressSync((await page.evaluate(INLINE_SCRIPTS)).join('\n')).length;
  expect((await bytesOf(responses, 'script')) + inline).toBeLessThanOrEqual(5 * KB);
  expect(await bytesOf(responses, 'stylesheet')).toBeLessThanOrEqual(15 * KB);
  expect(await bytesOf(responses, 'document')).toBeLessThanOrEqual(15 * KB);
  // A browser that is slow to match a preloaded file with its use reads it twice, the second time from its cache.
  const fonts = new Map(responses.filter((response) => typeOf(response) === 'font').map((font) => [font.url(), font]));
  expect(fonts.size, [...fonts.keys()].join(' ')).toBeLessThanOrEqual(2);
  expect(await bytesOf([...fonts.values()], 'font')).toBeLessThanOrEqual(70 * KB);
});

test('home loads at most 80 KB of scripts with the magazine in view', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('/');
  const latest = page.getByRole('region', { name: 'Uit het magazine' });
  await latest.scrollIntoViewIfNeeded();
  await expect(latest.locator('time')).toHaveCount(3);
  expect((await scripts()).bytes).toBeLessThan(80 * KB);
});

const TEXTS = [
  '/',
  '/pmo',
  '/magazine',
  '/magazine/rss.xml',
  '/api/articles',
  '/data/therapies.json',
  '/admindash/login',
];
for (const path of [...TEXTS, '/bestaat-niet']) {
  test(`compresses ${path} as the browser accepts`, async ({ request }) => {
    const plain = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers()['content-encoding']).toBeUndefined();
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
    ]) {
      const compressed = await request.get(path, { headers: { 'accept-encoding': accepted ?? '' } });
      expect(compressed.headers()).toMatchObject({
        'content-encoding': encoding,
        vary: expect.stringMatching(/accept-encoding/i),
      });
      expect(compressed.status()).toBe(plain.status());
      expect((await compressed.body()).length).toBe((await plain.body()).length);
    }
  });
}

/** A phone's first picture takes 0.6 s of a line of 250 kbit/s. */
const FIRST_PICTURE = 20 * KB;
for (const deviceScaleFactor of [1, 2, 3]) {
  test(`home has a light first picture and no shift at ${deviceScaleFactor}×`, async ({ browser, site }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor,
      baseURL: site.url,
    });
    const page = await context.newPage();
    const responses = record(page);
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0, largest: '' });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number; hadRecentInput: boolean }>)
          if (!entry.hadRecentInput) (window as unknown as { moved: number }).moved += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        const entry = list.getEntries().at(-1) as PerformanceEntry & { url: string };
        (window as unknown as { largest: string }).largest = entry.url;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const largest = await page.evaluate(() => (window as unknown as { largest: string }).largest);
    const picture = responses.find((response) => response.url() === largest);
    expect(picture, `the largest paint is a picture: ${largest}`).toBeDefined();
    expect((await picture?.body())?.length).toBeLessThanOrEqual(FIRST_PICTURE);

    // The visitor has scrolled past the latest items when they load: they must not push the page down.
    const latest = page.getByRole('region', { name: 'Uit het magazine' });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/articles?*', (route) => released.then(() => route.continue()));
    await latest.getByText('Artikelen worden geladen').waitFor({ state: 'attached' });
    await page.locator('.closing').scrollIntoViewIfNeeded();
    release();
    await expect(latest.locator('time')).toHaveCount(3);
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.001);
    await context.close();
  });
}
