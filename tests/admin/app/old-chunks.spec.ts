import type { Page } from '@playwright/test';
import { expect, test } from '../logged-in.ts';
import { header, openDashboard, typeArticle } from './screens.ts';

/** What a browser finds after a new version of the site was deployed. */
const removeScript = (page: Page, name: string) =>
  page.route(`**/_astro/${name}.*.js`, (route) => route.fulfill({ status: 404, body: 'Not found' }));

const problem = (page: Page) => page.getByRole('alert').filter({ hasText: 'We could not open this screen.' });

test('a screen whose script is gone says so and offers two ways on', async ({ page }) => {
  await openDashboard(page);
  await removeScript(page, 'MessagesScreen');
  await header(page)
    .getByRole('link', { name: /^Messages/ })
    .click();
  await expect(problem(page)).toBeVisible();
  await problem(page).getByRole('button', { name: 'Try again' }).click();
  await expect(problem(page)).toBeVisible();
  await header(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(problem(page)).toBeVisible();
  await page.unrouteAll();
  await problem(page).getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
});

test('unsaved text outlives a new version of the site', async ({ page }) => {
  await openDashboard(page);
  await typeArticle(page, 'Voor de nieuwe versie');
  await removeScript(page, 'AccountScreen');
  await header(page).getByRole('link', { name: 'Account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(problem(page)).toContainText('What you typed and did not save is kept in this browser.');
  await page.goBack();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Title *', { exact: true })).toHaveValue('Voor de nieuwe versie');
});
