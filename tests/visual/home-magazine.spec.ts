import { expect, test } from '../support/site.ts';

test.describe('latest magazine items', () => {
  const latest = 'Uit het magazine';
  const listing = (articles: unknown[]) => ({ json: { articles, totalPages: 1, total: articles.length, page: 1 } });

  test('show a skeleton, then three items with the first one large', { tag: '@smoke' }, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/api\/articles\?/, async (route) => {
      await released;
      await route.continue();
    });
    const listingRequest = page.waitForRequest(/\/api\/articles\?/);
    await page.goto('/');
    const section = page.getByRole('region', { name: latest });
    await section.scrollIntoViewIfNeeded();
    expect(new URL((await listingRequest).url()).searchParams.get('limit')).toBe('3');
    await expect(section.locator('[aria-busy=true]')).toBeVisible();
    await expect(section.getByText('Artikelen worden geladen')).toBeAttached();
    release();
    await expect(section.locator('time')).toHaveCount(3);
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(3);
    const widths = await section.locator('img').evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
    expect(widths[0]).toBeGreaterThan(2 * Math.max(widths[1] ?? 0, widths[2] ?? 0));
    await expect(section.locator('time').first()).toHaveText(/^\d{2} [a-z]+ \d{4}$/);
    await expect(section.getByText(/^(Highlight|Video)$/).first()).toBeVisible();
    await expect(section.getByRole('link', { name: /Highlight|Video/ }).first()).toHaveAttribute(
      'href',
      /^\/magazine\/(article|video)\/[a-z0-9-]+$/,
    );
  });

  test('label a video and link to its page', async ({ page }) => {
    await page.route(/\/api\/articles\?/, async (route) => {
      const { articles } = await (await route.fetch()).json();
      articles[0].type = 'video';
      await route.fulfill(listing(articles));
    });
    await page.goto('/');
    const section = page.getByRole('region', { name: latest });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('link', { name: /^Video/ }).first()).toHaveAttribute('href', /^\/magazine\/video\//);
  });

  test('show a message when there are none', async ({ page }) => {
    await page.route(/\/api\/articles\?/, (route) => route.fulfill(listing([])));
    await page.goto('/');
    await page.getByRole('region', { name: latest }).scrollIntoViewIfNeeded();
    await expect(page.getByText('Geen artikelen beschikbaar')).toBeVisible();
  });

  test('show only the link to the magazine when loading fails', async ({ page }) => {
    await page.route(/\/api\/articles\?/, (route) => route.fulfill({ status: 500, json: { error: 'Oops' } }));
    await page.goto('/');
    const section = page.getByRole('region', { name: latest });
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('[aria-busy]')).toHaveCount(0);
    await expect(section).not.toContainText(/Oops|500|Failed/);
    await expect(section.getByRole('link', { name: 'Naar het magazine' })).toHaveAttribute('href', '/magazine');
  });

  test('show the default image when an image fails to load', async ({ page }) => {
    await page.route(/\/api\/articles\?/, async (route) => {
      const { articles } = await (await route.fetch()).json();
      articles[0].image = 'weg.webp';
      await route.fulfill(listing(articles));
    });
    await page.goto('/');
    const section = page.getByRole('region', { name: latest });
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('img').first()).toHaveAttribute('src', /seedlings\.webp$/);
  });

  test('become a link to the magazine without JavaScript', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto('/');
    const section = page.getByRole('region', { name: latest });
    await expect(section.getByRole('link', { name: 'magazine', exact: true })).toHaveAttribute('href', '/magazine');
    await expect(section.locator('.items')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Onze specialisaties' }).getByRole('link')).toHaveCount(12);
    await context.close();
  });
});
