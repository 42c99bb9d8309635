import { expect, type Locator, type Page } from '@playwright/test';
import sharp, { type Metadata } from 'sharp';

export const TOO_LARGE = 'Please select an image smaller than 5MB';
export const SCALE_DOWN = 'Make it smaller and use it';
export const USE_STILL = 'Use it without movement';
export const UPLOAD_ROUTE = '**/api/admin/upload/*';

/** Resolves to the list that collects the sizes of the uploads in bytes. */
export async function recordUploads(page: Page): Promise<number[]> {
  const sizes: number[] = [];
  await page.route(UPLOAD_ROUTE, async (route) => {
    sizes.push(route.request().postDataBuffer()?.length ?? 0);
    await route.fallback();
  });
  return sizes;
}

export async function expectTooLarge(page: Page): Promise<void> {
  await expect(page.getByText('File too large', { exact: true })).toBeVisible();
  await expect(page.getByText(TOO_LARGE, { exact: true })).toBeVisible();
}

export const pasteFiles = (target: Locator, files: { name: string; type: string; bytes: Buffer }[]) =>
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

/** The metadata of the stored picture that an `<img>` shows. */
export async function storedPicture(page: Page, image: Locator): Promise<Metadata> {
  const response = await page.request.get((await image.getAttribute('src')) ?? '');
  return sharp(await response.body()).metadata();
}
