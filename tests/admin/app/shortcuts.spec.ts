import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/browser/axe.ts';
import { expect, test } from '../logged-in.ts';

const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

test.beforeEach(async ({ page }) => {
  await page.goto('/admindash');
  await page.getByRole('article').first().waitFor();
});

test('"?" lists the shortcuts', async ({ page }) => {
  await page.keyboard.press('?');
  await expect(list(page)).toContainText('Go to a screen or an article');
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 400 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
});

test('"?" is a question mark in a field and in a dialog', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Search articles' });
  await search.focus();
  await page.keyboard.press('?');
  await expect(search).toHaveValue('?');
  await search.fill('');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').press('?');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('?');
  await expect(list(page)).toBeHidden();
});

test('the key "?" can be turned off, and stays so', async ({ page }) => {
  await page.keyboard.press('?');
  await list(page).getByRole('switch', { name: 'The key ? opens this list' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('article').first().waitFor();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('keyboard');
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeVisible();
  await expect(list(page).getByRole('switch')).not.toBeChecked();
});

test('the manual opens the list', async ({ page }) => {
  await page.goto('/admindash/help');
  await page.getByRole('button', { name: 'Alle sneltoetsen' }).click();
  await expect(list(page)).toBeVisible();
});
