import { test as visitor } from '../support/site.ts';
import { openEditor } from './editor/editor-page.ts';
import { expect, test } from './logged-in.ts';

test('list, editor and history lead to the website, where staff find Edit', async ({ page, createArticle }) => {
  const article = await createArticle({ isPublished: true });
  const address = `/magazine/article/${article.slug}`;
  const view = page.getByRole('link', { name: /^View/ });
  await page.goto(`/admindash?search=${encodeURIComponent(article.title)}`);
  await expect(page.getByRole('article', { name: article.title }).getByRole('link', { name: /^View/ })).toHaveAttribute(
    'href',
    address,
  );
  await openEditor(page, article);
  await expect(view).toHaveAttribute('href', address);
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(view).toHaveAttribute('href', address);
  await page.goto(address);
  await page.getByRole('article').getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(`/admindash/articles/${article.id}`);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByLabel('Email').waitFor();
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
});

test('a draft has no link to the website, and Share copies the address of a published one', async ({
  page,
  context,
  createArticle,
}) => {
  await openEditor(page, await createArticle());
  await expect(page.getByRole('link', { name: /^View/ })).toHaveCount(0);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const article = await createArticle({ isPublished: true });
  await openEditor(page, article);
  await page.getByRole('button', { name: 'Share preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share preview' });
  await expect(dialog.getByLabel('Address on the website')).toHaveValue(
    new RegExp(`/magazine/article/${article.slug}$`),
  );
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect(dialog.getByText('Copied')).toBeVisible();
});

visitor('a visitor gets nothing of it', async ({ page }) => {
  await page.goto('/magazine');
  const address = await page.locator('a[href^="/magazine/article/"]').first().getAttribute('href');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address ?? '', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /edit-article|\/api\/articles/.test(url))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
