import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import type { PicturePage } from '../../../src/shared/contract/pictures/pictures.ts';
import { plainPicture } from '../../support/pictures/make-pictures.ts';
import { toast } from '../editor/editor-page.ts';
import { expect, test } from '../logged-in.ts';
import { cards, dialog, files, word } from './library-page.ts';

const COUNT = 200;
/** Every twentieth is a PNG whose pixels are missing. */
const isBroken = (at: number) => at % 20 === 7;

/** Small pictures of different colours. */
const manyFiles = (name: string) =>
  Promise.all(
    Array.from({ length: COUNT }, async (_, at) => {
      const colour = `#${(0xa0_00_00 + at * 37).toString(16).padStart(6, '0')}`;
      const png = await plainPicture(8, 6, colour).png().toBuffer();
      const bytes = isBroken(at) ? png.subarray(0, 40) : png;
      return { name: `${name} ${at}.png`, base64: Buffer.from(bytes).toString('base64') };
    }),
  );

async function drop(page: Page, files: Awaited<ReturnType<typeof manyFiles>>): Promise<void> {
  const data = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, base64 } of dropped) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: 'image/png' }));
    }
    return transfer;
  }, files);
  const zone = page.locator('[data-dropzone]');
  await zone.dispatchEvent('dragover', { dataTransfer: data });
  await zone.dispatchEvent('drop', { dataTransfer: data });
}

test('stores 190 of 200 dropped pictures, and says why ten are not', async ({ page }) => {
  const name = word();
  await page.goto('/admindash/pictures');
  const upload = page.getByRole('region', { name: 'Upload' });
  await drop(page, await manyFiles(name));
  await expect(upload.getByRole('status')).toContainText('of 200 pictures uploaded');
  const progress = upload.getByRole('progressbar', { name: 'Uploaded pictures' });
  const done = () => progress.evaluate((bar: HTMLProgressElement) => bar.value);
  await expect.poll(done).toBeGreaterThan(20);
  expect(await done()).toBeLessThan(COUNT);

  // The page is usable while the others follow.
  await page.getByRole('searchbox', { name: 'Search pictures' }).fill(`${name} 3.png`);
  await cards(page, `${name} 3.png`).click();
  await dialog(page).getByLabel('Alt text').fill('Een klein vlak');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Picture saved')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();

  await expect(upload.getByRole('status')).toHaveText('190 of 200 pictures uploaded, 10 failed', { timeout: 60_000 });
  expect(await done()).toBe(COUNT);
  const list = upload.getByRole('list', { name: 'Uploads' });
  const failed = list.getByRole('listitem').filter({ hasText: 'Not uploaded' });
  await expect(failed).toHaveCount(10);
  for (const row of await failed.all()) await expect(row).toContainText(/Not uploaded.*\S{3,}/s);
  // They stand first: nobody looks for ten among two hundred.
  await expect(list.getByRole('listitem').first()).toContainText(`${name} 7.png`);
  await expect(list.getByRole('listitem').nth(9)).toContainText('Not uploaded');
  const response = await page.request.get(`/api/admin/pictures?search=${name}`);
  expect(((await response.json()) as PicturePage).total).toBe(190);
  await upload.getByRole('button', { name: 'Close this list' }).click();
  await expect(list).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search pictures' }).fill(name);
  await expect(cards(page, name)).toHaveCount(24);
});

test('asks before a logout stops uploads', async ({ page }) => {
  await page.goto('/admindash/pictures');
  await page.route('**/api/admin/upload/**', () => {});
  await page.getByLabel('Upload pictures').setInputFiles(await files(word(), 4));
  await expect(page.getByText('0 of 4 pictures uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out and stop the uploads?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByText('0 of 4 pictures uploaded')).toBeVisible();
});
