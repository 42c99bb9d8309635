import type { Page } from '@playwright/test';
import { expect, test } from '../logged-in.ts';

const title = (page: Page) => page.getByLabel('Title *', { exact: true });
const body = (page: Page) => page.getByRole('textbox', { name: 'Content *' });
const saved = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Counts the saves of an article; each waits until it is let go. */
async function holdSaves(page: Page, id: number) {
  const gates: PromiseWithResolvers<void>[] = [];
  await page.route(`**/api/admin/articles/${id}`, async (route) => {
    if (route.request().method() === 'PUT') {
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      await gate.promise;
    }
    await route.continue();
  });
  return {
    get count() {
      return gates.length;
    },
    async letGo(number: number) {
      await expect.poll(() => gates.length).toBeGreaterThanOrEqual(number);
      gates[number - 1]?.resolve();
    },
  };
}

test('a new article starts in its title', async ({ page }) => {
  await page.goto('/admindash');
  await page.getByRole('link', { name: 'New Article' }).click();
  await expect(title(page)).toBeFocused();
});

test('Ctrl+S saves and stays, with the cursor where it was', async ({ page, createArticle }) => {
  const article = await createArticle();
  await page.goto(`/admindash/articles/${article.id}`);
  await body(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Eerste zin.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saved(page, 'Article updated')).toBeVisible();
  await expect(saved(page, 'Your changes have been saved successfully')).toBeVisible();
  await expect(page.getByText(/^Unsaved changes/)).toBeHidden();
  await page.keyboard.type(' Tweede zin.');
  await expect(body(page)).toHaveText('Een rustige ochtend. Eerste zin. Tweede zin.');
  await page.getByRole('button', { name: 'Save Article' }).click();
  await expect(page).toHaveURL('/admindash');
  const stored = await (await page.request.get(`/api/admin/articles/${article.id}`)).json();
  expect(stored).toMatchObject({ content: '<p>Een rustige ochtend. Eerste zin. Tweede zin.</p>', version: 3 });
});

test('Ctrl+S in a new article makes it once, at an address of its own', async ({ page }) => {
  const name = `Nieuw ${Date.now()}`;
  await page.goto('/admindash/articles/new');
  await title(page).fill(name);
  await body(page).fill('Eerste zin.');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Hormonen' }).click();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saved(page, 'Article created')).toBeVisible();
  await expect(page).toHaveURL(/\/admindash\/articles\/\d+$/);
  await expect(page).toHaveTitle(/^Edit Article/);
  await body(page).fill('Eerste zin. Tweede zin.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saved(page, 'Article updated')).toBeVisible();
  await page.reload();
  await expect(body(page)).toHaveText('Eerste zin. Tweede zin.');
  const found = await page.request.get(`/api/admin/articles?search=${encodeURIComponent(name)}`);
  expect((await found.json()).articles.filter((article: { title: string }) => article.title === name)).toHaveLength(1);
});

test('a taken slug shows as the server made it after Ctrl+S', async ({ page, createArticle }) => {
  const taken = await createArticle();
  await page.goto('/admindash/articles/new');
  await title(page).fill(taken.title);
  await body(page).fill('Zelfde titel.');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Hormonen' }).click();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByLabel('URL Slug')).toHaveValue(`${taken.slug}-2`);
  await expect(page.getByText(/^Unsaved changes/)).toBeHidden();
  await title(page).fill(`${taken.title} anders`);
  await expect(page.getByLabel('URL Slug')).toHaveValue(/-anders$/);
});

test('Ctrl+S held down saves once, and says that all is saved', async ({ page, createArticle }) => {
  const article = await createArticle();
  const saves = await holdSaves(page, article.id);
  await page.goto(`/admindash/articles/${article.id}`);
  await title(page).fill('Vastgehouden');
  await page.keyboard.down('ControlOrMeta');
  for (let times = 0; times < 10; times += 1) await page.keyboard.down('s');
  await page.keyboard.up('s');
  await saves.letGo(1);
  await expect(saved(page, 'Article updated')).toBeVisible();
  await page.keyboard.down('s');
  await page.keyboard.up('ControlOrMeta');
  await expect(saved(page, 'Everything is saved')).toBeVisible();
  expect(saves.count).toBe(1);
});

test('Ctrl+S during a save saves what was typed since, too', async ({ page, createArticle }) => {
  const article = await createArticle();
  const saves = await holdSaves(page, article.id);
  await page.goto(`/admindash/articles/${article.id}`);
  for (const [number, text] of ['Een', 'Twee', 'Drie'].entries()) {
    await title(page).fill(text);
    await page.keyboard.press('ControlOrMeta+s');
    if (number === 0) await page.getByRole('button', { name: 'Saving...' }).waitFor();
  }
  await saves.letGo(1);
  await saves.letGo(2);
  await expect(saved(page, 'Article updated')).toBeVisible();
  await expect(page.getByText(/^Unsaved changes/)).toBeHidden();
  const stored = await (await page.request.get(`/api/admin/articles/${article.id}`)).json();
  expect(stored).toMatchObject({ title: 'Drie', version: article.version + 2 });
  expect(saves.count).toBe(2);
});

test('Save pressed during Ctrl+S still returns to the dashboard', async ({ page, createArticle }) => {
  const article = await createArticle();
  const saves = await holdSaves(page, article.id);
  await page.goto(`/admindash/articles/${article.id}`);
  await title(page).fill('Toch maar klaar');
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('button', { name: 'Saving...' }).click({ force: true });
  await saves.letGo(1);
  await expect(page).toHaveURL('/admindash');
  expect(saves.count).toBe(1);
});

test('Ctrl+S with missing fields says so and leaves the cursor', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  await body(page).click();
  await page.keyboard.type('Eerst ');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saved(page, 'Missing required fields')).toBeVisible();
  await expect(title(page)).toHaveAccessibleDescription('Title is required');
  await page.keyboard.type('de tekst');
  await expect(body(page)).toHaveText('Eerst de tekst');
});

test('Ctrl+S in a dialog saves nothing behind it', async ({ page, createArticle }) => {
  const article = await createArticle();
  const saves = await holdSaves(page, article.id);
  await page.goto(`/admindash/articles/${article.id}`);
  await title(page).fill('Achter het venster');
  await page.getByRole('button', { name: 'Add image' }).click();
  await page.getByRole('dialog').getByLabel('Image URL').press('ControlOrMeta+s');
  await page.keyboard.press('Escape');
  await title(page).fill('Na het venster');
  await page.keyboard.press('ControlOrMeta+s');
  await saves.letGo(1);
  await expect(saved(page, 'Article updated')).toBeVisible();
  expect(saves.count).toBe(1);
});

test('Ctrl+S without a connection keeps everything and works later', async ({ page, context, createArticle }) => {
  const article = await createArticle();
  await page.goto(`/admindash/articles/${article.id}`);
  await body(page).waitFor();
  await title(page).fill('In de trein');
  await context.setOffline(true);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saved(page, 'Save failed')).toBeVisible();
  await expect(page.getByText(/^Unsaved changes, kept in this browser/)).toBeVisible();
  await context.setOffline(false);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saved(page, 'Article updated')).toBeVisible();
  await expect(title(page)).toBeFocused();
});
