import type { Page } from '@playwright/test';
import { busyness } from '../../scripts/set-up/busyness.mjs';
import { expect, test } from '../support/site.ts';

/** Chromium's Slow 2G. */
const SLOW_2G = { latency: 2000, downloadThroughput: 50_000 / 8, uploadThroughput: 50_000 / 8 };
const ARTICLE = '/magazine/article/vitamine-d-wie-heeft-extra-nodig-en-hoeveel';

test.use({ viewport: { width: 390, height: 844 } });
test.setTimeout(180_000 * busyness());

async function openSlowly(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_2G });
  await page.goto(path, { waitUntil: 'commit', timeout: 60_000 });
}

for (const [path, parts] of [
  ['/', ['h1']],
  [ARTICLE, ['h1', '.prose p']],
  ['/rijbewijskeuringen/chauffeurs', ['h1', '.facts dl > div']],
] as const)
  test(`words and telephone of ${path} wait for no picture, font or script`, async ({ page }) => {
    await page.route('**/*.{avif,webp,jpg,png,woff2,js}', () => {});
    await openSlowly(page, path);
    for (const part of [...parts, 'a[href^="tel:"]:visible'])
      await expect(page.locator(part).first()).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('a[href^="tel:"]:visible').first()).toBeInViewport();
  });

test('the search works before its script is there', { tag: '@smoke' }, async ({ page }) => {
  await page.route('**/*.js', () => {});
  await page.goto('/pmo', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click();
  await expect(page).toHaveURL('/zoeken');
  await page.locator('#zoek-pagina').fill('taxi');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/zoeken?q=taxi');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /taxichauffeurs/ })
      .first(),
  ).toBeVisible();
});
