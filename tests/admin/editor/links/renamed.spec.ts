import { paths } from '../../../../src/shared/paths.ts';
import { expect, test } from '../../logged-in.ts';

test('readers get the current address of a renamed article', {
  tag: '@smoke',
}, async ({ page, createArticle, changeArticle }) => {
  const linked = await createArticle({ isPublished: true });
  const old = paths.magazineItem(linked);
  const content = `<p>Lees <a href="${old}#kop">verder</a>.</p>`;
  const linking = await createArticle({ isPublished: true, content });
  const link = page.getByRole('main').getByRole('link', { name: 'verder', exact: true });
  await page.goto(paths.magazineItem(linking));
  await expect(link).toHaveAttribute('href', `${old}#kop`);
  let renamed = linked;
  for (const slug of [`${linked.slug}-nieuw`, `${linked.slug}-nieuwer`]) {
    renamed = await changeArticle(renamed, { slug });
    await page.goto(paths.magazineItem(linking));
    await expect(link).toHaveAttribute('href', `/magazine/article/${slug}#kop`);
  }
  const stored = await page.request.get(`/api/admin/articles/${linking.id}`);
  expect(((await stored.json()) as { content: string }).content).toBe(content);
});
