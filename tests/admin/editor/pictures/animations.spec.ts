import { animatedPng, animation } from '../../../support/pictures/make-pictures.ts';
import { expect, test } from '../../logged-in.ts';
import {
  expectTooLarge,
  recordUploads,
  SCALE_DOWN,
  storedPicture,
  TOO_LARGE,
  UPLOAD_ROUTE,
  USE_STILL,
} from './too-large.ts';

test('asks before it stops an animation over 5 MB', async ({ page }) => {
  const sizes = await recordUploads(page);
  await page.goto('/admindash?tab=writers');
  await page.getByRole('button', { name: 'Add Writer' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Profile Image');
  await field.setInputFiles({ name: 'dans.gif', mimeType: 'image/gif', buffer: await animation(5.5) });
  await expectTooLarge(page);
  await expect(field).toHaveAccessibleDescription(/“dans\.gif” was not uploaded: it moves and is 5\.5 MB/);
  await expect(dialog.getByRole('button', { name: SCALE_DOWN })).toBeHidden();
  expect(sizes).toEqual([]);
  await dialog.getByRole('button', { name: USE_STILL }).click();
  await expect(dialog.locator('img')).toHaveAttribute('src', /\/api\/admin\/download\//);
  expect((await storedPicture(page, dialog.locator('img'))).pages ?? 1).toBe(1);
});

test('keeps an animation of up to 5 MB moving', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const section = page.getByRole('region', { name: 'Featured Image' });
  for (const type of ['gif', 'webp'] as const) {
    await page
      .getByLabel('Image', { exact: true })
      .setInputFiles({ name: `dans.${type}`, mimeType: `image/${type}`, buffer: await animation(4.8, type) });
    await expect(section.locator('img')).toHaveAttribute('src', /\/api\/admin\/download\//);
    expect((await storedPicture(page, section.locator('img'))).pages).toBe(3);
    await section.getByRole('button', { name: 'Remove image' }).click();
  }
});

test('asks before it stops an animation that the host refuses', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const field = page.getByLabel('Image', { exact: true });
  const wordless = { status: 413, contentType: 'text/plain', body: 'FUNCTION_PAYLOAD_TOO_LARGE' };
  await page.route(UPLOAD_ROUTE, (route) => route.fulfill(wordless), { times: 1 });
  await field.setInputFiles({ name: 'dans.gif', mimeType: 'image/gif', buffer: await animation(4.7) });
  await expect(page.getByText(TOO_LARGE, { exact: true })).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/“dans\.gif” was not uploaded: .*4\.7 MB.*host/);
  await page.getByRole('button', { name: USE_STILL }).click();
  await expect(page.getByText('Image uploaded successfully', { exact: true })).toBeVisible();
});

test('asks before it stops an animation that is neither GIF nor WebP', async ({ page }) => {
  const sizes = await recordUploads(page);
  await page.goto('/admindash/articles/new');
  const field = page.getByLabel('Image', { exact: true });
  await field.setInputFiles({ name: 'dans.png', mimeType: 'image/png', buffer: await animatedPng() });
  await expect(page.getByText('This picture moves', { exact: true })).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/“dans\.png” was not uploaded: it moves/);
  expect(sizes).toEqual([]);
  await page.getByRole('button', { name: USE_STILL }).click();
  await expect(page.getByText('Image uploaded successfully', { exact: true })).toBeVisible();
});
