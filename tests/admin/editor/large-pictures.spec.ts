import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { animatedPng, animation, heic, paddedPhoto, phonePhoto } from '../../support/pictures/make-pictures.ts';
import { expect, test } from '../logged-in.ts';

const TOO_LARGE = 'Please select an image smaller than 5MB';
const SMALLER = 'Make it smaller and use it';
const STILL = 'Use it without movement';
const UPLOAD = '**/api/admin/upload/*';

async function watchUploads(page: Page): Promise<number[]> {
  const sizes: number[] = [];
  await page.route(UPLOAD, async (route) => {
    sizes.push(route.request().postDataBuffer()?.length ?? 0);
    await route.fallback();
  });
  return sizes;
}

async function expectTooLarge(page: Page) {
  await expect(page.getByText('File too large', { exact: true })).toBeVisible();
  await expect(page.getByText(TOO_LARGE, { exact: true })).toBeVisible();
}

const pasteInto = (target: Locator, files: { name: string; type: string; bytes: Buffer }[]) =>
  target.evaluate(
    (element, given) => {
      const clipboardData = new DataTransfer();
      for (const { name, type, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        clipboardData.items.add(new File([bytes], name, { type }));
      }
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    files.map(({ bytes, ...file }) => ({ ...file, base64: bytes.toString('base64') })),
  );

/** What the page stores for the picture that it shows. */
async function storedPicture(page: Page, image: Locator) {
  const answer = await page.request.get((await image.getAttribute('src')) ?? '');
  return sharp(await answer.body()).metadata();
}

test('refuses a photo of more than 5 MB, and makes it smaller when asked to', async ({ page }) => {
  const sizes = await watchUploads(page);
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
  await expect(section.locator('[data-dropzone]').getByRole('button', { name: SMALLER })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Image uploaded successfully', { exact: true })).toBeVisible();
  await expect(section.locator('img')).toHaveAttribute('src', /\/api\/admin\/download\//);
  await expect(section.getByRole('button', { name: SMALLER })).toBeHidden();
  await expect(field).toBeFocused();
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThan(4.5 * 1000 * 1000);
  expect(await storedPicture(page, section.locator('img'))).toMatchObject({ width: 2400, height: 1800 });
});

test('says so when a large file cannot be made smaller', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const field = page.getByLabel('Image', { exact: true });
  await field.setInputFiles({ name: 'groot.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024, 7) });
  await expectTooLarge(page);
  await page.getByRole('button', { name: SMALLER }).click();
  await expect(field).toHaveAccessibleDescription(/“groot\.png” was not uploaded: this browser cannot open it/);
  await expect(page.getByRole('button', { name: SMALLER })).toBeHidden();
  await expect(field).toBeFocused();
});

test('does not stop an animation of more than 5 MB unless told to', async ({ page }) => {
  const sizes = await watchUploads(page);
  await page.goto('/admindash?tab=writers');
  await page.getByRole('button', { name: 'Add Writer' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Profile Image');
  await field.setInputFiles({ name: 'dans.gif', mimeType: 'image/gif', buffer: await animation(5.5) });
  await expectTooLarge(page);
  await expect(field).toHaveAccessibleDescription(/“dans\.gif” was not uploaded: it moves and is 5\.5 MB/);
  await expect(dialog.getByRole('button', { name: SMALLER })).toBeHidden();
  expect(sizes).toEqual([]);
  await dialog.getByRole('button', { name: STILL }).click();
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
  await page.route(UPLOAD, (route) => route.fulfill(wordless), { times: 1 });
  await field.setInputFiles({ name: 'dans.gif', mimeType: 'image/gif', buffer: await animation(4.7) });
  await expect(page.getByText(TOO_LARGE, { exact: true })).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/“dans\.gif” was not uploaded: .*4\.7 MB.*host/);
  await page.getByRole('button', { name: STILL }).click();
  await expect(page.getByText('Image uploaded successfully', { exact: true })).toBeVisible();
});

test('asks before it stops an animation that is neither GIF nor WebP', async ({ page }) => {
  const sizes = await watchUploads(page);
  await page.goto('/admindash/articles/new');
  const field = page.getByLabel('Image', { exact: true });
  await field.setInputFiles({ name: 'dans.png', mimeType: 'image/png', buffer: await animatedPng() });
  await expect(page.getByText('This picture moves', { exact: true })).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/“dans\.png” was not uploaded: it moves/);
  expect(sizes).toEqual([]);
  await page.getByRole('button', { name: STILL }).click();
  await expect(page.getByText('Image uploaded successfully', { exact: true })).toBeVisible();
});

test('says what to do with an iPhone’s photo that the browser cannot open', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const field = page.getByLabel('Image', { exact: true });
  for (const [mimeType, title] of [
    ['image/heic', 'Upload failed'],
    ['application/octet-stream', 'Invalid file type'],
  ] as const) {
    await field.setInputFiles({ name: `${title}.heic`, mimeType, buffer: heic() });
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(field).toHaveAccessibleDescription(new RegExp(`“${title}\\.heic” was not uploaded: .*HEIC.*JPG`));
    await expect(page.getByRole('button', { name: SMALLER })).toBeHidden();
  }
});

test('scales a photo between 4.5 and 5 MB down before it is sent', async ({ page }) => {
  const sizes = await watchUploads(page);
  await page.goto('/admindash/articles/new');
  await page
    .getByLabel('Image', { exact: true })
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await paddedPhoto(4.8) });
  await expect(page.getByText('Image uploaded successfully', { exact: true })).toBeVisible();
  expect(sizes[0]).toBeLessThan(4.5 * 1000 * 1000);
});

test('asks once about all large pictures that are pasted into the text', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const body = page.getByRole('textbox', { name: 'Content *' });
  await body.click();
  const photo = { type: 'image/jpeg', bytes: await paddedPhoto(5.5) };
  const question = page.getByRole('alertdialog', { name: 'File too large' });

  await pasteInto(body, [{ name: 'een.jpg', ...photo }]);
  await expect(question.getByText(TOO_LARGE, { exact: true })).toBeVisible();
  await expect(question).toContainText('“een.jpg”');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(body).toBeFocused();
  await expect(body.locator('img')).toHaveCount(0);

  const dance = { name: 'dans.gif', type: 'image/gif', bytes: await animation(5.2) };
  await pasteInto(body, [{ name: 'twee.jpg', ...photo }, dance]);
  await expect(question).toContainText('“twee.jpg”');
  await expect(question).toContainText('“dans.gif” was not uploaded: it moves');
  await question.getByRole('button', { name: 'Make them smaller and use them' }).click();
  await expect(body.locator('img[src^="/api/admin/download/"]')).toHaveCount(2);
});
