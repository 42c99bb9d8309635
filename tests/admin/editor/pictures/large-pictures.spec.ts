import { animation, heic, paddedPhoto, phonePhoto } from '../../../support/pictures/make-pictures.ts';
import { expect, test } from '../../logged-in.ts';
import { expectTooLarge, pasteFiles, recordUploads, SCALE_DOWN, storedPicture, TOO_LARGE } from './too-large.ts';

test('refuses a photo over 5 MB, and scales it down on request', async ({ page }) => {
  const sizes = await recordUploads(page);
  await page.goto('/admindash/articles/new');
  const field = page.getByLabel('Image', { exact: true });
  const section = page.getByRole('region', { name: 'Featured Image' });
  await field.setInputFiles({ name: 'vakantie.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() });
  await expectTooLarge(page);
  await expect(field).toHaveAccessibleDescription(/“vakantie\.jpg” was not uploaded: it is \d+\.\d MB/);
  await expect(section.getByRole('status')).toContainText('“vakantie.jpg” was not uploaded');
  expect(sizes).toEqual([]);

  await field.focus();
  await page.keyboard.press('Tab');
  await expect(section.locator('[data-dropzone]').getByRole('button', { name: SCALE_DOWN })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Image uploaded successfully', { exact: true })).toBeVisible();
  await expect(section.locator('img')).toHaveAttribute('src', /\/api\/admin\/download\//);
  await expect(section.getByRole('button', { name: SCALE_DOWN })).toBeHidden();
  await expect(page.getByLabel('Image Alt Text')).toBeFocused();
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThan(4.5 * 1000 * 1000);
  expect(await storedPicture(page, section.locator('img'))).toMatchObject({ width: 2400, height: 1800 });
});

test('says so when a large file cannot be scaled down', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const field = page.getByLabel('Image', { exact: true });
  await field.setInputFiles({ name: 'groot.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024, 7) });
  await expectTooLarge(page);
  await page.getByRole('button', { name: SCALE_DOWN }).click();
  await expect(field).toHaveAccessibleDescription(/“groot\.png” was not uploaded: this browser cannot open it/);
  await expect(page.getByRole('button', { name: SCALE_DOWN })).toBeHidden();
  await expect(field).toBeFocused();
});

test('scales a photo between 4.5 and 5 MB down before the upload', async ({ page }) => {
  const sizes = await recordUploads(page);
  await page.goto('/admindash/articles/new');
  await page
    .getByLabel('Image', { exact: true })
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await paddedPhoto(4.8) });
  await expect(page.getByText('Image uploaded successfully', { exact: true })).toBeVisible();
  expect(sizes[0]).toBeLessThan(4.5 * 1000 * 1000);
});

test('asks once about all large pictures in a paste', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const body = page.getByRole('textbox', { name: 'Content *' });
  await body.click();
  const photo = { type: 'image/jpeg', bytes: await paddedPhoto(5.5) };
  const question = page.getByRole('alertdialog', { name: 'File too large' });

  await pasteFiles(body, [{ name: 'een.jpg', ...photo }]);
  await expect(question.getByText(TOO_LARGE, { exact: true })).toBeVisible();
  await expect(question).toContainText('“een.jpg”');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(body).toBeFocused();
  await expect(body.locator('img')).toHaveCount(0);

  const dance = { name: 'dans.gif', type: 'image/gif', bytes: await animation(5.2) };
  await pasteFiles(body, [{ name: 'twee.jpg', ...photo }, dance]);
  await expect(question).toContainText('“twee.jpg”');
  await expect(question).toContainText('“dans.gif” was not uploaded: it moves');
  await question.getByRole('button', { name: 'Make them smaller and use them' }).click();
  await expect(body.locator('img[src^="/api/admin/download/"]')).toHaveCount(2);
});

test('explains what to do with a HEIC photo', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const field = page.getByLabel('Image', { exact: true });
  for (const [mimeType, title] of [
    ['image/heic', 'Upload failed'],
    ['application/octet-stream', 'Invalid file type'],
  ] as const) {
    await field.setInputFiles({ name: `${title}.heic`, mimeType, buffer: heic() });
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(field).toHaveAccessibleDescription(new RegExp(`“${title}\\.heic” was not uploaded: .*HEIC.*JPG`));
    await expect(page.getByRole('button', { name: SCALE_DOWN })).toBeHidden();
  }
});
