import { expect, test } from '../logged-in.ts';
import { openDashboard } from './screens.ts';

/** A button that its own press takes away must not take the focus with it. */

test('the first filter gets the focus when the filters are cleared', async ({ page }) => {
  await openDashboard(page, '/admindash?type=article');
  await page.getByRole('button', { name: 'Clear search and filters' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'State' })).toBeFocused();
});

test('the screen gets the focus when a list is loaded after all', async ({ page }) => {
  await page.route('/api/admin/articles?*', (route) => route.fulfill({ status: 500, json: { success: false } }));
  await page.goto('/admindash');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).focus();
  await page.unroute('/api/admin/articles?*');
  await page.keyboard.press('Enter');
  await page.getByRole('article').first().waitFor();
  await expect(page.getByRole('main')).toBeFocused();
});

for (const answer of ['Restore', 'Discard'])
  test(`the screen gets the focus after ${answer} of a draft`, async ({ page, createArticle }) => {
    const { id } = await createArticle();
    await page.goto(`/admindash/articles/${id}`);
    await page.getByLabel('Title *', { exact: true }).fill('Half af');
    await page.getByText(/^Unsaved changes, kept in this browser/).waitFor();
    page.on('dialog', (question) => question.accept());
    await page.reload();
    await page.getByRole('button', { name: answer }).press('Enter');
    await expect(page.getByRole('button', { name: answer })).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
