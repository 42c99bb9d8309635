import { Buffer } from 'node:buffer';
import type { Locator } from '@playwright/test';
import { picture } from '../../support/pictures/make-pictures.ts';
import { expect, test } from '../logged-in.ts';

test('uploads a picture, shows it, and removes it again (§2, §4, §8)', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const field = page.getByLabel('Image', { exact: true });
  await field.setInputFiles({ name: 'blad.png', mimeType: 'image/png', buffer: await picture() });
  await expect(page.getByText('Image uploaded successfully', { exact: true })).toBeVisible();
  const section = page.getByRole('region', { name: 'Featured Image' });
  await expect(section.locator('img')).toHaveAttribute('src', /\/api\/admin\/download\//);
  await section.getByRole('button', { name: 'Remove image' }).click();
  await expect(section.locator('img')).toBeHidden();
});

test('takes a picture that is dropped, and is disabled meanwhile (§4)', async ({ page }) => {
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

test('refuses what is no picture, and what is too large (§5)', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const field = page.getByLabel('Image', { exact: true });
  await field.setInputFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(page.getByText('Invalid file type', { exact: true })).toBeVisible();
  await expect(page.getByText('Please select an image file (PNG, JPG, GIF, etc.)', { exact: true })).toBeVisible();
  await field.setInputFiles({ name: 'groot.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024, 7) });
  await expect(page.getByText('File too large', { exact: true })).toBeVisible();
  await expect(page.getByText('Please select an image smaller than 5MB', { exact: true })).toBeVisible();
});

test('refuses a drawing (SVG) before it is sent', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const field = page.getByLabel('Image', { exact: true });
  await field.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(page.getByText('Invalid file type', { exact: true })).toBeVisible();
  const message = 'Please select an image file (PNG, JPG, GIF, etc.)';
  await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
});

test('says why the server refuses a picture, keeps that at the field, and takes the next one (§5, §8)', async ({
  page,
}) => {
  const image = { mimeType: 'image/png', buffer: await picture() };
  await page.goto('/admindash/articles/new');
  const field = page.getByLabel('Image', { exact: true });
  const expectRefusal = async (name: string, reason: string) => {
    await expect(page.getByText('Upload failed', { exact: true })).toBeVisible();
    await expect(page.getByText(reason, { exact: true })).toBeVisible();
    await expect(field).toHaveAccessibleDescription(new RegExp(`“${name}” was not uploaded`));
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  };

  const claimed = Buffer.from('<script>alert(1)</script>');
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/admin/upload/article'),
    field.setInputFiles({ name: 'vals.png', mimeType: 'image/png', buffer: claimed }),
  ]);
  expect(answer.status()).toBe(415);
  await expectRefusal('vals.png', 'Please select an image file (PNG, JPG, GIF, etc.)');

  await field.setInputFiles({ ...image, name: 'reuze.png', buffer: await picture(8000, 6500) });
  await expectRefusal('reuze.png', 'Please select an image of at most 50 megapixels');

  // A host in front of the server knows nothing of our texts.
  const tooLarge = { status: 413, contentType: 'text/html', body: '<h1>413 Request Entity Too Large</h1>' };
  await page.route('**/api/admin/upload/article', (route) => route.fulfill(tooLarge), { times: 1 });
  await field.setInputFiles({ ...image, name: 'zwaar.png' });
  await expectRefusal('zwaar.png', 'Please select an image smaller than 5MB');

  await field.setInputFiles({ ...image, name: 'blad.png' });
  await expect(page.getByText('Image uploaded successfully', { exact: true })).toBeVisible();
  await expect(field).not.toHaveAccessibleDescription(/was not uploaded/);
});

test('an upload without a connection says so, and can be tried again with the same picture (§8)', async ({
  page,
  context,
}) => {
  await page.goto('/admindash/articles/new');
  const field = page.getByLabel('Image', { exact: true });
  await field.waitFor();
  await context.setOffline(true);
  await field.setInputFiles({ name: 'blad.png', mimeType: 'image/png', buffer: await picture() });
  await expect(page.getByText('Upload failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to upload image. Please try again.', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Image uploaded successfully', { exact: true })).toBeVisible();
  await expect(field).toBeFocused();
});

test('saving waits for a picture that is on its way', async ({ page, createArticle }) => {
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
  const saved = await (await page.request.get(`/api/admin/articles/${id}`)).json();
  expect(saved.image).toMatch(/^\/api\/admin\/download\//);
});

test('takes a picture that is pasted into the text, or into the image dialog', async ({ page }) => {
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
  await page.keyboard.type('En verder.');
  await expect(body.locator('img')).toHaveCount(3);
  await expect(body).toContainText('En verder.');
});
