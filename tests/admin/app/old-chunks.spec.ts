import type { Page } from '@playwright/test';
import { pressBack } from '../../support/browser/traverse.ts';
import { expect, test } from '../logged-in.ts';
import { header, openDashboard, typeArticle } from './screens.ts';

/** What a browser finds after a new version of the site was deployed. */
const removeScript = (page: Page, name: string, isRemoved = () => true) =>
  page.route(`**/_astro/${name}.*.js`, (route) =>
    isRemoved() ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );

const problem = (page: Page) => page.getByRole('alert').filter({ hasText: 'We could not open this screen.' });

test('a screen whose script is gone says so and offers two ways on', { tag: '@smoke' }, async ({ page }) => {
  await openDashboard(page);
  let isRemoved = true;
  await removeScript(page, 'MessagesScreen', () => isRemoved);
  await header(page)
    .getByRole('link', { name: /^Messages/ })
    .click();
  await expect(problem(page)).toBeVisible();
  await problem(page).getByRole('button', { name: 'Try again' }).click();
  await expect(problem(page)).toBeVisible();
  await header(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await pressBack(page);
  await expect(problem(page)).toBeVisible();
  // Not before: an attempt that is still under way would open the screen by itself.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isRemoved = false;
  });
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
  await pressBack(page);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Title *', { exact: true })).toHaveValue('Voor de nieuwe versie');
});

test('a dialog whose script is gone says so, and opens once it is there', async ({ page }) => {
  let isRemoved = true;
  await removeScript(page, 'WriterDialog', () => isRemoved);
  await page.goto('/admindash?tab=writers');
  const add = page.getByRole('button', { name: 'Add Writer' });
  await add.click();
  await expect(page.getByText('This could not be opened', { exact: true })).toBeVisible();
  await expect(add).toBeVisible();
  isRemoved = false;
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Add Writer' })).toBeVisible();
});
