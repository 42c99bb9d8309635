import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/browser/axe.ts';
import { uniqueWord } from '../../support/unique-word.ts';
import { expect, test } from '../logged-in.ts';

const LONG = 'Arbeidsongeschiktheidsverzekeringsmaatschappijenoverlegorgaan';
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const publicStatus = async (page: Page, slug: string) => (await page.request.get(`/magazine/article/${slug}`)).status();

async function remove(page: Page, title: string) {
  await card(page, title)
    .getByRole('button', { name: /^Delete/ })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Delete this article?' });
  await expect(question).toContainText('You can restore it for 30 days');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Article deleted successfully')).toBeVisible();
}

test('Undo brings a deleted article back to its readers', { tag: '@smoke' }, async ({ page, createArticle }) => {
  const { title, slug } = await createArticle({ isPublished: true });
  await page.goto('/admindash');
  await remove(page, title);
  await expect(card(page, title)).toBeHidden();
  expect(await publicStatus(page, slug)).toBe(410);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Article restored')).toBeVisible();
  await expect(toast(page, 'It is published again')).toBeVisible();
  await expect(card(page, title)).toBeFocused();
  expect(await publicStatus(page, slug)).toBe(200);
});

test('Undo brings back what was deleted in one step', async ({ page, createArticle }) => {
  const word = `Samen${uniqueWord()}`;
  for (const name of ['een', 'twee']) await createArticle({ title: `${word} ${name}` });
  await page.goto(`/admindash?search=${word}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page
    .getByRole('group', { name: 'Change the selected articles' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No articles found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, '2 articles restored')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('the bin restores an article, which opens with its history', async ({ page, createArticle, changeArticle }) => {
  const article = await createArticle();
  const { title } = await changeArticle(article, { excerpt: 'Kort' });
  await page.request.delete(`/api/admin/articles/${article.id}`);
  await page.goto('/admindash');
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'In the bin' }).click();
  await expect(page).toHaveURL('/admindash/bin');
  await expect(page).toHaveTitle(/^Bin \|/);
  await expect(card(page, title)).toContainText('Was a draft');
  await expect(card(page, title)).toContainText(/Deleted .* by /);
  await card(page, title).getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page, 'Article restored')).toBeVisible();
  await expect(card(page, title)).toBeHidden();
  await page.goto(`/admindash/articles/${article.id}/history`);
  await expect(page.getByText('Created').first()).toBeVisible();
});

test('deletes one for good, or empties the bin, after a question', async ({ page, createArticle }) => {
  const [one, other] = [await createArticle({ title: `${LONG} ${Date.now()}` }), await createArticle()];
  for (const { id } of [one, other]) await page.request.delete(`/api/admin/articles/${id}`);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/admindash/bin');
  await card(page, one.title).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await card(page, one.title)
    .getByRole('button', { name: /^Delete for good/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Article deleted for good')).toBeVisible();
  await expect(card(page, one.title)).toBeHidden();
  await page.getByRole('button', { name: 'Empty the bin' }).click();
  const question = page.getByRole('alertdialog', { name: 'Empty the bin?' });
  await expect(question).toContainText('This cannot be undone');
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('The bin is empty')).toBeVisible();
});

test('says why an article cannot be restored', async ({ page, createArticle }) => {
  const category = { name: `${LONG} ${Date.now()}`.slice(0, 90), description: null };
  const { id } = await (await page.request.post('/api/admin/categories', { data: category })).json();
  const article = await createArticle({ category: category.name });
  await page.request.delete(`/api/admin/articles/${article.id}`);
  await page.request.delete(`/api/admin/categories/${id}`);
  await page.goto('/admindash/bin');
  await card(page, article.title).getByRole('button', { name: 'Restore' }).click();
  // In one look: a toast is there for five seconds.
  await expect(page.getByRole('listitem').filter({ hasText: 'Failed to restore article' })).toContainText(
    `The category “${category.name}” of this article was deleted. Create a category with this name, then try again.`,
  );
  await expect(card(page, article.title)).toBeVisible();
});
