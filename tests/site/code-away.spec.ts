import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

/** As on a phone that loses its connection after the page itself. */
const withoutCode = (page: Page, name: string) =>
  page.route(new RegExp(`/${name}[^/]*\\.js`), (route) => route.abort());

test('the home page leads to the magazine when the code of its newest items does not arrive', async ({ page }) => {
  await withoutCode(page, 'LatestItems');
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Uit het magazine' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('Onze nieuwste artikelen en video’s staan in het magazine.')).toBeVisible();
  await expect(section.locator('[aria-busy=true]')).toBeHidden();
});

test.describe('where the browser cannot style the contents of details', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => void (CSS.supports = () => false)));

  test('paper has every answer, and the screen is as it was afterwards', async ({ page }) => {
    await page.goto('/rijbewijskeuringen');
    const open = () => page.locator('main details.accordion[open]').count();
    const items = page.locator('main details.accordion');
    await items.first().locator('summary').click();
    await expect.poll(open).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await open()).toBe(await items.count());
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await open()).toBe(1);
    await items.nth(1).locator('summary').click();
    await expect(items.first()).not.toHaveAttribute('open');
  });
});
