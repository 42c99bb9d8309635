import type { Page } from '@playwright/test';
import type { AdminArticle } from '../../../src/shared/contract/articles/articles.ts';

export const titleField = (page: Page) => page.getByLabel('Title *', { exact: true });
export const contentField = (page: Page) => page.getByRole('textbox', { name: 'Content *' });
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Article' });
export const draftNotice = (page: Page) => page.getByText(/Unsaved changes, kept in this browser/);
export const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

export async function openEditor(page: Page, { id }: { id: number }): Promise<void> {
  await page.goto(`/admindash/articles/${id}`);
  await contentField(page).waitFor();
}

export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Opens “More tools” above the text, and finds an entry of it. */
export async function inMore(page: Page, name: string) {
  await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'More tools' }).click();
  return page
    .getByRole('menu', { name: 'More tools' })
    .getByRole(/^(Find|Word)/.test(name) ? 'menuitem' : 'menuitemcheckbox', { name });
}

/** Chooses an entry of “More tools”. */
export const chooseMore = async (page: Page, name: string) => (await inMore(page, name)).click();

/** Presses a key, and says before any timer has run whether the focus is in a text: the next letter goes there. */
export const isInTextRightAfter = (page: Page, key: string): Promise<boolean> =>
  page.evaluate(async (pressed) => {
    const event = new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    // React renders in microtasks.
    for (let turn = 0; turn < 9; turn += 1) await null;
    return document.activeElement?.role === 'textbox';
  }, key);

/** The stored article. */
export const fetchArticle = async (page: Page, { id }: { id: number }) =>
  (await (await page.request.get(`/api/admin/articles/${id}`)).json()) as AdminArticle;

/** Makes the browser refuse to store drafts, as when its storage is full. */
export const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  });
