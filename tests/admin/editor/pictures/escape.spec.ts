import { expect, test } from '../../logged-in.ts';
import { contentField } from '../editor-page.ts';
import { openImageDialog, pngFile } from './dialog.ts';

test('Escape closes the dialog before the toast', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const dialog = await openImageDialog(page);
  await dialog.getByLabel('From this device').setInputFiles(await pngFile());
  const toast = page.getByText('Image uploaded successfully', { exact: true });
  await expect(toast).toBeVisible();
  await dialog.getByLabel('Alt Text').fill('Een blad');
  await page.keyboard.press('Escape');
  await expect(toast).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(toast).toBeVisible();
  await expect(contentField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
});

test('Escape closes one thing at a time', async ({ page }) => {
  await page.goto('/admindash?tab=writers');
  await page.getByRole('button', { name: 'Add Writer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Writer' });
  await dialog.getByLabel('Name *').fill('Anna');
  await dialog.getByLabel('Profile Image').setInputFiles(await pngFile());
  const toast = page.getByText('Image uploaded successfully', { exact: true });
  await expect(toast).toBeVisible();
  await dialog.getByLabel('Name *').focus();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(toast).toBeVisible();
});

test('Escape closes an open list first', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  await page.getByLabel('Image', { exact: true }).setInputFiles(await pngFile());
  await page.getByRole('combobox', { name: 'Category' }).click();
  const toast = page.getByText('Image uploaded successfully', { exact: true });
  await expect(toast).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
});
