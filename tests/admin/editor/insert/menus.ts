import type { Page } from '@playwright/test';
import type { AdminArticle } from '../../../../src/shared/contract/articles/articles.ts';
import { expect } from '../../logged-in.ts';
import { contentField, fetchArticle, openEditor } from '../editor-page.ts';

export const blocks = (page: Page) => page.getByRole('listbox', { name: 'Blocks' });
export const bubble = (page: Page) => page.getByRole('toolbar', { name: 'Selected text' });

/** Opens an article and puts the cursor on a new line below its text. */
export async function openOnNewLine(page: Page, article: AdminArticle): Promise<void> {
  await openEditor(page, article);
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
}

/** Types a slash and a word, and inserts the first block found. */
export async function insertBySlash(page: Page, word: string): Promise<void> {
  await page.keyboard.type(`/${word}`);
  await expect(blocks(page)).toBeVisible();
  await page.keyboard.press('Enter');
}

/** The text as the server stores it. */
export async function savedContent(page: Page, article: AdminArticle): Promise<string> {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith(`/articles/${article.id}`),
  );
  await page.keyboard.press('ControlOrMeta+s');
  expect((await saved).ok()).toBe(true);
  return (await fetchArticle(page, article)).content;
}
