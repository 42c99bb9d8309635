import type { AdminArticle } from '../../../src/shared/contract/articles/articles.ts';
import { expect, test } from '../logged-in.ts';
import { openHistory, versionPanel, versions } from './history-page.ts';

test('folds the saves between, and opens them on demand', async ({ page, createArticle, changeArticle }) => {
  let article = await createArticle();
  for (const word of ['een', 'twee', 'drie']) article = await changeArticle(article, { excerpt: word });
  await openHistory(page, article);
  await expect(versions(page).getByRole('link', { name: /version/ })).toHaveCount(2);
  await versions(page).getByRole('button', { name: 'and 2 earlier saves' }).click();
  await versions(page)
    .getByRole('link', { name: /version 3/ })
    .click();
  await expect(page).toHaveURL(/version=3/);
  await expect(versionPanel(page).getByRole('status')).toHaveText('From version 2 to version 3: excerpt.');
  await page.reload();
  await expect(versions(page).getByRole('link', { name: /version 3/ })).toHaveAttribute('aria-current', 'true');
});

test('a version gets a name, keeps it, and loses it', async ({ page, createArticle, changeArticle }) => {
  const article = await createArticle();
  const second = await changeArticle(article, { excerpt: 'Samenvatting' });
  await changeArticle(second, { isPublished: true });
  await openHistory(page, article, '?version=2');
  await page.getByRole('button', { name: 'Name this version' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('x'.repeat(101));
  await expect(page.getByText('Name can be at most 100 characters')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Voor de redactie');
  await page.keyboard.press('Enter');
  await expect(versions(page).getByRole('link', { name: /Voor de redactie/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the name' })).toBeFocused();
  await page.getByRole('switch', { name: 'Milestones only' }).click();
  await page.reload();
  await expect(versions(page).getByRole('link', { name: /Voor de redactie/ })).toBeVisible();
  await page.getByRole('button', { name: 'Change the name' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(' ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Name this version' })).toBeFocused();
  await expect(versions(page)).not.toContainText('Voor de redactie');
});

test('loads older versions page by page with the keyboard', async ({ page, createArticle }) => {
  test.slow();
  const article = await createArticle();
  for (let turn = 0; turn < 16; turn += 1)
    for (const change of ['publish', 'unpublish'])
      await page.request.post(`/api/admin/articles/${article.id}/${change}`);
  await openHistory(page, article);
  const links = versions(page).getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(30);
  await versions(page).getByRole('button', { name: 'Show older versions' }).focus();
  await page.keyboard.press('Enter');
  await expect(links).toHaveCount(33);
  await expect(links.nth(30)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(links.nth(31)).toHaveAttribute('aria-current', 'true');
  await expect(versionPanel(page).getByRole('heading', { name: 'Version 2' })).toBeVisible();
  // A version that is not on the first page is found by its address.
  await page.reload();
  await expect(links.nth(31)).toHaveAttribute('aria-current', 'true');
});

test('on a phone the chosen version comes into sight', async ({ page, createArticle, changeArticle }) => {
  let article = await createArticle();
  for (const isPublished of [true, false, true, false, true, false, true, false])
    article = await changeArticle(article, { isPublished });
  await page.setViewportSize({ width: 390, height: 700 });
  await openHistory(page, article);
  await versions(page)
    .getByRole('link', { name: /version 7/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Version 7' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Version 7' })).toBeInViewport();
  await page.getByRole('link', { name: 'All versions' }).click();
  await expect(versions(page).getByRole('link').first()).toBeInViewport();
});

test.describe('what is not there', () => {
  const hide = (article: AdminArticle, path: string) => `**/api/admin/articles/${article.id}/revisions${path}`;

  test('is told for an article, a version and a list', async ({ page, createArticle, changeArticle }) => {
    const article = await createArticle();
    await changeArticle(article, { excerpt: 'Samenvatting' });
    await page.goto('/admindash/articles/2000000000/history');
    await expect(page.getByRole('heading', { name: 'Article not found' })).toBeVisible();

    await openHistory(page, article, '?version=99');
    await expect(page.getByText('Version 99 no longer exists.')).toBeVisible();
    await page.getByRole('link', { name: 'Show the newest version' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Version 2' })).toBeVisible();

    await page.route(hide(article, '?*'), (route) => route.abort());
    await page.goto(`/admindash/articles/${article.id}/history`);
    await expect(page.getByText('We could not load the history of this article.')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Version 2' })).toBeVisible();
  });

  test('an article that has been deleted says so', async ({ page, createArticle, changeArticle }) => {
    const article = await createArticle();
    await changeArticle(await changeArticle(article, { isPublished: true }), { isPublished: false });
    await openHistory(page, article);
    await page.request.delete(`/api/admin/articles/${article.id}`);
    await versions(page)
      .getByRole('link', { name: /version 1/ })
      .click();
    await page.getByRole('link', { name: 'Show the newest version' }).click();
    await expect(page.getByRole('heading', { name: 'Article not found' })).toBeVisible();
  });
});
