import type { Browser } from '@playwright/test';
import { test as base, expect } from '../support/site.ts';

/** A browser whose scroll bars take room, as on Windows; Playwright's own hides them. */
const test = base.extend<{ desk: Browser }>({
  desk: async ({ playwright, launchOptions, channel }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ...(channel && { channel }),
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    await use(browser);
    await browser.close();
  },
});

const RIGHT = (element: Element) => element.getBoundingClientRect().right;
const WIDTH = () => document.documentElement.clientWidth;
const BAR = () => innerWidth - document.documentElement.clientWidth;

for (const height of [500, 1600])
  test(`a dark footer ends at the scroll bar in a window of ${height} px`, async ({ desk, site }) => {
    const page = await desk.newPage({ baseURL: site.url, viewport: { width: 1200, height } });
    await page.goto('/bestaat-niet');
    expect(await page.evaluate(BAR)).toBeGreaterThan(10);
    expect(await page.locator('body > footer').evaluate(RIGHT)).toBe(await page.evaluate(WIDTH));
  });

// At 900 px the bar has room for everything once the page's scroll bar is gone.
for (const width of [700, 900])
  test(`the menu opens and covers a window of ${width} px`, async ({ desk, site }) => {
    const page = await desk.newPage({ baseURL: site.url, viewport: { width, height: 600 } });
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Menu' });
    await opener.click();
    const menu = page.locator('#menu');
    await expect(menu).toBeVisible();
    expect(await menu.evaluate(RIGHT)).toBe(width);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

test('a dialog of the staff covers the window, and nothing moves', async ({ desk, site, staff }) => {
  const page = await desk.newPage({ baseURL: site.url, viewport: { width: 1200, height: 700 } });
  await page.request.post('/api/admin/login', { data: staff });
  await page.goto('/admindash?tab=writers');
  const logout = page.getByText('Logout');
  await expect(page.getByRole('button', { name: 'Add Writer' })).toBeEnabled();
  const before = await logout.evaluate(RIGHT);
  await page.getByRole('button', { name: 'Add Writer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await page.locator('.fixed.inset-0').evaluate(RIGHT)).toBe(1200);
  expect(Math.abs((await logout.evaluate(RIGHT)) - before)).toBeLessThan(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await logout.evaluate(RIGHT)).toBe(before);
});

test('tabs that fit have no scroll bar of their own', async ({ desk, site, staff }) => {
  const page = await desk.newPage({ baseURL: site.url, viewport: { width: 1200, height: 700 } });
  await page.request.post('/api/admin/login', { data: staff });
  await page.goto('/admindash');
  const tabs = page.getByRole('tablist');
  await expect(tabs).toBeVisible();
  expect(await tabs.evaluate(({ offsetWidth, clientWidth }: HTMLElement) => offsetWidth - clientWidth)).toBe(0);
});
