import type { Page } from '@playwright/test';
import { HOUR_MS } from '../../src/shared/dates/durations.ts';
import { expect, moveMouseIntoPage, test } from '../support/articles/publish-through-api.ts';

/** Moves the mouse over the page, which preloads the listing's scripts, and waits for them. */
async function preloadScripts(page: Page): Promise<void> {
  await moveMouseIntoPage(page);
  await page.getByRole('article').first().hover();
  const island = page.locator('astro-island');
  const scripts = ['component-url', 'renderer-url'].map((name) => island.getAttribute(name));
  for (const script of await Promise.all(scripts)) {
    await page.waitForFunction((url) => performance.getEntriesByName(new URL(`${url}`, location.href).href)[0], script);
    await page.evaluate((url) => import(`${url}`), script);
  }
}

test.describe('magazine listing', () => {
  test('shows the tagline, the Featured Article and the Latest Articles', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/magazine');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dommelhart Magazine');
    await expect(page.getByText('Your guide to better health, naturally.')).toBeVisible();
    const featured = page.getByRole('article').first();
    await expect(featured.getByText('Featured Article')).toBeVisible();
    await expect(featured.getByText('Article', { exact: true })).toBeVisible();
    await expect(featured.getByText(/^[A-Z][a-z]{2} \d{2}, \d{4}$/)).toBeVisible();
    await expect(featured.getByRole('link', { name: /^Read More/ })).toHaveAttribute('href', /^\/magazine\/article\//);
    const cards = page.getByRole('region', { name: 'Latest Articles' }).getByRole('article');
    await expect(cards).toHaveCount(11);
    await expect(cards.first().getByText(/^[A-Z][a-z]{2} \d{2}$/)).toBeVisible();
  });

  test('marks a video with a play icon in the corner of its picture', async ({ page }) => {
    await page.goto('/magazine?type=video');
    const card = page.getByRole('article').first();
    // In one moment: the card may still be rising. The first one may have no picture, and a sprig that says so.
    const icon = await card.evaluate((card) => {
      const box = (selector: string) => card.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const [picture, icon] = [box('img'), box('svg:not([data-placeholder])')];
      return { width: icon.width, left: icon.left - picture.left, bottom: picture.bottom - icon.bottom };
    });
    expect(icon.width).toBeGreaterThan(0);
    expect(icon.width).toBeLessThan(60);
    expect(icon.left).toBeLessThan(20);
    expect(icon.bottom).toBeGreaterThan(0);
    expect(icon.bottom).toBeLessThan(20);
  });

  test('filters by type, and keeps the filter in the URL', async ({ page }) => {
    await page.goto('/magazine');
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Videos');
    await expect(page).toHaveURL('/magazine?type=video');
    await expect(page.getByRole('status')).toHaveText(/^\d results$/);
    await expect(
      page
        .getByRole('article')
        .first()
        .getByRole('link', { name: /^Read More/ }),
    ).toHaveAttribute('href', /^\/magazine\/video\//);
    await page.goBack();
    await expect(page.getByRole('status')).toContainText(/\d{2} results, page 1 of \d/);
    await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('');
  });

  test('offers All Categories and the 16 fixed categories', async ({ page }) => {
    await page.goto('/magazine');
    const filter = page.getByRole('combobox', { name: 'Category' });
    await expect(filter.getByRole('option')).toHaveCount(17);
    await filter.selectOption('Hormonen');
    await expect(page).toHaveTitle('Articles and videos on Hormonen | Dommelhart Magazine');
    await expect(page.getByRole('heading', { name: 'Articles and videos on Hormonen' })).toBeVisible();
    await page.reload();
    await expect(page).toHaveTitle('Articles and videos on Hormonen | Dommelhart Magazine');
    await expect(filter).toHaveValue('Hormonen');
  });

  test('searches once typing pauses, and shows the empty state', async ({ page }) => {
    await page.clock.install();
    await page.goto('/magazine', { waitUntil: 'networkidle' });
    const search = page.getByPlaceholder('Search articles and videos...');
    const requests: string[] = [];
    page.on('request', (request) => request.url().includes('/api/articles') && requests.push(request.url()));
    await page.clock.pauseAt(Date.now() + HOUR_MS);
    // Hydration happens in the middle of the word.
    await search.pressSequentially('schild');
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await search.pressSequentially('klier');
    expect(requests).toEqual([]);
    await page.clock.resume();
    await expect(page.getByRole('article').first()).toContainText('schildklier');
    expect(requests).toHaveLength(1);
    await search.fill('qqqqxxxx');
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Nothing found');
    await expect(search).toBeFocused();
  });

  test('goes to other pages and moves the focus to the heading', async ({ page }) => {
    await page.goto('/magazine');
    const pages = page.getByRole('navigation', { name: 'Pagination' });
    const status = page.getByRole('status');
    // Earlier tests may have published items.
    const last = Number(/page 1 of (\d+)/.exec((await status.textContent()) ?? '')?.[1]);
    // Before hydration they are plain links.
    await moveMouseIntoPage(page);
    await pages.getByRole('link', { name: 'Page 2' }).hover();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await pages.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/magazine?page=2');
    await expect(status).toContainText(`page 2 of ${last}`);
    await expect(page.getByRole('heading', { name: 'Articles and videos, page 2' })).toBeFocused();
    for (let number = 3; number <= last; number += 1) {
      await pages.getByRole('link', { name: 'Next' }).click();
      await expect(status).toContainText(`page ${number} of ${last}`);
    }
    await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
    await page.goBack();
    await expect(status).toContainText(`page ${last - 1} of ${last}`);
  });

  test('hydrates on intent, without fetching the page again', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => request.url().includes('/api/articles') && requests.push(request.url()));
    await page.goto('/magazine?category=Hormonen');
    const unhydrated = page.locator('astro-island[ssr]');
    await preloadScripts(page);
    await expect(unhydrated).toHaveCount(1);
    await page.getByPlaceholder('Search articles and videos...').focus();
    await expect(unhydrated).toHaveCount(0);
    await page.keyboard.type('horm');
    await expect(page).toHaveURL('/magazine?search=horm&category=Hormonen');
    await expect.poll(() => requests).toEqual([expect.stringContaining('search=horm&')]);
  });

  test('wraps a very long author name on a phone', async ({ page, articleApi }) => {
    const item = await articleApi.publish({
      title: 'Lange naam',
      author: 'Aansprakelijkheidswaardevaststellingscommissie',
    });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/magazine');
    await expect(page.getByText(/^Aansprakelijkheids/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await articleApi.delete(item);
  });

  test('shows an error while offline, and recovers on retry', async ({ page, context }) => {
    await page.goto('/magazine');
    await preloadScripts(page);
    await context.setOffline(true);
    await page.getByPlaceholder('Search articles and videos...').fill('slaap');
    await expect(page.getByRole('alert')).toContainText('Failed to fetch articles');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('status')).toContainText('result');
  });

  test('ignores a late response to an earlier query', async ({ page }) => {
    await page.goto('/magazine');
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/articles?*type=video*', async (route) => {
      await released;
      await route.continue();
    });
    const type = page.getByRole('combobox', { name: 'Type' });
    await type.selectOption('Videos');
    await expect(page.getByText('Loading articles')).toBeAttached();
    await expect(page.locator('[data-skeleton]')).toHaveCount(6);
    await type.selectOption('Articles');
    const status = page.getByRole('status');
    await expect(status).toContainText('results');
    const shown = (await status.textContent()) ?? '';
    const lateResponse = page.waitForResponse(/type=video/);
    release();
    await (await lateResponse).finished();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await expect(status).toHaveText(shown);
  });

  test('keeps filters that were set before hydration', async ({ page }) => {
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_astro/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/magazine', { waitUntil: 'commit' });
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Videos');
    await page.getByPlaceholder('Search articles and videos...').fill('bloeddruk');
    release();
    await expect(page).toHaveURL('/magazine?search=bloeddruk&type=video');
    await expect(page.getByRole('article').first()).toContainText('bloeddruk');
    await page.goBack();
    await expect(page).toHaveURL('/magazine');
    await expect(page.getByRole('status')).toContainText(/\d{2} results, page 1 of \d/);
  });

  test('shows an error when the API fails, and recovers on retry', async ({ page }) => {
    await page.goto('/magazine');
    await page.route('**/api/articles?*', (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }));
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Videos');
    await expect(page.getByRole('alert')).toContainText('Failed to fetch articles');
    await page.unroute('**/api/articles?*');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('status')).toHaveText(/^\d results$/);
    await expect(page.getByRole('heading', { name: 'Videos', exact: true })).toBeFocused();
  });

  for (const search of ['?page=99', '?page=-1&type=cat', `?search=${'a'.repeat(300)}`, '?category=%00&page=x&[]=1']) {
    test(`shows a listing for the invalid query ${search.slice(0, 24)}`, async ({ page }) => {
      const response = await page.goto(`/magazine${search}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByPlaceholder('Search articles and videos...')).toBeVisible();
    });
  }

  test('lists the items of an author under their name', async ({ page }) => {
    await page.goto('/magazine?author=Saskia+Brouwers');
    await expect(page).toHaveTitle('Articles and videos by Saskia Brouwers | Dommelhart Magazine');
    await expect(page.getByRole('article').first()).toContainText('Saskia Brouwers');
    await page.getByRole('link', { name: 'Show all authors' }).click();
    await expect(page).toHaveURL('/magazine');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('searches, pages and reads', async ({ page }) => {
    await page.goto('/magazine');
    await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/magazine?page=2');
    await page.getByPlaceholder('Search articles and videos...').fill('schildklier');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('status')).toContainText('result');
    await page.getByRole('link', { name: /^Read More/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('schildklier');
    await expect(page.getByRole('article')).toContainText('huisarts');
  });
});
