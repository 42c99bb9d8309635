import { expect, type Page } from '@playwright/test';

/** Marks the document: a page that is loaded again has no mark. */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));

export const expectSameDocument = async (page: Page) =>
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);

export const header = (page: Page) => page.getByRole('navigation', { name: 'Admin' });

/** Opens the dashboard and waits for its list. */
export async function openDashboard(page: Page, address = '/admindash'): Promise<void> {
  await page.goto(address);
  await page.getByRole('article').first().waitFor();
}

/** Opens a new article in the app and types a title. */
export async function typeArticle(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'New Article' }).click();
  await page.getByRole('textbox', { name: 'Content *' }).waitFor();
  await page.getByLabel('Title *', { exact: true }).fill(title);
  await page.getByText(/^Unsaved changes, kept in this browser/).waitFor();
}
