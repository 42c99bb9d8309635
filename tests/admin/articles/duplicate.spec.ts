import { choose, contentField, fetchArticle, openEditor, saveButton, titleField } from '../editor/editor-page.ts';
import { expect, test } from '../logged-in.ts';

test('duplicates a published article as a draft with its own address', async ({ page, createArticle }) => {
  const article = await createArticle({ isPublished: true, tags: ['slaap'], excerpt: 'Over de nacht.' });
  await page.goto(`/admindash?search=${encodeURIComponent(article.title)}`);
  await page.getByRole('button', { name: `Duplicate ${article.title}` }).click();
  await expect(titleField(page)).toHaveValue(`${article.title} (kopie)`);
  await expect(page).toHaveURL(/\/articles\/\d+$/);
  const id = Number(new URL(page.url()).pathname.split('/').pop());
  expect(id).not.toBe(article.id);
  expect(await fetchArticle(page, { id })).toMatchObject({
    isPublished: false,
    content: article.content,
    excerpt: 'Over de nacht.',
    tags: ['slaap'],
    slug: `${article.slug}-kopie`,
  });
  expect(await fetchArticle(page, article)).toMatchObject({ isPublished: true, title: article.title });
});

test('tags are typed with commas', async ({ page, createArticle }) => {
  const article = await createArticle({ tags: ['slaap'] });
  await openEditor(page, article);
  const tags = page.getByLabel('Tags');
  await expect(tags).toHaveValue('slaap');
  await tags.press('End');
  await page.keyboard.type(', licht en ritme,  , slaap');
  await expect(tags).toHaveValue('slaap, licht en ritme,  , slaap');
  await contentField(page).click();
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
  expect(await fetchArticle(page, article)).toMatchObject({ tags: ['slaap', 'licht en ritme'] });
});

test('the bin is a state of the list', async ({ page }) => {
  await page.goto('/admindash');
  await choose(page, 'State', 'In the bin');
  await expect(page).toHaveURL('/admindash/bin');
});
