import { pressBack } from '../support/browser/traverse.ts';
import { expect, test } from './logged-in.ts';

test('adds, edits, finds and deletes a writer', async ({ page }) => {
  const name = `Wilhelmina van der Proef ${Date.now()}`;
  await page.goto('/admindash?tab=writers');
  await page.getByRole('button', { name: 'Add Writer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Writer' });
  await expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
  await dialog.getByLabel('Name *').fill(name);
  await expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
  await dialog.getByLabel('Email *').fill(`proef-${Date.now()}@clinic.example`);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Writer created successfully', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Writer' })).toBeFocused();
  const card = page.getByRole('article', { name });
  await expect(card.getByText('Active', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Writer' });
  await edit.getByLabel('Bio').fill('Schrijft over slaap.');
  await edit.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Writer updated successfully', { exact: true })).toBeVisible();
  await expect(card).toContainText('Schrijft over slaap.');

  await page.getByRole('searchbox', { name: 'Search writers' }).fill('wilhelmina');
  await expect(page.getByRole('article')).toHaveCount(1);
  await card.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('Writer deleted successfully', { exact: true })).toBeVisible();
  await expect(page.getByText('No writers found')).toBeVisible();
});

test('refuses a writer whose e-mail address is taken', async ({ page }) => {
  const [taken] = await (await page.request.get('/api/admin/writers')).json();
  await page.goto('/admindash?tab=writers');
  await page.getByRole('button', { name: 'Add Writer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Writer' });
  await dialog.getByLabel('Name *').fill('Dubbelganger');
  await dialog.getByLabel('Email *').fill(taken.email);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Failed to create writer', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Notifications (F8)').getByText(/^There is already a writer/)).toBeVisible();
  await expect(dialog.getByLabel('Name *')).toHaveValue('Dubbelganger');
});

test('adds, edits and deletes a category', async ({ page }) => {
  const name = `Één proef ${Date.now()}`;
  await page.goto('/admindash?tab=categories');
  await page.getByRole('button', { name: 'Add Category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Category' });
  await expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
  await dialog.getByLabel('Name *').fill(name);
  await expect(dialog.getByLabel('Slug')).toHaveValue(/^een-proef-\d+$/);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Category created successfully', { exact: true })).toBeVisible();
  const card = page.getByRole('article', { name });
  await card.getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Category' });
  await edit.getByLabel('Description').fill('Alles over proeven.');
  await edit.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Category updated successfully', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search categories' }).fill('over proeven');
  await expect(page.getByRole('article')).toHaveCount(1);
  await card.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('Category deleted successfully', { exact: true })).toBeVisible();
  await expect(page.getByText('No categories found')).toBeVisible();
});

test('refuses to delete a category in use', async ({ page, createArticle }) => {
  await createArticle({ category: 'Hormonen' });
  await page.goto('/admindash?tab=categories');
  await page
    .getByRole('article', { name: 'Hormonen' })
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByText('Failed to delete category', { exact: true })).toBeVisible();
  await expect(page.getByText(/^"Hormonen" is used by/)).toBeVisible();
});

test('shows six placeholders while the categories load', async ({ page }) => {
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/admin/categories', async (route) => {
    await mayGoOn;
    await route.continue();
  });
  await page.goto('/admindash?tab=categories');
  await expect(page.getByTestId('skeleton')).toHaveCount(6);
  goOn();
  await expect(page.getByRole('article', { name: 'Hormonen' })).toBeVisible();
});

test('the editor shows a renamed category at its field', async ({ page, createArticle }) => {
  const name = `Vroeger ${Date.now()}`;
  const made = await (await page.request.post('/api/admin/categories', { data: { name } })).json();
  const { id } = await createArticle({ category: name });
  await page.goto(`/admindash/articles/${id}`);
  await page.getByRole('textbox', { name: 'Content *' }).waitFor();
  await page.request.put(`/api/admin/categories/${made.id}`, { data: { ...made, name: `${name} anders` } });
  await page.getByLabel('Title *', { exact: true }).fill('Nog steeds hier');
  await page.getByRole('button', { name: 'Save Article' }).click();
  await expect(page.getByText('Save failed', { exact: true })).toBeVisible();
  const category = page.getByRole('combobox', { name: 'Category' });
  await expect(category).toHaveAccessibleDescription(/category/i);
  await expect(category).toBeFocused();
  await category.click();
  await page.getByRole('option', { name: `${name} anders` }).click();
  await page.getByRole('button', { name: 'Save Article' }).click();
  await expect(page).toHaveURL('/admindash');
  await expect(page.getByRole('article', { name: 'Nog steeds hier' })).toContainText(`${name} anders`);
});

test('going back with an unfinished writer loses nothing', async ({ page }) => {
  await page.goto('/admindash');
  await page.getByRole('tab', { name: 'Writers' }).click();
  await page.getByRole('button', { name: 'Add Writer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Writer' });
  await dialog.getByLabel('Bio').fill('Een half geschreven leven.');
  await pressBack(page);
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('What is not saved here will be lost.');
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(dialog.getByLabel('Bio')).toHaveValue('Een half geschreven leven.');
  await expect(page).toHaveURL('/admindash?tab=writers');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await pressBack(page);
  await expect(page).toHaveURL('/admindash');
});
