import { fetchArticle } from '../editor/editor-page.ts';
import { expect, test } from '../logged-in.ts';
import { openHistory, restore, versionPanel, versions } from './history-page.ts';

const GONE = `/api/admin/download/${'0a'.repeat(16)}.webp`;

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
    details.article.content = `<p>Met foto.</p><img src="${GONE}" alt="Een foto">`;
    details.missing.pictures = [GONE];
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

const LEAF = '<img src="/assets/magazine/leaf.webp" alt="Een blad">';
const FIGURES = [
  {
    what: 'keeps the caption of a figure whose picture is gone',
    figure: `<figure><img src="${GONE}" alt="Een foto"><figcaption>Uit onze tuin</figcaption></figure>`,
    pictures: 0,
  },
  {
    what: 'keeps the other picture of a figure when one is gone',
    figure: `<figure>${LEAF}<img src="${GONE}" alt="Een foto"><figcaption>Uit onze tuin</figcaption></figure>`,
    pictures: 1,
  },
];

for (const { what, figure, pictures } of FIGURES)
  test(what, async ({ page, createArticle, changeArticle }) => {
    const article = await createArticle({ content: '<p>Met foto.</p>' });
    await changeArticle(article, { content: '<p>Zonder foto.</p>' });
    await page.route(`**/api/admin/articles/${article.id}/revisions/1`, async (route) => {
      const response = await route.fetch();
      const details = await response.json();
      details.article.content = `<p>Ervoor.</p>${figure}<p>Erna.</p>`;
      details.missing.pictures = [GONE];
      await route.fulfill({ response, json: details });
    });
    await openHistory(page, article, '?version=1');
    await expect(versionPanel(page).getByText('Erna.')).toBeVisible();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('One picture is gone. It is left out.');
    await page.keyboard.press('Escape');
    await restore(page);
    const content = page.getByRole('textbox', { name: 'Content *' });
    for (const words of ['Ervoor.', 'Uit onze tuin', 'Erna.']) await expect(content).toContainText(words);
    await expect(content.locator('img:not(.ProseMirror-separator)')).toHaveCount(pictures);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Article updated', { exact: true })).toBeVisible();
    const saved = (await fetchArticle(page, article)).content;
    for (const words of ['Ervoor.', 'Uit onze tuin', 'Erna.']) expect(saved).toContain(words);
    expect(saved).not.toContain(GONE);
    expect(saved.includes('<figure')).toBe(pictures > 0);
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
  // By keyboard: the pointer over the link already loads the version, and the dialog would cover the link.
  await versions(page)
    .getByRole('link', { name: /version 1/ })
    .press('Enter');
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
