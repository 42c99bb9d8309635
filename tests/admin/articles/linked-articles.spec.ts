import { expect, test } from '../logged-in.ts';

test('says which texts have a dead link without the article', async ({ page, createArticle }) => {
  const { title, slug } = await createArticle({ isPublished: true });
  const content = `<p><a href="/magazine/article/${slug}">Lees verder</a></p>`;
  const linking = await createArticle({ title: `Verwijst naar ${title}`, content, isPublished: true });
  await page.goto(`/admindash?search=${encodeURIComponent(title)}`);
  const card = page.getByRole('article', { name: title, exact: true });
  await card.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this article?' });
  await expect(question.getByRole('status')).toHaveText(`Readers will find a dead link to it in “${linking.title}”.`);
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: /^Unpublish/ }).click();
  await expect(
    page.getByText(`Links to it are dead now, in “${linking.title}”. To do lists them.`, { exact: true }),
  ).toBeVisible();
  await page.goto('/admindash/to-do');
  const dead = page.getByRole('listitem').filter({ hasText: `/magazine/article/${slug}` });
  await expect(dead.getByRole('link', { name: linking.title })).toBeVisible();
});
