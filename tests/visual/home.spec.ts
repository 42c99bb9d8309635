import { HOME_THERAPIES, TREATMENT_SLUGS } from '../../src/content/slugs.ts';
import { expect, test } from '../support/site.ts';

const pathsOf = (links: Array<{ href: string }>) => links.map(({ href }) => new URL(href).pathname);

test.describe('hero', () => {
  test('shows headline, phone number, address and appointment button', async ({ page }) => {
    await page.goto('/');
    const hero = page.getByRole('region', { name: /^Doorgrond je klachten/ });
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
      'Doorgrond je klachten met een zorgvuldige, integrale benadering.',
    );
    await expect(hero.getByRole('link', { name: /040/ })).toHaveAttribute('href', /^tel:\+31\d{9}$/);
    await expect(hero.getByText(/\d{4} [A-Z]{2} Waalre/)).toBeVisible();
    await expect(hero.getByRole('link', { name: /^Maak een afspraak/ })).toHaveAttribute('target', '_blank');
  });

  test('fades in after 100 ms', async ({ page }) => {
    await page.goto('/');
    const words = page.locator('.hero-words');
    await expect(words).toHaveCSS('animation-delay', '0.1s');
    await expect(words).toHaveCSS('opacity', '1');
  });
});

test.describe('specialisations', () => {
  test('link 12 cards to their therapies', async ({ page }) => {
    await page.goto('/');
    const links = page.getByRole('region', { name: 'Onze specialisaties' }).getByRole('link');
    expect(
      pathsOf(await links.evaluateAll((all) => all.map((a) => ({ href: (a as HTMLAnchorElement).href })))),
    ).toEqual(HOME_THERAPIES.map((slug) => `/therapieen/${slug}`));
  });

  test('scroll by the arrows, with a progress bar as decoration', async ({ page }) => {
    await page.goto('/');
    const strip = page.getByRole('region', { name: 'Onze specialisaties' });
    const bar = strip.locator('.bar');
    const drawnShare = () => bar.evaluate((element) => element.getBoundingClientRect().width / element.clientWidth);
    await strip.scrollIntoViewIfNeeded();
    expect(await drawnShare()).toBeLessThan(0.9);
    const next = strip.getByRole('button', { name: 'Volgende' });
    const last = strip.getByRole('link').last();
    await expect(async () => {
      await next.click();
      await expect.poll(drawnShare, { timeout: 900 }).toBeCloseTo(1);
    }).toPass();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(last, 'the last card is whole').toBeInViewport({ ratio: 0.5 });
    await expect(strip.getByRole('progressbar')).toHaveCount(0);
  });

  test('scroll to the last card on keyboard focus', async ({ page }) => {
    await page.goto('/');
    const last = page.getByRole('region', { name: 'Onze specialisaties' }).getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport();
  });

  test('reveal the cards 150 ms apart when in view', async ({ page }) => {
    await page.goto('/');
    const cards = page.getByRole('region', { name: 'Onze specialisaties' }).getByRole('listitem');
    await cards.first().scrollIntoViewIfNeeded();
    await expect(cards.nth(3)).toHaveCSS('animation-delay', '0.45s');
    await expect(cards.nth(3)).toHaveCSS('opacity', '1');
  });
});

test.describe('treatments', () => {
  test('link 6 rows to their pages', async ({ page }) => {
    await page.goto('/');
    const links = page.locator('hover-preview').getByRole('link');
    const addresses = pathsOf(
      await links.evaluateAll((all) => all.map((a) => ({ href: (a as HTMLAnchorElement).href }))),
    );
    expect(addresses.toSorted()).toEqual(TREATMENT_SLUGS.map((slug) => `/behandelingen/${slug}`).toSorted());
  });

  test('swap the picture on hover and focus', async ({ page }) => {
    await page.goto('/');
    const preview = page.locator('hover-preview');
    const pictures = preview.locator('[data-picture]');
    await preview.getByRole('link', { name: /Natuurgeneeskunde/ }).hover();
    await expect(pictures.nth(4)).toHaveCSS('opacity', '1');
    await expect(pictures.nth(0)).toHaveCSS('opacity', '0');
    await preview.getByRole('link', { name: /Integrale/ }).focus();
    await expect(pictures.nth(1)).toHaveCSS('opacity', '1');
  });
});

test('links the banner to the about page', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Waar zorg en hart samenkomen' });
  await expect(banner.getByRole('link', { name: 'Maak kennis met ons' })).toHaveAttribute('href', '/over-ons');
});

test.describe('latest magazine items', () => {
  const latest = 'Uit het magazine';
  const listing = (articles: unknown[]) => ({ json: { articles, totalPages: 1, total: articles.length, page: 1 } });

  test('show a skeleton, then three items with the first one large', async ({ page }) => {
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

test('links the closing section to the appointment page', async ({ page }) => {
  await page.goto('/');
  const closing = page.getByRole('region', { name: 'Klaar om geholpen te worden...' });
  await expect(closing.getByRole('link', { name: /^Maak een afspraak/ })).toHaveAttribute('href', /^https:/);
});
