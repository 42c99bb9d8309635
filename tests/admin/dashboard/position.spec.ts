import type { Page } from '@playwright/test';
import { pressBack } from '../../support/browser/traverse.ts';
import { expect, test } from '../logged-in.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const goBack = (page: Page) => page.getByRole('link', { name: 'Back to dashboard' }).click();

/** A word in enough titles for two pages. */
const WORD = 'terugvindbaar';
const POSITION = `/admindash?search=${WORD}&type=article&page=2`;

test.beforeEach(async ({ createArticle, page }) => {
  const found = await (await page.request.get(`/api/admin/articles?search=${WORD}`)).json();
  for (let count = found.total; count < 17; count += 1) await createArticle({ title: `${WORD} ${count}` });
});

/** Opens the list and scrolls down. */
async function openAndScroll(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('article').first().waitFor();
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect.poll(() => scrollTop(page)).toBe(400);
}

/** Edits an article that is visible at that position. */
async function edit(page: Page) {
  await page.getByRole('article').nth(4).getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('textbox', { name: 'Content *' }).waitFor();
}

test('keeps search, filter, page and scroll position after editing', async ({ page }) => {
  await openAndScroll(page, POSITION);
  await edit(page);
  await goBack(page);
  await expect(page).toHaveURL(POSITION);
  await expect(page.getByRole('searchbox')).toHaveValue(WORD);
  await expect.poll(() => scrollTop(page)).toBe(400);
  await expect(page.getByRole('article').nth(4).getByRole('link').first()).toBeFocused();
});

test('keeps the position after saving', async ({ page }) => {
  await openAndScroll(page, POSITION);
  await edit(page);
  await page.getByRole('button', { name: 'Save Article' }).click();
  await expect(page.getByText('Article updated', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(POSITION);
  await expect.poll(() => scrollTop(page)).toBe(400);
});

test('keeps the position after the back button and a reload', async ({ page }) => {
  await openAndScroll(page, POSITION);
  await edit(page);
  await pressBack(page);
  await expect(page).toHaveURL(POSITION);
  await expect.poll(() => scrollTop(page)).toBe(400);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(400);
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
});

test('keeps the tab after other screens, and resets it on request', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 500 });
  await openAndScroll(page, '/admindash?tab=categories');
  const dashboard = page.getByRole('link', { name: 'Dashboard', exact: true });
  await page.evaluate(() => (document.querySelector('a[href="/admindash/messages"]') as HTMLElement).click());
  await page.getByRole('heading', { name: 'Messages' }).waitFor();
  await dashboard.click();
  await expect(page).toHaveURL('/admindash?tab=categories');
  await expect(page.getByRole('article', { name: 'Hormonen' })).toBeAttached();
  await expect.poll(() => scrollTop(page)).toBe(400);
  await dashboard.click();
  await expect(page).toHaveURL('/admindash');
  await page.getByRole('article').first().waitFor();
  expect(await scrollTop(page)).toBe(0);
});

test('going back to a page of the list shows it as it was left', async ({ page }) => {
  await openAndScroll(page, `/admindash?search=${WORD}`);
  // Playwright's click would scroll to the button.
  await page.getByRole('button', { name: 'Next' }).evaluate((button: HTMLElement) => button.click());
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await pressBack(page);
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(400);
});

test('clears the position at logout', async ({ page, staff }) => {
  await openAndScroll(page, POSITION);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admindash/login');
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admindash');
  await page.goto('/admindash/articles/new');
  await goBack(page);
  await expect(page).toHaveURL('/admindash');
});

test('shows the last page when the remembered one is gone', async ({ page }) => {
  await openAndScroll(page, '/admindash?page=2');
  await edit(page);
  await page.addInitScript(() => {
    const stored = JSON.parse(sessionStorage.getItem('admin:positions') ?? '{}');
    sessionStorage.setItem('admin:positions', JSON.stringify({ ...stored, dashboard: '/admindash?page=4000' }));
  });
  await page.reload();
  await goBack(page);
  await expect(page.getByText(/^Page (\d+) of \1$/)).toBeVisible();
});
