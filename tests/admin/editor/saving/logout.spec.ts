import { expect, test } from '../../logged-in.ts';
import { contentField, openEditor, titleField, toast } from '../editor-page.ts';

const draftsIn = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

test('still asks before leaving after a logout that failed', async ({ page, context, createArticle }) => {
  await openEditor(page, await createArticle());
  await titleField(page).fill('Nog niet bewaard');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(toast(page, 'Logout failed')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await expect(titleField(page)).toHaveValue('Nog niet bewaard');
});

test('a logout leaves no text in the browser', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle());
  await titleField(page).fill('Alleen voor mij');
  await expect.poll(() => page.evaluate(draftsIn)).toHaveLength(1);
  // Typed so late that no pause has stored it yet.
  await contentField(page).click();
  await page.keyboard.type('x');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/admindash/login');
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(await page.evaluate(draftsIn)).toEqual([]);
});

test('a logout ends the other tabs, and their text with them', async ({ page, context, createArticle }) => {
  const other = await context.newPage();
  await openEditor(other, await createArticle());
  await titleField(other).fill('Alleen voor mij');
  await expect.poll(() => other.evaluate(draftsIn)).toHaveLength(1);
  await contentField(other).click();
  await other.keyboard.type('x');
  await page.goto('/admindash');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/admindash/login');
  await expect(other).toHaveURL('/admindash/login');
  await expect(other.getByLabel('Password')).toBeVisible();
  expect(await other.evaluate(draftsIn)).toEqual([]);
});
