import { picture } from '../../../support/pictures/make-pictures.ts';
import { expect, test } from '../../logged-in.ts';

test('refuses a file that is no picture or too large', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const field = page.getByLabel('Image', { exact: true });
  await field.setInputFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(page.getByText('Invalid file type', { exact: true })).toBeVisible();
  await expect(page.getByText('Please select an image file (PNG, JPG, GIF, etc.)', { exact: true })).toBeVisible();
  await field.setInputFiles({ name: 'groot.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024, 7) });
  await expect(page.getByText('File too large', { exact: true })).toBeVisible();
  await expect(page.getByText('Please select an image smaller than 5MB', { exact: true })).toBeVisible();
});

test('refuses an SVG before the upload', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const field = page.getByLabel('Image', { exact: true });
  await field.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(page.getByText('Invalid file type', { exact: true })).toBeVisible();
  const message = 'Please select an image file (PNG, JPG, GIF, etc.)';
  await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
});

test('shows why the server refuses a picture, until the next upload', async ({ page }) => {
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
  const [response] = await Promise.all([
    page.waitForResponse('**/api/admin/upload/article'),
    field.setInputFiles({ name: 'vals.png', mimeType: 'image/png', buffer: claimed }),
  ]);
  expect(response.status()).toBe(415);
  await expectRefusal('vals.png', 'Please select an image file (PNG, JPG, GIF, etc.)');

  await field.setInputFiles({ ...image, name: 'reuze.png', buffer: await picture(8000, 6500) });
  await expectRefusal('reuze.png', 'Please select an image of at most 50 megapixels');

  // A proxy in front of the server responds without the site's messages.
  const tooLarge = { status: 413, contentType: 'text/html', body: '<h1>413 Request Entity Too Large</h1>' };
  await page.route('**/api/admin/upload/article', (route) => route.fulfill(tooLarge), { times: 1 });
  await field.setInputFiles({ ...image, name: 'zwaar.png' });
  await expectRefusal('zwaar.png', 'Please select an image smaller than 5MB');

  await field.setInputFiles({ ...image, name: 'blad.png' });
  await expect(page.getByText('Image uploaded successfully', { exact: true })).toBeVisible();
  await expect(field).not.toHaveAccessibleDescription(/was not uploaded/);
});

test('offers to upload again after a lost connection', async ({ page, context }) => {
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
  // Only who is still at the picture is asked at once what it shows.
  await expect(page.getByLabel('Image Alt Text')).toBeFocused();
});
