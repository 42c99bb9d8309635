import type { Page } from '@playwright/test';
import { ADMIN_SCREENS } from '../support/browser/admin-screens.ts';
import { KB, watchScripts } from '../support/watch-scripts.ts';
import { expect, test } from './logged-in.ts';

/** In brotli, as the server sends them. */
const BUDGET = 150 * KB;

/** The scripts that a page loads until the network is idle. */
async function scriptsOf(page: Page, path: string) {
  const scripts = watchScripts(page);
  await page.goto(path);
  return scripts();
}

for (const path of ADMIN_SCREENS) {
  test(`${path} loads at most 150 KB of scripts, and no editor`, async ({ page }) => {
    const { bytes, text } = await scriptsOf(page, path);
    expect(bytes).toBeLessThan(BUDGET);
    expect(text).not.toContain('ProseMirror');
  });
}

test('login and dashboard together load at most 150 KB of scripts', async ({ page, context, staff }) => {
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

test('only the editor’s own page loads the editor', async ({ page }) => {
  expect((await scriptsOf(page, '/admindash/articles/new')).text).toContain('ProseMirror');
});
