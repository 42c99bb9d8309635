import type { Page } from '@playwright/test';
import { expect, moveMouseIntoPage, test } from '../support/articles/publish-through-api.ts';

/** Moves the mouse over the page, and waits until the script of the listing is there because of it. */
async function beAround(page: Page): Promise<void> {
  await moveMouseIntoPage(page);
  await page.getByRole('article').first().hover();
  const island = page.locator('astro-island');
  const scripts = ['component-url', 'renderer-url'].map((name) => island.getAttribute(name));
  for (const script of await Promise.all(scripts)) {
    await page.waitForFunction((url) => performance.getEntriesByName(new URL(`${url}`, location.href).href)[0], script);
    await page.evaluate((url) => import(`${url}`), script);
  }
}

test.describe('§2 magazine listing', () => {
  test('shows a hero with the tagline, the Featured Article and the Latest Articles', async ({ page }) => {
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

  test('the type filter leads to videos at /magazine/video/{slug}, and stands in the address', async ({ page }) => {
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
    await expect(page.getByRole('status')).toContainText(/\d{2} results, page 1 of 3/);
    await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('');
  });

  test('the category filter offers All Categories and the 16 of §9', async ({ page }) => {
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

  test('typing searches once it pauses; the empty state says what to do', async ({ page }) => {
    await page.clock.install();
    await page.goto('/magazine', { waitUntil: 'networkidle' });
    const search = page.getByPlaceholder('Search articles and videos...');
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/articles') && asked.push(request.url()));
    await page.clock.pauseAt(Date.now() + 3_600_000);
    // The script takes over in the middle of the word.
    await search.pressSequentially('schild');
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await search.pressSequentially('klier');
    expect(asked).toEqual([]);
    await page.clock.resume();
    await expect(page.getByRole('article').first()).toContainText('schildklier');
    expect(asked).toHaveLength(1);
    await search.fill('qqqqxxxx');
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Nothing found');
    await expect(search).toBeFocused();
  });

  test('pages are turned with Previous, numbers and Next; the heading gets the focus', async ({ page }) => {
    await page.goto('/magazine');
    const pages = page.getByRole('navigation', { name: 'Pagination' });
    // Until the script has taken over, they are links to another page.
    await moveMouseIntoPage(page);
    await pages.getByRole('link', { name: 'Page 2' }).hover();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await pages.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/magazine?page=2');
    await expect(page.getByRole('status')).toContainText('page 2 of 3');
    await expect(page.getByRole('heading', { name: 'Articles and videos, page 2' })).toBeFocused();
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByRole('status')).toContainText('page 3 of 3');
    await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('status')).toContainText('page 2 of 3');
  });

  test('the script takes over once a filter or a page number is reached for, and fetches nothing again', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
    await page.goto('/magazine?category=Hormonen');
    const waiting = page.locator('astro-island[ssr]');
    await beAround(page);
    await expect(waiting).toHaveCount(1);
    await page.getByPlaceholder('Search articles and videos...').focus();
    await expect(waiting).toHaveCount(0);
    await page.keyboard.type('horm');
    await expect(page).toHaveURL('/magazine?search=horm&category=Hormonen');
    await expect.poll(() => asked).toEqual([expect.stringContaining('search=horm&')]);
  });

  test('a very long name under the cover story stays on a phone’s page', async ({ page, articleApi }) => {
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

  test('with the connection gone a search says so calmly, and tries again (§8)', async ({ page, context }) => {
    await page.goto('/magazine');
    await beAround(page);
    await context.setOffline(true);
    await page.getByPlaceholder('Search articles and videos...').fill('slaap');
    await expect(page.getByRole('alert')).toContainText('Failed to fetch articles');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('status')).toContainText('result');
  });

  test('an answer that comes late is not shown for a later question', async ({ page }) => {
    await page.goto('/magazine');
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/articles?*type=video*', async (route) => {
      await held;
      await route.continue();
    });
    const type = page.getByRole('combobox', { name: 'Type' });
    await type.selectOption('Videos');
    await expect(page.getByText('Loading articles')).toBeAttached();
    await expect(page.locator('[data-skeleton]')).toHaveCount(6);
    await type.selectOption('Articles');
    await expect(page.getByRole('status')).toContainText(/^2\d results|^3\d results/);
    const late = page.waitForResponse(/type=video/);
    release();
    await late;
    await expect(page.getByRole('status')).toContainText(/^2\d results|^3\d results/);
  });

  test('what was chosen before the script was there is not lost', async ({ page }) => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_astro/*.js', async (route) => {
      await held;
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
    await expect(page.getByRole('status')).toContainText(/\d{2} results, page 1 of 3/);
  });

  test('§8: a failure says so calmly and can be tried again', async ({ page }) => {
    await page.goto('/magazine');
    await page.route('**/api/articles?*', (route) => route.fulfill({ status: 503, json: { error: 'away' } }));
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Videos');
    await expect(page.getByRole('alert')).toContainText('Failed to fetch articles');
    await page.unroute('**/api/articles?*');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('status')).toHaveText(/^\d results$/);
    await expect(page.getByRole('heading', { name: 'Videos', exact: true })).toBeFocused();
  });

  for (const address of ['?page=99', '?page=-1&type=cat', `?search=${'a'.repeat(300)}`, '?category=%00&page=x&[]=1']) {
    test(`rubbish in the address gives a sensible page: ${address.slice(0, 24)}`, async ({ page }) => {
      const response = await page.goto(`/magazine${address}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByPlaceholder('Search articles and videos...')).toBeVisible();
    });
  }

  test('an author has a listing with a title of its own', async ({ page }) => {
    await page.goto('/magazine?author=Saskia+Brouwers');
    await expect(page).toHaveTitle('Articles and videos by Saskia Brouwers | Dommelhart Magazine');
    await expect(page.getByRole('article').first()).toContainText('Saskia Brouwers');
    await page.getByRole('link', { name: 'Show all authors' }).click();
    await expect(page).toHaveURL('/magazine');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the magazine can be searched, paged and read', async ({ page }) => {
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
