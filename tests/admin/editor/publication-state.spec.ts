import { expect, test } from '../logged-in.ts';
import { choose, contentField, fetchArticle, openEditor, titleField, toast } from './editor-page.ts';

const badge = (page: import('@playwright/test').Page) => page.locator('.editor-header span').first();
const main = (page: import('@playwright/test').Page) => page.locator('.editor-header button[type="submit"]');

test('Publish puts a new article on the website, and View shows it', { tag: '@smoke' }, async ({ page, context }) => {
  const title = `Meteen gepubliceerd ${Date.now()}`;
  await page.goto('/admindash');
  await page.getByRole('link', { name: 'New Article', exact: true }).click();
  await expect(titleField(page)).toBeFocused();
  await page.keyboard.type(title);
  await contentField(page).fill('Rust voor het slapen.');
  await choose(page, 'Category', 'Hormonen');
  await expect(main(page)).toHaveText('Publish');
  await main(page).click();
  await expect(page).toHaveURL('/admindash');
  await expect(toast(page, 'Article published')).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await expect((await opened).getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('Publish without what is required says so, and leaves the article a draft', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  await titleField(page).fill('Zonder categorie');
  await contentField(page).fill('Tekst.');
  await main(page).click();
  await expect(toast(page, 'Missing required fields')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeFocused();
  await expect(page.getByRole('switch', { name: 'Published' })).not.toBeChecked();
  await expect(badge(page)).toHaveText('Draft');
});

test('the main button names the next step of a published article', async ({ page, createArticle }) => {
  const article = await createArticle({ isPublished: true });
  await openEditor(page, article);
  await expect(badge(page)).toHaveText('Published');
  await expect(main(page)).toHaveText('Update');
  await titleField(page).fill('Anders');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toast(page, 'Draft saved')).toBeVisible();
  expect(await fetchArticle(page, article)).toMatchObject({ title: article.title });
  await expect(main(page)).toHaveText('Publish changes');
  await page.getByRole('switch', { name: 'Published' }).click();
  await expect(main(page)).toHaveText('Unpublish');
  await expect(badge(page)).toHaveText('Published · draft changes');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(badge(page)).toHaveText('Draft');
  await expect(main(page)).toHaveText('Publish');
});

test('the switch and Save Article publish too', async ({ page, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await page.getByRole('switch', { name: 'Published' }).click();
  await page.getByRole('button', { name: 'Save Article' }).click();
  await expect(page).toHaveURL('/admindash');
  await expect(toast(page, 'Article updated')).toBeVisible();
  await expect(page.getByRole('button', { name: 'View', exact: true })).toBeVisible();
  expect(await fetchArticle(page, article)).toMatchObject({ isPublished: true });
});
