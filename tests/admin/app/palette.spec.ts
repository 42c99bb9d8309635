import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/browser/axe.ts';
import { uniqueWord } from '../../support/unique-word.ts';
import { expect, test } from '../logged-in.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to a screen or an article' });
const field = (page: Page) => palette(page).getByRole('combobox');
const active = (page: Page) => palette(page).getByRole('option', { selected: true });

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/admindash');
  await page.getByRole('article').first().waitFor();
});

test('goes to a screen by keyboard alone', async ({ page }) => {
  await openPalette(page);
  await palette(page).getByRole('group', { name: 'Changed last' }).waitFor();
  await expect(active(page)).toHaveText('New article');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveText('New article');
  await field(page).pressSequentially('mess');
  await expect(active(page)).toHaveText('Messages');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admindash/messages');
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('finds an article and opens it in the editor', async ({ page, createArticle }) => {
  const word = `Zoekmij${uniqueWord()}`;
  const { id, title } = await createArticle({ title: `${word} artikel` });
  await openPalette(page);
  await field(page).fill(word.toLowerCase());
  const found = palette(page).getByRole('group', { name: 'Articles' }).getByRole('option', { name: title });
  await expect(found).toContainText('Draft');
  await expect(palette(page).getByRole('status')).toHaveText('1 found');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admindash/articles/${id}`);
  await expect(page.getByLabel('Title *', { exact: true })).toHaveValue(title);
});

test('Enter waits for the articles of what was typed', async ({ page, createArticle }) => {
  const word = `Zoekmij${uniqueWord()}`;
  const { id } = await createArticle({ title: `${word} artikel` });
  await createArticle();
  await openPalette(page);
  await palette(page).getByRole('group', { name: 'Changed last' }).waitFor();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const search = /\/api\/admin\/articles\?search=/;
  await page.route(search, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(search);
  await field(page).fill(word);
  await page.keyboard.press('Enter');
  await asked;
  await expect(palette(page)).toBeVisible();
  release();
  await expect(page).toHaveURL(`/admindash/articles/${id}`);
});

test('starts with the articles that were changed last', async ({ page, createArticle }) => {
  const { title } = await createArticle();
  await openPalette(page);
  const list = palette(page).getByRole('group', { name: 'Changed last' });
  await expect(list.getByRole('option').filter({ hasText: title })).toBeVisible();
});

test('opens another tab with Ctrl+Enter', async ({ page, context }) => {
  await openPalette(page);
  await field(page).fill('account');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  expect(new URL((await opened).url()).pathname).toBe('/admindash/account');
  await expect(palette(page)).toBeHidden();
});

test('closes with Escape and gives the focus back', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Search articles' });
  await search.focus();
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(search).toBeFocused();
});

test('opens by touch, and says when nothing is found', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('button', { name: /^Go to/ }).click();
  await field(page).fill('qqqzzzxxx');
  await expect(palette(page).getByText('Nothing found')).toBeVisible();
  await field(page).fill('categ');
  await palette(page).getByRole('option', { name: 'Categories' }).click();
  await expect(page).toHaveURL('/admindash?tab=categories');
});

test('asks before it leaves unsaved changes', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  await page.goto(`/admindash/articles/${id}`);
  await page.getByLabel('Title *', { exact: true }).fill('Anders');
  await openPalette(page);
  await field(page).fill('messages');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Title *', { exact: true })).toHaveValue('Anders');
});

test('leaves Ctrl+K to the link dialog in the text of an article', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  await page.goto(`/admindash/articles/${id}`);
  await page.getByRole('textbox', { name: 'Content *' }).click();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: /link/i })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
});

test('shows the screens when the server cannot be reached', async ({ page }) => {
  await page.route('**/api/admin/articles?*', (route) => route.abort());
  await openPalette(page);
  await expect(palette(page).getByText(/No connection to the server/)).toBeVisible();
  await expect(active(page)).toHaveText('New article');
});

test('is accessible, and fits small screens', async ({ page }) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await openPalette(page);
    await palette(page).getByRole('group', { name: 'Changed last' }).getByRole('option').first().waitFor();
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).toBeInViewport({ ratio: 0.9 });
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
