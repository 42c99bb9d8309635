import { expect, test } from './logged-in.ts';

test('lists ten articles a page, and keeps page and filters in the address (§2, §9)', async ({ page }) => {
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

  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveText(/All Categories/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveText(/Videos/);
});

test('searches while one types, and says when nothing is found (§2)', async ({ page, createArticle }) => {
  const { title } = await createArticle();
  await page.goto('/admindash?page=2');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill(title);
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('qqqzzzxxx');
  await expect(page.getByText('No articles found')).toBeVisible();
  await expect(page).toHaveURL('/admindash?search=qqqzzzxxx');
});

test('publishes and unpublishes (§2, §4, §8)', async ({ page, createArticle }) => {
  const { title, slug } = await createArticle();
  await page.goto('/admindash');
  const card = page.getByRole('article', { name: title });
  await expect(card.getByText('Draft')).toBeVisible();
  await card.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByText('Article updated successfully', { exact: true })).toBeVisible();
  await expect(card.getByText('Published')).toBeVisible();
  expect((await page.request.get(`/api/articles/${slug}`)).status()).toBe(200);
  await card.getByRole('button', { name: /^Unpublish/ }).click();
  await expect(card.getByText('Draft')).toBeVisible();
  expect((await page.request.get(`/api/articles/${slug}`)).status()).toBe(404);
});

test('deletes only after a question (§4, §8)', async ({ page, createArticle }) => {
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

test('says when a change fails, and changes nothing (§8)', async ({ page, createArticle }) => {
  const { id, title } = await createArticle();
  await page.goto('/admindash');
  await page.getByRole('article', { name: title }).waitFor();
  await page.request.delete(`/api/admin/articles/${id}`);
  await page
    .getByRole('article', { name: title })
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page.getByText('Failed to update article', { exact: true })).toBeVisible();
  await page
    .getByRole('article', { name: title })
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete article', { exact: true })).toBeVisible();
});

test('offers to try again when the list cannot be loaded', async ({ page }) => {
  await page.route('**/api/admin/articles?*', (route) => route.abort());
  await page.goto('/admindash');
  await expect(page.getByRole('alert')).toContainText('No connection to the server');
  await page.unroute('**/api/admin/articles?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('tries a picture that fails once more, then shows the default (§4, §5)', async ({ page, createArticle }) => {
  const { title } = await createArticle({ image: '/assets/verdwenen.webp' });
  const tried: string[] = [];
  await page.route('**/assets/verdwenen.webp*', (route) => {
    tried.push(new URL(route.request().url()).search);
    return route.fulfill({ status: 404 });
  });
  await page.goto('/admindash');
  const picture = page.getByRole('article', { name: title }).locator('img');
  await expect(picture).toHaveAttribute('src', '/assets/magazine/seedlings.webp');
  expect(tried).toEqual(['', expect.stringMatching(/^\?retry=\d+$/)]);
});

test('works by keyboard: tabs with arrows, filters with the first letters', async ({ page }) => {
  await page.goto('/admindash');
  await page.getByRole('tab', { name: 'Articles' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/admindash?tab=writers');
  await expect(page.getByRole('tab', { name: 'Writers' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('combobox', { name: 'Type' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('v');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admindash?type=video');
});
