import type { Page } from '@playwright/test';
import { axeViolations } from '../support/browser/axe.ts';
import { expect, test } from './logged-in.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Admin' });
const links = (page: Page) => nav(page).getByRole('link');
const LAST = 'Website';

/** How far each link is outside of what the line shows, in px. */
const hiddenPart = (page: Page, name: RegExp | string) =>
  links(page)
    .filter({ hasText: name })
    .evaluate((link) => {
      const line = (link.parentElement as HTMLElement).getBoundingClientRect();
      const { left, right } = link.getBoundingClientRect();
      return Math.round(Math.max(line.left - left, right - line.right, 0));
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
    await expect(links(page)).toHaveCount(10);
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
