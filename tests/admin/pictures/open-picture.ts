import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { uniqueWord } from '../../support/unique-word.ts';
import { expect } from '../logged-in.ts';

/** Uploads a picture of 1,500 by 1,000 pixels that no other test has, and opens it in the library. */
export async function openPicture(page: Page): Promise<Locator> {
  const name = `p${uniqueWord()}.png`;
  const background = `#${Math.floor(Math.random() * 0xff_ff_ff)
    .toString(16)
    .padStart(6, '0')}`;
  const buffer = await sharp({ create: { width: 1500, height: 1000, channels: 3, background } })
    .png()
    .toBuffer();
  await page.goto('/admindash/pictures');
  await page.getByLabel('Upload pictures').setInputFiles({ name, mimeType: 'image/png', buffer });
  await page.getByRole('searchbox', { name: 'Search pictures' }).fill(name);
  await page.getByRole('listitem').getByRole('button', { name }).click();
  const details = page.getByRole('dialog', { name });
  await expect(details).toContainText('1500 × 1000');
  return details;
}
