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

const RACES = {
  'before the answer': { timer: 0, list: 0 },
  'after the answer, before the list': { timer: 500, list: 1500 },
  'after the list': { timer: 1500, list: 0 },
};
for (const [when, late] of Object.entries(RACES)) {
  test(`who deletes by keyboard goes on from the page, the focus given back ${when}`, async ({
    page,
    createArticle,
  }) => {
    // Radix gives the focus back by a timer of 0 ms, and on a busy phone the server is sooner.
    await page.addInitScript((ms) => {
      const { setTimeout } = window;
      window.setTimeout = ((run: TimerHandler, wait = 0, ...rest: unknown[]) =>
        setTimeout(run, wait === 0 ? ms : wait, ...rest)) as typeof window.setTimeout;
    }, late.timer);
    const { title } = await createArticle();
    await page.goto('/admindash');
    const card = page.getByRole('article', { name: title });
    await card.getByRole('button', { name: /^Delete/ }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Delete this article?' });
    await question.getByRole('button', { name: 'Delete' }).focus();
    await page.route('/api/admin/articles?*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, late.list));
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await expect(card).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
}

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

test('a slow list shows six shapes, and a slow change is sent once', async ({ page, createArticle }) => {
  const { id, title } = await createArticle();
  const [list, change] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let changes = 0;
  await page.route('**/api/admin/articles?*', async (route) => {
    await list.promise;
    await route.continue();
  });
  await page.route(`**/api/admin/articles/${id}/publish`, async (route) => {
    changes += 1;
    await change.promise;
    await route.continue();
  });
  await page.goto('/admindash');
  await expect(page.getByTestId('skeleton')).toHaveCount(6);
  list.resolve();
  const card = page.getByRole('article', { name: title });
  await card.getByRole('button', { name: /^Publish/ }).dblclick();
  await expect(card.locator('[aria-busy="true"]')).toBeVisible();
  await card.getByRole('button', { name: /^Publish/ }).click();
  change.resolve();
  await expect(card.getByText('Published')).toBeVisible();
  await expect(card.locator('[aria-busy="true"]')).toBeHidden();
  expect(changes).toBe(1);
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
  const at: number[] = [];
  await page.route('**/assets/verdwenen.webp*', (route) => {
    tried.push(new URL(route.request().url()).search);
    at.push(Date.now());
    return route.fulfill({ status: 404 });
  });
  await page.goto('/admindash');
  const picture = page.getByRole('article', { name: title }).locator('img');
  await expect(picture).toHaveAttribute('src', '/assets/magazine/seedlings.webp');
  expect(tried).toEqual(['', expect.stringMatching(/^\?retry=\d+$/)]);
  expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(1900);
});
