import { expect, test } from '../logged-in.ts';
import { choose, contentField, fetchArticle, openEditor, saveButton, titleField } from './editor-page.ts';

test('focuses the title of a new article', async ({ page }) => {
  await page.goto('/admindash');
  await page.getByRole('link', { name: 'New Article', exact: true }).click();
  await expect(titleField(page)).toBeFocused();
});

test('creates an article whose slug and SEO title follow its title', async ({ page }) => {
  const title = `Allergieën in de lente ${Date.now()}`;
  await page.goto('/admindash/articles/new');
  await expect(page.getByRole('heading', { name: 'New Article' })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await titleField(page).pressSequentially(title);
  await expect(page.getByLabel('URL Slug')).toHaveValue(/^allergieen-in-de-lente-\d+$/);
  await expect(page.getByLabel('SEO Title')).toHaveValue(title);
  await contentField(page).fill('De berk bloeit.');
  await choose(page, 'Category', 'Allergieën/intoleranties');
  await page.getByRole('switch', { name: 'Published' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
  await expect(page.getByText('Article created', { exact: true })).toBeVisible();
  await expect(page.getByText('Your changes have been saved successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name: title }).getByText('Published')).toBeVisible();
});

test('names the missing fields and focuses the first', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  await contentField(page).waitFor();
  await saveButton(page).click();
  await expect(page.getByText('Missing required fields', { exact: true })).toBeVisible();
  await expect(page.getByText('Please fill in title, content, and category', { exact: true })).toBeVisible();
  await expect(titleField(page)).toBeFocused();
  await expect(titleField(page)).toHaveAccessibleDescription('Title is required');
  await expect(contentField(page)).toHaveAccessibleDescription('Content is required');
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveAccessibleDescription(/Category is required/);
});

test('counts the characters of SEO texts', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const description = page.getByLabel('SEO Description');
  await description.fill('a'.repeat(149));
  await expect(description).toHaveAccessibleDescription(/1 word, 149 characters 150-160 characters/);
  await description.fill('a'.repeat(150));
  await expect(description).toHaveAccessibleDescription(/150 characters ✓ 150-160 characters/);
});

test('asks for a video address only for videos', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  await expect(page.getByLabel('Video URL')).toBeHidden();
  await choose(page, 'Content Type', 'Video');
  await page.getByLabel('Video URL').fill('https://vimeo.com/76979871');
  await expect(page.getByLabel('Video URL')).toHaveAccessibleDescription(/player\.vimeo\.com\/video\/76979871/);
});

test('keeps the tables and tags of an article', async ({ page, createArticle }) => {
  const table = '<table><tbody><tr><th>Middel</th></tr><tr><td>IJzer</td></tr></tbody></table>';
  const { id } = await createArticle({ content: `<p>Zie:</p>${table}<p>Klaar.</p>`, tags: ['ijzer'] });
  await page.goto(`/admindash/articles/${id}`);
  await expect(contentField(page).getByRole('cell', { name: 'IJzer' })).toBeVisible();
  await titleField(page).fill('Met een tabel');
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
  const saved = await fetchArticle(page, { id });
  expect(saved.content.replace(/<\/?p>/g, '')).toContain('<th>Middel</th>');
  expect(saved.tags).toEqual(['ijzer']);
});

test('marks the tags when one after the first is refused', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle());
  const tags = page.getByLabel('Tags');
  await tags.fill(`slaap, ${'x'.repeat(51)}`);
  await saveButton(page).click();
  await expect(tags).toHaveAccessibleDescription(/A tag can be at most 50 characters/);
});

test('says when an article does not exist', async ({ page }) => {
  await page.goto('/admindash/articles/999999');
  await expect(page.getByRole('heading', { name: 'Article not found' })).toBeVisible();
});

test('a title that is too long says so while it is typed, and loses no word', async ({ page, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  const title = titleField(page);
  const long = 'Een lange titel '.repeat(32).slice(0, 500);
  await title.fill(long);
  await expect(title).toHaveAccessibleDescription(/499 characters of at most 200/);
  await saveButton(page).click();
  await expect(title).toHaveAccessibleDescription(/Title .*200/);
  await expect(title).toBeFocused();
  await expect(title).toHaveValue(long);
  expect(await fetchArticle(page, article)).toMatchObject({ title: article.title });
  await title.fill('Een korte titel');
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
});
