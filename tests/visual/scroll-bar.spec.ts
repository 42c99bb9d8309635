import type { Browser } from '@playwright/test';
import { test as base, expect } from '../support/site.ts';

/** A browser whose scroll bars take up width, as on Windows; Playwright hides them by default. */
const test = base.extend<{ desktop: Browser }>({
  desktop: async ({ playwright, launchOptions, channel }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ...(channel && { channel }),
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    await use(browser);
    await browser.close();
  },
});

const RIGHT_EDGE = (element: Element) => element.getBoundingClientRect().right;
const PAGE_WIDTH = () => document.documentElement.clientWidth;
const SCROLL_BAR_WIDTH = () => innerWidth - document.documentElement.clientWidth;

for (const height of [500, 1600])
  test(`the footer ends at the scroll bar in a window ${height} px high`, async ({ desktop, site }) => {
    const page = await desktop.newPage({ baseURL: site.url, viewport: { width: 1200, height } });
    await page.goto('/bestaat-niet');
    expect(await page.evaluate(SCROLL_BAR_WIDTH)).toBeGreaterThan(10);
    expect(await page.locator('body > footer').evaluate(RIGHT_EDGE)).toBe(await page.evaluate(PAGE_WIDTH));
  });

// At 1000 px the bar fits all links once the open menu removes the page's scroll bar.
for (const width of [700, 1000])
  test(`the menu covers a window ${width} px wide`, async ({ desktop, site }) => {
    const page = await desktop.newPage({ baseURL: site.url, viewport: { width, height: 600 } });
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Menu' });
    await opener.click();
    const menu = page.locator('#menu');
    await expect(menu).toBeVisible();
    expect(await menu.evaluate(RIGHT_EDGE)).toBe(width);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

test('an admin dialog covers the window without moving the page', async ({ desktop, site, staffCookies }) => {
  const page = await desktop.newPage({ baseURL: site.url, viewport: { width: 1200, height: 700 } });
  await page.context().addCookies(await staffCookies());
  await page.goto('/admindash?tab=writers');
  const logout = page.getByText('Logout');
  await expect(page.getByRole('button', { name: 'Add Writer' })).toBeEnabled();
  const before = await logout.evaluate(RIGHT_EDGE);
  await page.getByRole('button', { name: 'Add Writer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await page.locator('.fixed.inset-0').evaluate(RIGHT_EDGE)).toBe(1200);
  expect(Math.abs((await logout.evaluate(RIGHT_EDGE)) - before)).toBeLessThan(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await logout.evaluate(RIGHT_EDGE)).toBe(before);
});

test('tabs that fit have no scroll bar', async ({ desktop, site, staffCookies }) => {
  const page = await desktop.newPage({ baseURL: site.url, viewport: { width: 1200, height: 700 } });
  await page.context().addCookies(await staffCookies());
  await page.goto('/admindash');
  const tabs = page.getByRole('tablist');
  await expect(tabs).toBeVisible();
  expect(await tabs.evaluate(({ offsetWidth, clientWidth }: HTMLElement) => offsetWidth - clientWidth)).toBe(0);
});
