import { pressBack } from '../../support/browser/traverse.ts';
import { expect, test } from '../logged-in.ts';

test('lists ten articles per page, with page and filters in the URL', async ({ page }) => {
  await page.goto('/admindash');
  await expect(page.getByRole('tab', { name: 'Articles' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/admindash?page=2');
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();

  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Videos' }).click();
  await expect(page).toHaveURL('/admindash?type=video');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await expect(page.getByRole('option')).toHaveCount(17);
  await page.getByRole('option', { name: 'Preventieve geneeskunde' }).click();
  await expect(page.getByRole('article').first()).toContainText('Preventieve geneeskunde');

  await pressBack(page);
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveText(/All Categories/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveText(/Videos/);
});

test('searches while typing, and says when nothing is found', async ({ page, createArticle }) => {
  const { title } = await createArticle();
  await page.goto('/admindash?page=2');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill(title);
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('qqqzzzxxx');
  await expect(page.getByText('No articles found')).toBeVisible();
  await expect(page).toHaveURL('/admindash?search=qqqzzzxxx');
});

test('publishes and unpublishes an article', async ({ page, createArticle }) => {
  const { id, title, slug } = await createArticle();
  await page.goto('/admindash');
  const card = page.getByRole('article', { name: title });
  await expect(card.getByText('Draft')).toBeVisible();
  await expect(card.getByText(/^[A-Z][a-z]{2} \d{2}, \d{4}$/)).toBeVisible();
  await expect(card.getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', `/admindash/articles/${id}`);
  await card.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByText('Article updated successfully', { exact: true })).toBeVisible();
  await expect(card.getByText('Published')).toBeVisible();
  expect((await page.request.get(`/api/articles/${slug}`)).status()).toBe(200);
  await card.getByRole('button', { name: /^Unpublish/ }).click();
  await expect(card.getByText('Draft')).toBeVisible();
  expect((await page.request.get(`/api/articles/${slug}`)).status()).toBe(404);
});

test('asks before it deletes an article', async ({ page, createArticle }) => {
  const { title } = await createArticle();
  await page.goto('/admindash');
  const card = page.getByRole('article', { name: title });
  await card.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this article?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(card.getByRole('button', { name: /^Delete/ })).toBeFocused();

  await card.getByRole('button', { name: /^Delete/ }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Article deleted successfully', { exact: true })).toBeVisible();
  await expect(card).toBeHidden();
});

test('says so when a change fails', async ({ page, createArticle }) => {
  const [first, second] = [await createArticle(), await createArticle()];
  const card = ({ title }: { title: string }) => page.getByRole('article', { name: title });
  await page.goto('/admindash');
  await card(first).waitFor();
  await page.request.delete(`/api/admin/articles/${first.id}`);
  await card(first)
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page.getByText('Failed to update article', { exact: true })).toBeVisible();
  await expect(card(first)).toBeHidden();
  await page.request.delete(`/api/admin/articles/${second.id}`);
  await card(second)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete article', { exact: true })).toBeVisible();
});
