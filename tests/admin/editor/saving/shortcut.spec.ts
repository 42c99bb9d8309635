import { expect, test } from '../../logged-in.ts';
import { choose, contentField, fetchArticle, openEditor, titleField, toast } from '../editor-page.ts';
import { holdSaves } from './hold-saves.ts';

test('saves on Ctrl+S without moving the cursor', async ({ page, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await contentField(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Eerste zin.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toast(page, 'Article updated')).toBeVisible();
  await expect(toast(page, 'Your changes have been saved successfully')).toBeVisible();
  await expect(page.getByText(/^Unsaved changes/)).toBeHidden();
  await page.keyboard.type(' Tweede zin.');
  await expect(contentField(page)).toHaveText('Een rustige ochtend. Eerste zin. Tweede zin.');
  await page.getByRole('button', { name: 'Save Article' }).click();
  await expect(page).toHaveURL('/admindash');
  const stored = await fetchArticle(page, article);
  expect(stored).toMatchObject({ content: '<p>Een rustige ochtend. Eerste zin. Tweede zin.</p>', version: 3 });
});

test('Ctrl+S creates a new article once, with its own address', async ({ page }) => {
  const name = `Nieuw ${Date.now()}`;
  await page.goto('/admindash/articles/new');
  await titleField(page).fill(name);
  await contentField(page).fill('Eerste zin.');
  await choose(page, 'Category', 'Hormonen');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toast(page, 'Article created')).toBeVisible();
  await expect(page).toHaveURL(/\/admindash\/articles\/\d+$/);
  await expect(page).toHaveTitle(/^Edit Article/);
  await contentField(page).fill('Eerste zin. Tweede zin.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toast(page, 'Article updated')).toBeVisible();
  await page.reload();
  await expect(contentField(page)).toHaveText('Eerste zin. Tweede zin.');
  const found = await page.request.get(`/api/admin/articles?search=${encodeURIComponent(name)}`);
  expect((await found.json()).articles.filter((article: { title: string }) => article.title === name)).toHaveLength(1);
});

test('shows the slug that the server chose after Ctrl+S', async ({ page, createArticle }) => {
  const taken = await createArticle();
  await page.goto('/admindash/articles/new');
  await titleField(page).fill(taken.title);
  await contentField(page).fill('Zelfde titel.');
  await choose(page, 'Category', 'Hormonen');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByLabel('URL Slug')).toHaveValue(`${taken.slug}-2`);
  await expect(page.getByText(/^Unsaved changes/)).toBeHidden();
  await titleField(page).fill(`${taken.title} anders`);
  await expect(page.getByLabel('URL Slug')).toHaveValue(/-anders$/);
});

test('Ctrl+S held down saves once', async ({ page, createArticle }) => {
  const article = await createArticle();
  const saves = await holdSaves(page, article.id);
  await openEditor(page, article);
  await titleField(page).fill('Vastgehouden');
  await page.keyboard.down('ControlOrMeta');
  for (let times = 0; times < 10; times += 1) await page.keyboard.down('s');
  await page.keyboard.up('s');
  await saves.release(1);
  await expect(toast(page, 'Article updated')).toBeVisible();
  await page.keyboard.down('s');
  await page.keyboard.up('ControlOrMeta');
  await expect(toast(page, 'Everything is saved')).toBeVisible();
  expect(saves.count).toBe(1);
});

test('Ctrl+S with missing fields leaves the cursor', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  await contentField(page).click();
  await page.keyboard.type('Eerst ');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toast(page, 'Missing required fields')).toBeVisible();
  await expect(titleField(page)).toHaveAccessibleDescription('Title is required');
  await page.keyboard.type('de tekst');
  await expect(contentField(page)).toHaveText('Eerst de tekst');
});

for (const { tool, field } of [
  { tool: 'Add link', field: 'URL' },
  { tool: 'Add image', field: 'Image URL' },
  { tool: 'Add image', field: 'Alt Text' },
]) {
  test(`Ctrl+S in ${field} of ${tool} neither saves nor leaves`, async ({ page, createArticle }) => {
    const article = await createArticle();
    const saves = await holdSaves(page, article.id);
    await openEditor(page, article);
    await titleField(page).fill('Achter het venster');
    await page.getByRole('button', { name: tool }).click();
    const input = page.getByRole('dialog').getByLabel(field, { exact: true });
    await input.press('ControlOrMeta+s');
    await expect(input).toBeFocused();
    await page.keyboard.press('Escape');
    await titleField(page).fill('Na het venster');
    await page.keyboard.press('ControlOrMeta+s');
    await saves.release(1);
    await expect(toast(page, 'Article updated')).toBeVisible();
    expect(saves.count).toBe(1);
  });
}

test('Ctrl+S without a connection keeps the draft', async ({ page, context, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await contentField(page).waitFor();
  await titleField(page).fill('In de trein');
  await context.setOffline(true);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toast(page, 'Save failed')).toBeVisible();
  await expect(page.getByText(/^Unsaved changes, kept in this browser/)).toBeVisible();
  await context.setOffline(false);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toast(page, 'Article updated')).toBeVisible();
  await expect(titleField(page)).toBeFocused();
});
