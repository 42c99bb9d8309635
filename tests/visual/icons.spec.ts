import sharp from 'sharp';
import { expect, test } from '../support/site.ts';

type Manifest = {
  name: string;
  short_name: string;
  lang: string;
  start_url: string;
  icons: Array<{ src: string; sizes: string; type: string; purpose: string }>;
};

test('has icons of every size and a Dutch manifest', { tag: '@smoke' }, async ({ page, request }) => {
  await page.goto('/privacy', { waitUntil: 'domcontentloaded' });
  const address = async (rel: string) => (await page.locator(`link[rel="${rel}"]`).getAttribute('href')) ?? '';
  expect((await request.get(await address('icon'))).headers()['content-type']).toContain('image/svg+xml');
  const touch = await sharp(await (await request.get(await address('apple-touch-icon'))).body()).metadata();
  expect(touch).toMatchObject({ format: 'png', width: 180, height: 180, hasAlpha: false });

  const manifest = (await (await request.get(await address('manifest'))).json()) as Manifest;
  expect(manifest).toMatchObject({
    name: 'Dommelhart, integrale en preventieve geneeskunde',
    short_name: 'Dommelhart',
    lang: 'nl',
    start_url: '/',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons.slice(1)) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
