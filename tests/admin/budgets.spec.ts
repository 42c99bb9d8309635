import type { Page } from '@playwright/test';
import { KB, watchScripts } from '../support/watch-scripts.ts';
import { expect, test } from './logged-in.ts';

/** Architecture §7: login and lists; in brotli, as the server sends it. */
const BUDGET = 150 * KB;

/** The scripts that a page loads until it is at rest. */
async function scriptsOf(page: Page, path: string) {
  const scripts = watchScripts(page);
  await page.goto(path);
  return scripts();
}

for (const path of [
  '/admindash',
  '/admindash?tab=writers',
  '/admindash?tab=categories',
  '/admindash/messages',
  '/admindash/account',
  '/admindash/help',
]) {
  test(`${path} loads at most 150 KB of scripts, and no editor (architecture §7)`, async ({ page }) => {
    const { bytes, text } = await scriptsOf(page, path);
    expect(bytes).toBeLessThan(BUDGET);
    expect(text).not.toContain('ProseMirror');
  });
}

test('from the login page to the dashboard, all three tabs: at most 150 KB of scripts', async ({
  page,
  context,
  staff,
}) => {
  await context.clearCookies();
  const scripts = watchScripts(page);
  await page.goto('/admindash/login');
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('tab', { name: 'Writers' }).click();
  await expect(page.getByRole('button', { name: 'Add Writer' })).toBeVisible();
  await page.getByRole('tab', { name: 'Categories' }).click();
  await expect(page.getByRole('button', { name: 'Add Category' })).toBeVisible();
  expect((await scripts()).bytes).toBeLessThan(BUDGET);
});

test('the editor is loaded on its own route', async ({ page }) => {
  expect((await scriptsOf(page, '/admindash/articles/new')).text).toContain('ProseMirror');
});
