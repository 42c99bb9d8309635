import type { Page } from '@playwright/test';
import type { AdminArticle } from '../../../src/shared/contract/articles/articles.ts';

export const openHistory = async (page: Page, { id }: Pick<AdminArticle, 'id'>, query = ''): Promise<void> => {
  await page.goto(`/admindash/articles/${id}/history${query}`);
  await page.getByRole('heading', { level: 2, name: /^Version/ }).waitFor();
};

export const versions = (page: Page) => page.getByRole('region', { name: 'Versions' });
export const versionPanel = (page: Page) => page.getByRole('region', { name: /^Version \d+$/ });
export const field = (page: Page, name: string) =>
  versionPanel(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

export async function restore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Open in the editor' }).click();
  await page.getByRole('textbox', { name: 'Content *' }).waitFor();
}
