import type { Page } from '@playwright/test';

/** The bar for find and replace. */
export const findBar = (page: Page) => page.getByRole('search', { name: 'Find in the text' });
export const findField = (page: Page) => findBar(page).getByRole('textbox', { name: 'Find', exact: true });
export const replaceField = (page: Page) => findBar(page).getByRole('textbox', { name: 'Replace with' });
export const findStatus = (page: Page) => findBar(page).getByRole('status');
export const findButton = (page: Page, name: string) => findBar(page).getByRole('button', { name, exact: true });
