import { moveMouseIntoPage } from '../support/articles/publish-through-api.ts';
import { expect, test } from '../support/site.ts';
import { KB, watchScripts } from '../support/watch-scripts.ts';

/** For a page whose islands are all in use; compressed with brotli, as the server sends it. */
const BUDGET = 80 * KB;
/** The words of people in need are found in the browser, from the first word typed. */
const HELP = 3 * KB;
/** For a page before its islands hydrate. */
const INITIAL_BUDGET = 5 * KB;

test('loads at most 83 KB of scripts for a listing in full use', { tag: '@smoke' }, async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('/magazine');
  const next = page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Next' });
  await moveMouseIntoPage(page);
  await next.hover();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await next.click();
  await expect(page.getByRole('status')).toContainText('page 2 of');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Hormonen');
  await expect(page.getByRole('heading', { name: 'Articles and videos on Hormonen' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Articles');
  await page.getByPlaceholder('Search articles and videos...').fill('qqqqxxxx');
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  expect((await scripts()).bytes).toBeLessThan(BUDGET + HELP);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('loads 5 KB of scripts with the listing and the rest on touch', async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto('/magazine');
    expect((await scripts()).bytes).toBeLessThan(INITIAL_BUDGET);
    const type = page.getByRole('combobox', { name: 'Type' });
    await type.tap();
    await type.selectOption('Videos');
    await expect(page).toHaveURL('/magazine?type=video');
    await expect(page.getByRole('status')).toHaveText(/^\d results$/);
    expect((await scripts()).bytes).toBeLessThan(BUDGET);
  });
});

for (const type of ['article', 'video']) {
  test(`loads at most 80 KB of scripts for an item of type ${type}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/magazine?type=${type}`);
    const link = page.getByRole('link', { name: /^Read More/ }).first();
    const path = (await link.getAttribute('href')) ?? '';
    const item = await context.newPage();
    const scripts = watchScripts(item);
    await item.goto(path);
    await item.getByRole('heading', { name: `Share this ${type}` }).scrollIntoViewIfNeeded();
    await item.waitForLoadState('networkidle');
    await item.getByRole('button', { name: 'Copy link' }).click();
    await expect(item.getByText('Link copied!', { exact: true })).toBeVisible();
    expect((await scripts()).bytes).toBeLessThan(BUDGET);
  });
}
