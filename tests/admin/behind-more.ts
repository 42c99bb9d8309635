import type { Page } from '@playwright/test';

/** Opens a screen whose link stands behind “More”. */
export async function openBehindMore(page: Page, name: 'Account' | 'People'): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name, exact: true }).click();
}
