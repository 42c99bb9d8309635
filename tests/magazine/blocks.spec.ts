import type { Page } from '@playwright/test';
import { EVERY_BLOCK, PLAYER } from '../support/articles/every-block.ts';
import { expect, test } from '../support/articles/publish-through-api.ts';
import { axeViolations } from '../support/browser/axe.ts';

const CALLOUTS = ['In het kort', 'Goed om te weten', 'Let op', 'Bel uw huisarts', 'Bel 112'];

async function openArticle(page: Page, { slug }: { slug: string }): Promise<void> {
  await page.goto(`/magazine/article/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('an article with every block is accessible and within its budget', { tag: '@smoke' }, async ({
  page,
  articleApi,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openArticle(page, await articleApi.publish({ title: 'Alle blokken', content: EVERY_BLOCK }));
  expect(await axeViolations(page, (axe) => axe.exclude('footer').exclude('body > header'))).toEqual([]);
  expect(await page.locator('*').count()).toBeLessThan(600);
});

test('call-outs are labelled regions, and 112 is a phone link', async ({ page, articleApi }) => {
  await openArticle(page, await articleApi.publish({ title: 'Alle blokken', content: EVERY_BLOCK }));
  for (const name of CALLOUTS) await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  const call = page.getByRole('link', { name: 'Bel 112' });
  await expect(call).toHaveAttribute('href', 'tel:112');
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(page.getByRole('columnheader', { name: 'Thuis' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Normaal' })).toBeVisible();
  const button = page.getByRole('link', { name: 'Plan een gesprek (opent in een nieuw tabblad)' });
  await expect(button).toHaveAttribute('href', /^https:/);
});

test('a video contacts its host only when play is pressed', async ({ page, site, articleApi }) => {
  const requests: string[] = [];
  page.on('request', (request) => request.url().startsWith(site.url) || requests.push(request.url()));
  await page.route('https://player.vimeo.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Film' }));
  await openArticle(page, await articleApi.publish({ title: 'Met video', content: EVERY_BLOCK }));
  await expect(page.getByTitle('Video: Zo meet u thuis')).toHaveAttribute('sandbox', /allow-scripts/);
  expect(requests).toEqual([]);
  const player = page.frameLocator('iframe');
  await player.getByRole('link', { name: 'Video afspelen' }).click();
  await expect(player.getByText('Film')).toBeVisible();
  expect(requests[0]).toContain('player.vimeo.com/video/76979871');
});

test('details open without scripts, and the video is a link', async ({ browser, site, articleApi }) => {
  const item = await articleApi.publish({ title: 'Zonder scripts', content: EVERY_BLOCK });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await openArticle(page, item);
  await expect(page.getByText('één meting')).toBeHidden();
  await page.getByText('Waarom zo vaak?').click();
  await expect(page.getByText('één meting')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Bekijk de video op vimeo.com/ })).toHaveAttribute('href', PLAYER);
  await context.close();
});

test('prints details open, and an address in place of the player', async ({ page, articleApi }) => {
  await openArticle(page, await articleApi.publish({ title: 'Gedrukt', content: EVERY_BLOCK }));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('één meting')).toBeVisible();
  await expect(page.locator('iframe')).toBeHidden();
  await expect(page.getByRole('link', { name: /^Bekijk de video/ })).toBeVisible();
});

test('two pictures stand side by side, and below each other on a phone', async ({ page, articleApi }) => {
  const pair = page.locator('.prose figure').nth(1).getByRole('img');
  const tops = () => pair.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
  await page.setViewportSize({ width: 1440, height: 900 });
  await openArticle(page, await articleApi.publish({ title: 'Twee foto’s', content: EVERY_BLOCK }));
  const [left, right] = await tops();
  expect(left).toBe(right);
  await page.setViewportSize({ width: 390, height: 844 });
  const [above = 0, below = 0] = await tops();
  expect(below).toBeGreaterThan(above);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
