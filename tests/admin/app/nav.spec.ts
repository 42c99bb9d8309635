import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/browser/axe.ts';
import { expect, test } from '../logged-in.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Admin' });
const links = (page: Page) => nav(page).getByRole('link');
const LAST = 'Website';

/** How far each link is outside of what the line shows, in whole pixels: the browser scrolls by whole ones. */
const hiddenPart = (page: Page, name: RegExp | string) =>
  links(page)
    .filter({ hasText: name })
    .evaluate((link) => {
      const line = (link.parentElement as HTMLElement).getBoundingClientRect();
      const { left, right } = link.getBoundingClientRect();
      return Math.trunc(Math.max(line.left - left, right - line.right, 0));
    });

for (const [width, textSize] of [
  [320, 100],
  [390, 100],
  [390, 200],
  [768, 100],
  [768, 200],
  [1024, 100],
  [1440, 100],
  [1440, 200],
] as const)
  test(`stays one line at ${width} px and ${textSize} % text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((size) => {
      document.addEventListener('DOMContentLoaded', () =>
        document.documentElement.style.setProperty('font-size', `${size}%`),
      );
    }, textSize);
    // The counts beside the links widen the line when they arrive.
    await page.goto('/admindash/help', { waitUntil: 'networkidle' });
    await expect(links(page)).toHaveCount(11);
    const tops = await links(page).evaluateAll((all) =>
      all.map((link) => Math.round(link.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await links(page).filter({ hasText: LAST }).focus();
    expect(await hiddenPart(page, LAST)).toBe(0);
    await links(page).filter({ hasText: 'Dashboard' }).focus();
    expect(await hiddenPart(page, 'Dashboard')).toBe(0);
  });

test('shows the link of the open screen, wherever it is in the line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/admindash/help');
  await expect.poll(() => hiddenPart(page, 'Help')).toBe(0);
  await links(page).filter({ hasText: 'Account' }).click();
  await expect(page).toHaveURL('/admindash/account');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => hiddenPart(page, 'Account')).toBe(0);
  expect(await axeViolations(page, (axe) => axe.include('header'))).toEqual([]);
});

test('shows all of an administrator’s links at 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const count = (path: string, fields: object) =>
    page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), ...fields } });
    });
  await count('**/api/admin/to-do', { total: 900 });
  await count('**/api/admin/messages?*', { unhandled: 120 });
  await page.goto('/admindash', { waitUntil: 'networkidle' });
  await expect(links(page)).toHaveCount(11);
  for (const link of await links(page).allTextContents()) expect(await hiddenPart(page, link), link).toBe(0);
});

for (const width of [390, 1440])
  test(`Tab follows the visible order of the header at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admindash/help', { waitUntil: 'networkidle' });
    const stops = page.getByRole('banner').locator('a, button');
    const tops = await stops.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(tops).toEqual([...tops].sort((one, other) => Math.round((one - other) / 16)));
    await page.getByRole('button', { name: 'Logout' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Go to…' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    const before = width < 1024 ? page.getByRole('banner').getByRole('link').first() : links(page).last();
    await expect(before).toBeFocused();
  });
