import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { contentField } from '../editor-page.ts';

/** The HTML that an application puts on the clipboard. */
export const clipboardOf = (application: string) =>
  readFile(new URL(`clipboard/${application}.txt`, import.meta.url), 'utf8');

export const placeholder = (page: Page) => contentField(page).getByText('Copying the picture');
export const notPasted = (page: Page) => page.getByRole('region', { name: 'could not be pasted' });

/** Opens the editor with the cursor at the end of the text. */
export async function openAtEnd(page: Page, id: number): Promise<Locator> {
  await page.goto(`/admindash/articles/${id}`);
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  return contentField(page);
}

/** Pastes HTML at the cursor. */
export async function paste(text: Locator, html: string): Promise<void> {
  await text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** Saves, and resolves to the stored article. */
export async function saveAndFetch(page: Page, id: number): Promise<{ content: string; image: string | null }> {
  await page.getByRole('button', { name: 'Save Article' }).click();
  await page.waitForURL('**/admindash');
  return (await page.request.get(`/api/admin/articles/${id}`)).json();
}

/** Pastes plain text, files or anything else, as a map of types to contents. */
export async function pasteData(text: Locator, data: Record<string, string>): Promise<void> {
  await text.evaluate((element, contents) => {
    const clipboardData = new DataTransfer();
    for (const [type, content] of Object.entries(contents)) clipboardData.setData(type, content);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}

export const COPY_ROUTE = '**/api/admin/upload/article/from-address';
/** A picture of a Google document. */
export const GOOGLE_PICTURE = 'https://lh3.googleusercontent.com/docsz/een';
/** The path of every copy when the test replaces the server's response. */
export const COPIED_PATH = '/assets/magazine/leaf.webp';

/** Responds to every copy request. Resolves to the list that collects the requested addresses. */
export async function respondToCopies(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  await page.route(COPY_ROUTE, (route) => {
    addresses.push((route.request().postDataJSON() as { address: string }).address);
    return route.fulfill({ json: { success: true, imageUrl: COPIED_PATH } });
  });
  return addresses;
}

/** Holds all copy requests back until they are released. */
export async function holdCopies(page: Page) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  let count = 0;
  await page.route(COPY_ROUTE, async (route) => {
    count += 1;
    await promise;
    // Fails when the page was left in the meantime.
    await route.fulfill({ json: { success: true, imageUrl: COPIED_PATH } }).catch(() => {});
  });
  return { release, isReleased: promise, count: () => count };
}
