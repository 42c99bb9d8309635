import { axeViolations } from '../../support/browser/axe.ts';
import { expect, test } from '../logged-in.ts';
import { goTo, openDashboard } from './screens.ts';

test('an unexpected error on a screen closes that screen alone', async ({ page }) => {
  await openDashboard(page);
  await page.route('**/api/admin/visits?*', (route) => route.fulfill({ json: { success: true } }));
  await goTo(page, 'Visits');
  const problem = page.getByRole('alert').filter({ hasText: 'Something went wrong on this screen.' });
  await expect(problem).toContainText('What you typed and did not save is kept in this browser.');
  expect(await axeViolations(page)).toEqual([]);
  await goTo(page, 'Dashboard');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('an unexpected error around the screens leaves no empty page', async ({ page }) => {
  let isBroken = true;
  await page.route('**/api/admin/me', async (route) => {
    const response = await route.fetch();
    const { user } = await response.json();
    await route.fulfill({ json: { user: isBroken ? { ...user, permissions: null } : user } });
  });
  await page.goto('/admindash');
  const problem = page.getByRole('alert').filter({ hasText: 'Something went wrong in the admin area.' });
  await expect(problem).toContainText('kept in this browser');
  expect(await axeViolations(page)).toEqual([]);
  isBroken = false;
  await problem.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
