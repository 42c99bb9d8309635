import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { uniqueWord } from '../../support/unique-word.ts';
import { expect } from '../logged-in.ts';

/** A name that no other test has. */
export const word = () => `p${uniqueWord()}`;
export const dialog = (page: Page) => page.getByRole('dialog');

/** Pictures of the same name that no other test has: their colours are random. */
export async function files(name: string, count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      name: `${name} ${at}.png`,
      mimeType: 'image/png',
      buffer: await noise(),
    })),
  );
}

const noise = () =>
  sharp({
    create: {
      width: 200,
      height: 150,
      channels: 3,
      background: '#7f9c86',
      noise: { type: 'gaussian', mean: Math.random() * 255, sigma: 40 },
    },
  })
    .png()
    .toBuffer();

/** Uploads pictures on the open screen, and finds them. */
export async function uploadAll(page: Page, name: string, count: number) {
  await page.getByLabel('Upload pictures').setInputFiles(await files(name, count));
  await expect(page.getByText(`${count} of ${count === 1 ? '1 picture' : `${count} pictures`} uploaded`)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search pictures' }).fill(name);
  await expect(cards(page, name)).toHaveCount(count);
}

export const cards = (page: Page, name: string) => page.getByRole('listitem').getByRole('button', { name });
