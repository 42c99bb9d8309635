import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

export const articleBody = (page: Page) => page.getByRole('textbox', { name: 'Content *' });

/** What an application puts on the clipboard. */
export const clipboardOf = (application: string) =>
  readFile(new URL(`clipboard/${application}.txt`, import.meta.url), 'utf8');

/** Pastes HTML where the cursor is. */
export async function paste(text: Locator, html: string): Promise<void> {
  await text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** Saves, and answers the article as the server has it now. */
export async function saved(page: Page, id: number): Promise<{ content: string; image: string | null }> {
  await page.getByRole('button', { name: 'Save Article' }).click();
  await page.waitForURL('**/admindash');
  return (await page.request.get(`/api/admin/articles/${id}`)).json();
}

export const COPY = '**/api/admin/upload/article/from-address';
/** What a copy becomes where the server's part is not what is tested. */
export const COPIED = '/assets/magazine/leaf.webp';

/** Answers every copy at once, and remembers the addresses. */
export async function answerCopies(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(COPY, (route) => {
    asked.push((route.request().postDataJSON() as { address: string }).address);
    return route.fulfill({ json: { success: true, imageUrl: COPIED } });
  });
  return asked;
}
