import { pressBack } from '../../../support/browser/traverse.ts';
import { expect, test } from '../../logged-in.ts';
import { choose, contentField, fetchArticle, openEditor, saveButton, titleField, toast } from '../editor-page.ts';
import { holdSaves } from './hold-saves.ts';

test('saves once while a save is slow', async ({ page, createArticle }) => {
  const article = await createArticle();
  const saves = await holdSaves(page, article.id);
  await openEditor(page, article);
  await titleField(page).fill('Twee keer geklikt');
  await saveButton(page).dblclick();
  await page.getByRole('button', { name: 'Saving...' }).click({ force: true });
  await page.keyboard.press('ControlOrMeta+s');
  await saves.release(1);
  await expect(page).toHaveURL('/admindash');
  expect(saves.count).toBe(1);
});

test('keeps what is typed during a save, as unsaved', async ({ page, createArticle }) => {
  const article = await createArticle();
  const save = Promise.withResolvers<void>();
  await page.route(`**/api/admin/articles/${article.id}`, async (route) => {
    if (route.request().method() === 'PUT') await save.promise;
    await route.continue();
  });
  await openEditor(page, article);
  await titleField(page).fill('Eerst dit');
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('button', { name: 'Saving...' }).waitFor();
  await titleField(page).fill('Eerst dit, en toen meer');
  save.resolve();
  await expect(page.getByText('Text typed during the save is not saved yet', { exact: true })).toBeVisible();
  await expect(titleField(page)).toHaveValue('Eerst dit, en toen meer');
  await page.unroute(`**/api/admin/articles/${article.id}`);
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
  const saved = await fetchArticle(page, article);
  expect(saved).toMatchObject({ title: 'Eerst dit, en toen meer', version: article.version + 2 });
});

test('keeps what is typed while a new article is created', async ({ page }) => {
  const save = Promise.withResolvers<void>();
  await page.route('**/api/admin/articles', async (route) => {
    if (route.request().method() === 'POST') await save.promise;
    await route.continue();
  });
  await page.goto('/admindash/articles/new');
  await titleField(page).fill(`Nieuw en snel ${Date.now()}`);
  await contentField(page).fill('Eerste zin.');
  await choose(page, 'Category', 'Hormonen');
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('button', { name: 'Saving...' }).waitFor();
  await contentField(page).fill('Eerste zin. Tweede zin.');
  save.resolve();
  await expect(page).toHaveURL(/\/admindash\/articles\/\d+$/);
  const [, id] = /(\d+)$/.exec(page.url()) ?? [];
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
  const saved = await fetchArticle(page, { id: Number(id) });
  expect(saved).toMatchObject({ content: '<p>Eerste zin. Tweede zin.</p>', version: 2 });
});

test('Ctrl+S during a save also saves what was typed since', async ({ page, createArticle }) => {
  const article = await createArticle();
  const saves = await holdSaves(page, article.id);
  await openEditor(page, article);
  for (const [number, text] of ['Een', 'Twee', 'Drie'].entries()) {
    await titleField(page).fill(text);
    await page.keyboard.press('ControlOrMeta+s');
    if (number === 0) await page.getByRole('button', { name: 'Saving...' }).waitFor();
  }
  await saves.release(1);
  await saves.release(2);
  await expect(toast(page, 'Article updated')).toBeVisible();
  await expect(page.getByText(/^Unsaved changes/)).toBeHidden();
  const stored = await fetchArticle(page, article);
  expect(stored).toMatchObject({ title: 'Drie', version: article.version + 2 });
  expect(saves.count).toBe(2);
});

test('returns to the dashboard when Save is pressed during Ctrl+S', async ({ page, createArticle }) => {
  const article = await createArticle();
  const saves = await holdSaves(page, article.id);
  await openEditor(page, article);
  await titleField(page).fill('Toch maar klaar');
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('button', { name: 'Saving...' }).click({ force: true });
  await saves.release(1);
  await expect(page).toHaveURL('/admindash');
  expect(saves.count).toBe(1);
});

for (const [save, leaves] of [
  ['Save', true],
  ['Ctrl+S', false],
] as const)
  test(`the question about leaving goes when ${save} is done`, async ({ page, createArticle }) => {
    const article = await createArticle();
    const saves = await holdSaves(page, article.id);
    await page.goto('/admindash');
    await page.getByRole('article', { name: article.title }).getByRole('link').first().click();
    await contentField(page).waitFor();
    await titleField(page).fill('Terug tijdens het bewaren');
    if (leaves) await saveButton(page).click();
    else await page.keyboard.press('ControlOrMeta+s');
    await page.getByRole('button', { name: 'Saving...' }).waitFor();
    await pressBack(page);
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await saves.release(1);
    await expect(toast(page, 'Article updated')).toBeVisible();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(leaves ? '/admindash' : `/admindash/articles/${article.id}`);
    if (!leaves) await pressBack(page);
    await expect(page.getByRole('article', { name: 'Terug tijdens het bewaren' })).toBeVisible();
    await expect(page).toHaveURL('/admindash');
  });
