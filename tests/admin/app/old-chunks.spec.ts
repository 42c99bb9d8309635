import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pressBack } from '../../support/browser/traverse.ts';
import { expect, test } from '../logged-in.ts';
import { goTo, header, openDashboard, typeArticle } from './screens.ts';

const SCRIPTS = readdirSync(join(process.env['BUILD_FOLDER'] ?? 'dist', 'client/_astro'));

/** What a browser finds after a new version of the site was deployed. Throws when the build has no such script. */
function removeScript(page: Page, name: string, isRemoved = () => true) {
  if (!SCRIPTS.some((file) => file.startsWith(`${name}.`))) throw new Error(`The build has no script “${name}”`);
  return page.route(`**/_astro/${name}.*.js`, (route) =>
    isRemoved() ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
}

const problem = (page: Page) => page.getByRole('alert').filter({ hasText: 'We could not open this screen.' });

test('a screen whose script is gone says so and offers two ways on', async ({ page }) => {
  await openDashboard(page);
  let isRemoved = true;
  await removeScript(page, 'MessagesScreen', () => isRemoved);
  await header(page)
    .getByRole('link', { name: /^Messages/ })
    .click();
  await expect(problem(page)).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await problem(page).getByRole('button', { name: 'Try again' }).click();
  await reloaded;
  await expect(problem(page)).toBeVisible();
  await goTo(page, 'Dashboard');
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

test('an attempt that is still under way does not reload the next screen', async ({ page }) => {
  await openDashboard(page);
  await removeScript(page, 'MessagesScreen');
  await header(page)
    .getByRole('link', { name: /^Messages/ })
    .click();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/admindash/messages', async (route) => {
    if (route.request().method() === 'HEAD') await held;
    await route.fulfill({ status: 200, body: '' });
  });
  const asked = page.waitForRequest((request) => request.method() === 'HEAD');
  await problem(page).getByRole('button', { name: 'Try again' }).click();
  await asked;
  const loads: string[] = [];
  page.on('request', (other) => other.isNavigationRequest() && loads.push(other.url()));
  await goTo(page, 'Dashboard');
  await expect(page.getByRole('article').first()).toBeVisible();
  const answered = page.waitForResponse((response) => response.request().method() === 'HEAD');
  release();
  await answered;
  await goTo(page, 'Account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  expect(loads).toEqual([]);
});

test('unsaved text outlives a new version of the site', async ({ page }) => {
  await openDashboard(page);
  await typeArticle(page, 'Voor de nieuwe versie');
  await removeScript(page, 'AccountScreen');
  await goTo(page, 'Account');
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

test('a selection stays when what is done with it cannot be opened', async ({ page }) => {
  await removeScript(page, 'BulkActions');
  await openDashboard(page);
  const first = page.getByRole('article').first().getByRole('checkbox');
  await first.check();
  await expect(page.getByText('This could not be opened', { exact: true })).toBeVisible();
  await expect(first).toBeChecked();
  await expect(page.getByText('1 selected', { exact: true })).toBeVisible();
});

test('Logout keeps the text when a new version replaced what hands it over', async ({ page }) => {
  await openDashboard(page);
  await typeArticle(page, 'Nog niet op de server');
  // The editor, which has that code, is in the document before this one.
  page.on('dialog', (dialog) => dialog.accept());
  await page.mouse.move(0, 0);
  await page.goto('/admindash/account');
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  let isRemoved = true;
  await removeScript(page, 'server-texts', () => isRemoved);
  const logOut = async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  };
  await logOut();
  const question = page.getByRole('alertdialog', { name: 'Load the page again first' });
  await expect(question).toContainText('They stay in this browser.');
  const kept = await page.evaluate(() => Object.values(localStorage).join());
  expect(kept).toContain('Nog niet op de server');
  isRemoved = false;
  await question.getByRole('button', { name: 'Load the page again' }).click();
  await expect(question).toBeHidden();
  await logOut();
  await expect(page).toHaveURL('/admindash/login');
});

test('a dialog that could not be fetched during an outage opens afterwards', async ({ page }) => {
  await page.goto('/admindash?tab=writers');
  const add = page.getByRole('button', { name: 'Add Writer' });
  await add.waitFor();
  await page.context().setOffline(true);
  await add.click();
  const message = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await expect(message).toContainText('There is no connection to the server. What you typed is still here.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Writer' })).toBeVisible();
});
