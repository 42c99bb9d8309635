import type { Locator } from '@playwright/test';
import { picture } from '../../../support/pictures/make-pictures.ts';
import { expect, test } from '../../logged-in.ts';
import { contentField, fetchArticle, openEditor, toast } from '../editor-page.ts';

test('uploads a picture, shows it and removes it', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const field = page.getByLabel('Image', { exact: true });
  await field.setInputFiles({ name: 'blad.png', mimeType: 'image/png', buffer: await picture() });
  await expect(page.getByText('Image uploaded successfully', { exact: true })).toBeVisible();
  const section = page.getByRole('region', { name: 'Featured Image' });
  await expect(section.locator('img')).toHaveAttribute('src', /\/api\/admin\/download\//);
  await section.getByRole('button', { name: 'Remove image' }).press('Enter');
  await expect(section.locator('img')).toBeHidden();
  await expect(field).toBeFocused();
});

test('uploads a dropped picture, and disables the field until it is done', async ({ page }) => {
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/admin/upload/writer', async (route) => {
    await mayGoOn;
    await route.continue();
  });
  await page.goto('/admindash?tab=writers');
  await page.getByRole('button', { name: 'Add Writer' }).click();
  const dialog = page.getByRole('dialog');
  const bytes = [...(await picture())];
  await dialog.locator('[data-dropzone]').evaluate((zone, values) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(values)], 'portret.png', { type: 'image/png' }));
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, bytes);
  await expect(dialog.getByText('Uploading...')).toBeVisible();
  await expect(dialog.getByLabel('Profile Image')).toBeDisabled();
  goOn();
  await expect(dialog.locator('img')).toHaveAttribute('src', /\/api\/admin\/download\//);
});

test('a save waits for an upload', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/admin/upload/article', async (route) => {
    await mayGoOn;
    await route.continue();
  });
  await page.goto(`/admindash/articles/${id}`);
  await page.getByRole('textbox', { name: 'Content *' }).waitFor();
  await page
    .getByLabel('Image', { exact: true })
    .setInputFiles({ name: 'blad.png', mimeType: 'image/png', buffer: await picture() });
  await page.getByRole('button', { name: 'Save Article' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  goOn();
  await expect(page).toHaveURL('/admindash');
  const saved = await fetchArticle(page, { id });
  expect(saved.image).toMatch(/^\/api\/admin\/download\//);
});

test('uploads a picture pasted into the text or the dialog', async ({ page }) => {
  const bytes = [...(await picture())];
  const paste = (target: Locator) =>
    target.evaluate((element, values) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(values)], 'plaksel.png', { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, bytes);
  await page.goto('/admindash/articles/new');
  const body = page.getByRole('textbox', { name: 'Content *' });
  await body.click();
  await paste(body);
  await expect(body.locator('img')).toHaveAttribute('src', /\/api\/admin\/download\//);

  await page.keyboard.type('Onder de foto.');
  await paste(body);
  await expect(body.locator('img')).toHaveCount(2);
  await expect(body).toContainText('Onder de foto.');
  await page.getByRole('button', { name: 'Add image' }).click();
  await paste(page.getByRole('dialog').getByLabel('Image URL'));
  await expect(page.getByRole('dialog').locator('img')).toHaveAttribute('src', /\/api\/admin\/download\//);
  await page.getByRole('dialog').getByLabel('Alt Text').fill('Een plaksel');
  await page.getByRole('dialog').getByRole('button', { name: 'Add image' }).click();
  await expect(body.getByRole('img', { name: 'Een plaksel' })).toBeVisible();
  await expect(body).toBeFocused();
  await page.keyboard.type('En verder.');
  await expect(body.locator('img')).toHaveCount(3);
  await expect(body).toContainText('En verder.');
});

test('asks before a dialog closes during an upload, and says where it went', async ({ page, createArticle }) => {
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/admin/upload/article', async (route) => {
    await mayGoOn;
    await route.continue();
  });
  await openEditor(page, await createArticle());
  await page.getByRole('button', { name: 'Add image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add image' });
  await dialog
    .getByLabel('From this device')
    .setInputFiles({ name: 'blad.png', mimeType: 'image/png', buffer: await picture() });
  await expect(dialog.getByText('Uploading...')).toBeVisible();
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByText('Uploading...')).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  goOn();
  await expect(toast(page, 'Image uploaded, but not used')).toBeVisible();
  await expect(contentField(page).locator('img')).toHaveCount(0);
});
