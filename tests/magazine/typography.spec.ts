import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/articles/publish-through-api.ts';

const content = `<h1>Eerst</h1><p>Gewoon en <em>met nadruk</em>.</p><h2>Daarna</h2><h3>Diep</h3>
<p><img src="/assets/magazine/leaf.webp" alt="Nerven van een blad"></p>`;

const loadedItalics = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ style, status }) => style === 'italic' && status === 'loaded').length;
  });

const styleOf = (element: Locator) =>
  element.evaluate((one) => {
    const { fontFamily, fontWeight, fontStyle, fontSize } = getComputedStyle(one);
    return { family: fontFamily, weight: Number(fontWeight), style: fontStyle, size: Number.parseFloat(fontSize) };
  });

test('loads the italic font only for pages with emphasis', async ({ page, articleApi }) => {
  await page.goto('/magazine/article/vitamine-d-wie-heeft-extra-nodig-en-hoeveel');
  expect(await loadedItalics(page)).toBe(0);
  const item = await articleApi.publish({ title: 'Met nadruk', content });
  await page.goto(`/magazine/article/${item.slug}`);
  expect(await styleOf(page.locator('.prose em'))).toMatchObject({ style: 'italic' });
  expect(await loadedItalics(page)).toBeGreaterThan(0);
});

test('sets each heading level smaller than the one above', async ({ page, articleApi }) => {
  const item = await articleApi.publish({ title: 'Met koppen', content });
  await page.goto(`/magazine/article/${item.slug}`);
  const text = await styleOf(page.locator('.prose p').first());
  const [first, second, third] = await Promise.all(
    ['Eerst', 'Daarna', 'Diep'].map((name) => styleOf(page.locator('.prose').getByRole('heading', { name }))),
  );
  expect(first?.size).toBeGreaterThan(second?.size ?? 0);
  expect(second?.size).toBeGreaterThan((third?.size ?? 0) * 1.15);
  expect(third?.size).toBeGreaterThan(text.size * 1.15);
});

test('does not show a picture’s alt text', async ({ page, articleApi }) => {
  const item = await articleApi.publish({ title: 'Met beeld', content });
  await page.goto(`/magazine/article/${item.slug}`);
  await expect(page.getByRole('img', { name: 'Nerven van een blad' })).toBeVisible();
  await expect(page.getByText('Nerven van een blad')).toHaveCount(0);
});
