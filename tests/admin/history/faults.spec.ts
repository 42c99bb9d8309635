import { expect, test } from '../logged-in.ts';
import { openHistory, restore, versionPanel, versions } from './history-page.ts';

test('says which pictures of a version are gone, and restores it without', async ({
  page,
  createArticle,
  changeArticle,
}) => {
  const article = await createArticle({ content: '<p>Met foto.</p>' });
  await changeArticle(article, { content: '<p>Zonder foto.</p>' });
  await page.route(`**/api/admin/articles/${article.id}/revisions/1`, async (route) => {
    const response = await route.fetch();
    const details = await response.json();
    details.article.content = '<p>Met foto.</p><img src="/api/images/weg" alt="Een foto">';
    details.missing.pictures = ['/api/images/weg'];
    await route.fulfill({ response, json: details });
  });
  await openHistory(page, article, '?version=1');
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('One picture is gone. It is left out.');
  await page.keyboard.press('Escape');
  await restore(page);
  const content = page.getByRole('textbox', { name: 'Content *' });
  await expect(content).toContainText('Met foto.');
  await expect(content.locator('img')).toHaveCount(0);
});

test('asks for the password when the session ended, and goes on', async ({
  page,
  staff,
  createArticle,
  changeArticle,
}) => {
  const article = await createArticle();
  await changeArticle(await changeArticle(article, { isPublished: true }), { isPublished: false });
  await openHistory(page, article);
  let isExpired = true;
  await page.route(`**/api/admin/articles/${article.id}/revisions/**`, (route) =>
    isExpired ? route.fulfill({ status: 401, json: { success: false, error: 'Please log in' } }) : route.continue(),
  );
  await versions(page)
    .getByRole('link', { name: /version 1/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  isExpired = false;
  await dialog.getByLabel('Password').fill(staff.password);
  await dialog.getByLabel('Password').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(versionPanel(page).getByRole('button', { name: 'Restore this version' })).toBeVisible();
});

test('older versions that do not come can be asked for again', async ({ page, createArticle }) => {
  test.slow();
  const article = await createArticle();
  for (let turn = 0; turn < 16; turn += 1)
    for (const change of ['publish', 'unpublish'])
      await page.request.post(`/api/admin/articles/${article.id}/${change}`);
  await openHistory(page, article);
  const links = versions(page).getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(30);
  await page.route('**/revisions?*page=2*', (route) => route.abort());
  await versions(page).getByRole('button', { name: 'Show older versions' }).click();
  await expect(versions(page).getByRole('alert')).toContainText('We could not load older versions.');
  await expect(links).toHaveCount(30);
  await page.unrouteAll();
  await versions(page).getByRole('button', { name: 'Try again' }).click();
  await expect(links).toHaveCount(33);
  await expect(versions(page).getByRole('alert')).toBeHidden();
});
