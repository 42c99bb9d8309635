import { axeViolations } from '../support/browser/axe.ts';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** By keyboard, because readers of letters this large often have unsteady hands. */
test('a visitor with large letters finds the hours and the route', { tag: '@smoke' }, async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.documentElement) return;
      document.documentElement.style.fontSize = '200%';
      observer.disconnect();
    }).observe(document, { childList: true });
  });
  await page.goto('/');

  await test.step('the number to call is on the first screen', async () => {
    const call = page.getByRole('banner').getByRole('link', { name: /^Bel/ });
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(call).toHaveAttribute('href', /^tel:\+31/);
  });

  await test.step('at the end of the page are the hours, and the way to the route', async () => {
    const footer = page.getByRole('contentinfo');
    await footer.getByText('Openingstijden').scrollIntoViewIfNeeded();
    await expect(footer).toContainText(/Maandag t\/m vrijdag\s*09:00 – 17:00/);
    const route = footer.getByRole('link', { name: 'Route' });
    await route.focus();
    await expect(route).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
  });

  await test.step('the route has address, hours, a map and a number to call', async () => {
    await expect(page).toHaveURL(/\/over-ons#route$/);
    const route = page.getByRole('region', { name: 'Route' });
    await expect(route.getByRole('heading', { name: 'Route' })).toBeInViewport();
    await expect(route.locator('address')).toContainText(/\d{4} [A-Z]{2} Waalre/);
    await expect(route).toContainText('Maandag t/m vrijdag 09:00 – 17:00');
    const call = route.getByRole('link', { name: /^Bel 0/ });
    await call.focus();
    await expect(call).toBeInViewport({ ratio: 1 });
    const map = route.getByRole('img', { name: /^Schets/ });
    await map.scrollIntoViewIfNeeded();
    await expect(map).toBeVisible();
  });

  await test.step('nothing is cut off, and nothing covers it', async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expect(page.getByRole('navigation', { name: 'Direct contact' })).not.toBeInViewport();
    expect(await axeViolations(page)).toEqual([]);
  });
});
