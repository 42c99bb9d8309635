import { axeViolations } from '../../support/browser/axe.ts';
import { expect, test } from '../logged-in.ts';
import { goTo, header, headerLink, openDashboard } from './screens.ts';

for (const [width, textSize] of [
  [390, 100],
  [768, 200],
  [1024, 100],
  [1440, 100],
] as const)
  test(`the header is one line at ${width} px and ${textSize} % text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((size) => {
      document.addEventListener('DOMContentLoaded', () =>
        document.documentElement.style.setProperty('font-size', `${size}%`),
      );
    }, textSize);
    const shown: Array<Promise<unknown>> = [];
    const count = async (path: string, fields: object) => {
      await page.route(path, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ json: { ...(await response.json()), ...fields } });
      });
      shown.push(page.waitForResponse(path));
    };
    await count('**/api/admin/to-do', { total: 900 });
    await count('**/api/admin/unhandled-messages', { unhandled: 120 });
    await page.goto('/admindash/help', { waitUntil: 'networkidle' });
    await Promise.all(shown);
    await expect(page.getByRole('banner').getByText(/^99\+/)).toHaveCount(width < 1024 ? 1 : 2);
    const stops = await page
      .getByRole('banner')
      .locator('a, button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(Math.max(...stops) - Math.min(...stops)).toBeLessThan((50 * textSize) / 100);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

for (const [width, textSize] of [
  [320, 100],
  [390, 200],
  [1440, 200],
] as const)
  test(`the header fits at ${width} px and ${textSize} % text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((size) => {
      document.addEventListener('DOMContentLoaded', () =>
        document.documentElement.style.setProperty('font-size', `${size}%`),
      );
    }, textSize);
    await page.goto('/admindash/help', { waitUntil: 'networkidle' });
    await header(page)
      .getByRole('button', { name: /^(Menu|More)/ })
      .click();
    await expect(header(page).getByRole('link', { name: 'Account' })).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

test('the menu stays open when the list it covers arrives', async ({ page, createArticle }) => {
  const { title } = await createArticle();
  await openDashboard(page);
  await page.getByRole('article', { name: title }).getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('textbox', { name: 'Content *' }).waitFor();
  const held = Promise.withResolvers<void>();
  await page.route('/api/admin/articles?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/admindash');
  const more = header(page).getByRole('button', { name: /^More/ });
  await more.click();
  held.resolve();
  await page.getByRole('article', { name: title }).waitFor();
  await expect(more).toBeFocused();
  await expect(header(page).getByRole('link', { name: 'Account' })).toBeVisible();
});

test('on a phone every screen is two taps away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admindash/help', { waitUntil: 'networkidle' });
  await header(page).getByRole('button', { name: /^Menu/ }).click();
  const links = header(page).getByRole('link');
  await expect(links).toHaveCount(11);
  for (const link of await links.all()) await expect(link).toBeInViewport();
  expect(await axeViolations(page, (axe) => axe.include('header'))).toEqual([]);
  await links.filter({ hasText: 'Account' }).click();
  await expect(page).toHaveURL('/admindash/account');
  await expect(links).toHaveCount(0);
});

test('the header has six entries, and the rest behind the last', async ({ page }) => {
  await page.goto('/admindash');
  const more = header(page).getByRole('button', { name: 'More' });
  await expect(header(page).getByRole('link')).toHaveText(['Dashboard', /^To do/, /^Messages/, 'Pictures', 'Clinic']);
  await more.press('Enter');
  await page.keyboard.press('Tab');
  await expect(header(page).getByRole('link', { name: 'Visits' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(header(page).getByRole('link')).toHaveCount(5);
  await more.click();
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } });
  await expect(header(page).getByRole('link')).toHaveCount(5);
  await goTo(page, 'Help');
  await expect(await headerLink(page, 'Help')).toHaveAttribute('aria-current', 'page');
});
