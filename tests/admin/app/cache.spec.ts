import { expect, test } from '../logged-in.ts';
import { goTo, openDashboard } from './screens.ts';

test('a renamed category shows in the articles list at once', async ({ page, createArticle }) => {
  const category = `Kruiden ${Date.now()}`;
  await page.request.post('/api/admin/categories', { data: { name: category } });
  const { title } = await createArticle({ category });
  await openDashboard(page);
  const card = page.getByRole('article', { name: title });
  await expect(card).toContainText(category);
  await page.getByRole('tab', { name: 'Categories' }).click();
  await page.getByRole('button', { name: `Edit ${category}` }).click();
  await page.getByLabel('Name *').fill(`${category} en thee`);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Category updated successfully', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Articles' }).click();
  await expect(card).toContainText(`${category} en thee`);
});

test('a renamed writer shows in the articles list at once', async ({ page, createArticle }) => {
  const name = `Schrijver ${Date.now()}`;
  const created = await page.request.post('/api/admin/writers', {
    data: { name, email: `schrijver-${Date.now()}@clinic.example`, isActive: true },
  });
  const { title } = await createArticle({ writerId: (await created.json()).id });
  await openDashboard(page);
  const card = page.getByRole('article', { name: title });
  await expect(card).toContainText(name);
  await page.getByRole('tab', { name: 'Writers' }).click();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByLabel('Name *').fill(`${name} junior`);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Writer updated successfully', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Articles' }).click();
  await expect(card).toContainText(`${name} junior`);
});

test('shows a cached list while it is refetched', async ({ page, createArticle }) => {
  const article = await createArticle();
  await openDashboard(page);
  await goTo(page, 'Account');
  await page.getByText('This session').waitFor();
  await page.clock.install();
  await page.request.delete(`/api/admin/articles/${article.id}`);
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/admin/articles?*', async (route) => {
    await mayGoOn;
    await route.continue();
  });
  await page.clock.fastForward(60_000);
  await goTo(page, 'Dashboard');
  await expect(page.getByRole('article', { name: article.title })).toBeVisible();
  goOn();
  await expect(page.getByRole('article', { name: article.title })).toBeHidden();
});

test('an expired session opens the login dialog over the open screen', async ({ page, context, staff }) => {
  await openDashboard(page);
  await context.clearCookies();
  await goTo(page, 'Account');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(page.getByRole('heading', { level: 1, name: 'Account', includeHidden: true })).toBeVisible();
  await dialog.getByLabel('Password').fill(staff.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('This session')).toBeVisible();
});
