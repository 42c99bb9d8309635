import { HOME_THERAPIES, TREATMENT_SLUGS } from '../../src/shared/care-slugs.ts';
import { expect, test } from '../support/site.ts';

const pathsOf = (links: Array<{ href: string }>) => links.map(({ href }) => new URL(href).pathname);

test.describe('hero', () => {
  test('shows headline, phone number, address and appointment button', { tag: '@smoke' }, async ({ page }) => {
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

test('links the closing section to the appointment page', async ({ page }) => {
  await page.goto('/');
  const closing = page.getByRole('region', { name: 'Klaar om geholpen te worden...' });
  await expect(closing.getByRole('link', { name: /^Maak een afspraak/ })).toHaveAttribute('href', /^https:/);
});
