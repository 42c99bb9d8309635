import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { expect, test } from './logged-in.ts';

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#7f9c86' } })
    .png()
    .toBuffer();

/** As a phone takes it: many megapixels, and too noisy to be small. */
const phonePhoto = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

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

test('tells what the server says of a file that only claims to be a picture (§8)', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  await page
    .getByLabel('Image', { exact: true })
    .setInputFiles({ name: 'vals.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') });
  await expect(page.getByText('Upload failed', { exact: true })).toBeVisible();
});

test('an upload without a connection says so (§8)', async ({ page, context }) => {
  await page.goto('/admindash/articles/new');
  const field = page.getByLabel('Image', { exact: true });
  await field.waitFor();
  await context.setOffline(true);
  await field.setInputFiles({ name: 'blad.png', mimeType: 'image/png', buffer: await picture() });
  await expect(page.getByText('Upload failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to upload image. Please try again.', { exact: true })).toBeVisible();
});

test('scales a large photo from a phone down before it is sent', async ({ page }) => {
  const photo = await phonePhoto();
  expect(photo.length).toBeGreaterThan(5 * 1024 * 1024);
  await page.goto('/admindash/articles/new');
  const sent = page.waitForRequest('**/api/admin/upload/article');
  await page
    .getByLabel('Image', { exact: true })
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo });
  expect((await sent).postDataBuffer()?.length ?? 0).toBeLessThan(4.5 * 1024 * 1024);
  await expect(page.getByText('Image uploaded successfully', { exact: true })).toBeVisible();
});
