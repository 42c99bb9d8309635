import type { Locator, Page } from '@playwright/test';
import { picture } from '../../../support/pictures/make-pictures.ts';
import { contentField } from '../editor-page.ts';

export async function openImageDialog(page: Page): Promise<Locator> {
  await contentField(page).click();
  await page.getByRole('button', { name: 'Add image' }).click();
  return page.getByRole('dialog', { name: 'Add image' });
}

export const pngFile = async () => ({ name: 'blad.png', mimeType: 'image/png', buffer: await picture() });
