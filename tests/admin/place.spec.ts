import type { Page } from '@playwright/test';
import { expect, test } from './logged-in.ts';

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
const back = (page: Page) => page.getByRole('link', { name: 'Back to dashboard' }).click();

/** Enough articles with a word of their own for two pages. */
const WORD = 'terugvindbaar';
const PLACE = `/admindash?search=${WORD}&type=article&page=2`;

test.beforeEach(async ({ createArticle, page }) => {
  const found = await (await page.request.get(`/api/admin/articles?search=${WORD}`)).json();
  for (let made = found.total; made < 17; made += 1) await createArticle({ title: `${WORD} ${made}` });
});

/** Somewhere in the list: filtered, on another page, scrolled down. Returns the address and how far. */
async function settle(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('article').first().waitFor();
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect.poll(() => top(page)).toBe(400);
}

/** The article whose Edit can be seen without scrolling. */
async function edit(page: Page) {
  await page.getByRole('article').nth(4).getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('textbox', { name: 'Content *' }).waitFor();
}

test('search, filter, page and scroll survive the editor and its link back', async ({ page }) => {
  await settle(page, PLACE);
  await edit(page);
  await back(page);
  await expect(page).toHaveURL(PLACE);
  await expect(page.getByRole('searchbox')).toHaveValue(WORD);
  await expect.poll(() => top(page)).toBe(400);
  await expect(page.getByRole('article').nth(4).getByRole('link').first()).toBeFocused();
});

test('the place survives saving', async ({ page }) => {
  await settle(page, PLACE);
  await edit(page);
  await page.getByRole('button', { name: 'Save Article' }).click();
  await expect(page.getByText('Article updated', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(PLACE);
  await expect.poll(() => top(page)).toBe(400);
});

test('the place survives the back button of the browser, and reloading', async ({ page }) => {
  await settle(page, PLACE);
  await edit(page);
  await page.goBack();
  await expect(page).toHaveURL(PLACE);
  await expect.poll(() => top(page)).toBe(400);
  await page.reload();
  await expect.poll(() => top(page)).toBe(400);
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
});

test('the tab survives other screens, and Dashboard again starts anew', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await settle(page, '/admindash?tab=categories');
  const dashboard = page.getByRole('link', { name: 'Dashboard', exact: true });
  await page.evaluate(() => (document.querySelector('a[href="/admindash/messages"]') as HTMLElement).click());
  await page.getByRole('heading', { name: 'Messages' }).waitFor();
  await dashboard.click();
  await expect(page).toHaveURL('/admindash?tab=categories');
  await expect(page.getByRole('article', { name: 'Hormonen' })).toBeAttached();
  await expect.poll(() => top(page)).toBe(400);
  await dashboard.click();
  await expect(page).toHaveURL('/admindash');
  await page.getByRole('article').first().waitFor();
  expect(await top(page)).toBe(0);
});

test('a place ends with its session', async ({ page, staff }) => {
  await settle(page, PLACE);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admindash/login');
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admindash');
  await page.goto('/admindash/articles/new');
  await back(page);
  await expect(page).toHaveURL('/admindash');
});

test('a page that is no longer there gives way to the last one', async ({ page }) => {
  await settle(page, '/admindash?page=2');
  await edit(page);
  await page.evaluate(() => {
    const place = JSON.parse(sessionStorage.getItem('admin:place') ?? '{}');
    sessionStorage.setItem('admin:place', JSON.stringify({ ...place, query: '?page=4000' }));
  });
  await page.reload();
  await back(page);
  await expect(page.getByText(/^Page (\d+) of \1$/)).toBeVisible();
});
