import type { Page } from '@playwright/test';
import { uniqueWord } from '../../support/unique-word.ts';
import { expect, test } from '../logged-in.ts';

const choose = async (page: Page, name: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: option }).click();
};
const states = (page: Page) => page.getByRole('article').getByText(/^(Draft|Published)$/);
const titles = async (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

test('shows drafts only, and how many there are', async ({ page, createArticle }) => {
  await createArticle();
  await page.goto('/admindash');
  await choose(page, 'State', /^Drafts \(\d+\)$/);
  await expect(page).toHaveURL('/admindash?state=draft');
  await expect(states(page).filter({ hasText: 'Published' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL('/admindash');
});

test('sorts by title both ways, and by state', async ({ page, createArticle }) => {
  const word = `Volgorde${uniqueWord()}`;
  for (const name of ['Bloem', 'Ábri', 'citroen'])
    await createArticle({ title: `${name} ${word}`, category: 'Pro-aging' });
  await page.goto('/admindash?category=Pro-aging');
  const own = async () =>
    (await titles(page)).filter((title) => title.includes(word)).map((title) => title.split(' ')[0]);
  await choose(page, 'Sort', 'Title, A to Z');
  await expect(page).toHaveURL('/admindash?category=Pro-aging&sort=title');
  await expect.poll(own).toEqual(['Ábri', 'Bloem', 'citroen']);
  await choose(page, 'Sort', 'Title, Z to A');
  await expect.poll(own).toEqual(['citroen', 'Bloem', 'Ábri']);
  await choose(page, 'Sort', 'Published first');
  await expect(page).toHaveURL('/admindash?category=Pro-aging&sort=state-desc');
  await expect(page.getByRole('article').first()).toContainText('Published');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill(word);
  await expect(page.getByRole('combobox', { name: 'Sort', exact: true })).toHaveText(/Best match first/);
});

test('remembers the filters, unless the address has its own', async ({ page, createArticle }) => {
  await createArticle();
  await page.goto('/admindash');
  await choose(page, 'State', /^Drafts/);
  await choose(page, 'Sort', 'Oldest first');
  await page.goto('/admindash');
  await expect(page).toHaveURL('/admindash?state=draft&sort=created-asc');
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveText(/Drafts/);
  await page.goto('/admindash?type=video');
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveText(/All States/);

  await choose(page, 'State', /^Published/);
  await page.getByRole('tab', { name: /^Writers/ }).click();
  await page.getByRole('tab', { name: /^Articles/ }).click();
  await expect(page).toHaveURL('/admindash?type=video&state=published');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/admindash');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveText(/All States/);
});

test('counts articles, writers and categories on the tabs', async ({ page, createArticle }) => {
  await page.goto('/admindash');
  const tab = page.getByRole('tab', { name: /^Articles/ });
  await expect(tab).toHaveText(/\d+$/);
  const before = Number((await tab.textContent())?.match(/\d+$/)?.[0]);
  await expect(page.getByRole('tab', { name: /^Categories/ })).toHaveText(/\d+$/);
  const { title } = await createArticle();
  await page.reload();
  await expect(tab).toHaveText(new RegExp(`${before + 1}$`));
  const card = page.getByRole('article', { name: title });
  await card.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card).toBeHidden();
  await expect(tab).toHaveText(new RegExp(`${before}$`));
});

test('searches for “all” as for any other word', async ({ page }) => {
  await page.goto('/admindash');
  const box = page.getByRole('searchbox', { name: 'Search articles' });
  const asked = page.waitForRequest(/\/api\/admin\/articles\?.*search=all(?:&|$)/);
  await box.fill('all');
  await asked;
  await expect(page).toHaveURL('/admindash?search=all');
  await expect(box).toHaveValue('all');
});

test('a search for writers asks for no articles', async ({ page }) => {
  await page.goto('/admindash?tab=writers');
  await page.getByRole('searchbox', { name: 'Search writers' }).waitFor();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('searchbox', { name: 'Search writers' }).pressSequentially('xqzwv');
  await expect(page.getByText('No writers found')).toBeVisible();
  await expect(page).toHaveURL(/search=xqzwv/);
  await page.getByRole('tab', { name: /^Articles/ }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked.filter((path) => path === '/api/admin/articles')).toEqual([]);
});

test('a new article is in the list after its save, whatever the filters were', async ({ page }) => {
  const title = `Verborgen ${uniqueWord()}`;
  await page.goto('/admindash?state=published&category=Hormonen');
  await page.getByRole('link', { name: 'New Article', exact: true }).click();
  await page.getByLabel('Title *', { exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Content *' }).fill('Een rustige ochtend.');
  await choose(page, 'Category *', 'Pro-aging');
  await page.getByRole('button', { name: 'Save Article' }).click();
  await expect(page.getByText('Article created', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/admindash');
  await expect(page.getByRole('article', { name: title })).toBeVisible();
});

test('the filters are there again after logging out and in', async ({ page, staff, createArticle }) => {
  await createArticle();
  await page.goto('/admindash');
  await choose(page, 'State', /^Drafts/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admindash?state=draft');
});
