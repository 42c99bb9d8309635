import type { Page } from '@playwright/test';
import { picture } from '../../support/pictures/make-pictures.ts';
import { expect, test } from '../logged-in.ts';

const body = (page: Page) => page.getByRole('textbox', { name: 'Content *' });

async function openDialog(page: Page) {
  await body(page).click();
  await page.getByRole('button', { name: 'Add image' }).click();
  return page.getByRole('dialog', { name: 'Add image' });
}

const file = async () => ({ name: 'blad.png', mimeType: 'image/png', buffer: await picture() });

test('shows the picture after an upload, and no path', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const dialog = await openDialog(page);
  await dialog.getByLabel('From this device').setInputFiles(await file());
  await expect(dialog.locator('img')).toHaveAttribute('src', /\/api\/admin\/download\//);
  await expect(dialog.getByLabel('Image URL')).toBeHidden();
  expect(
    await dialog.getByLabel('From this device').evaluate((input: HTMLInputElement) => input.files?.[0]?.name),
  ).toBe('blad.png');
  await expect(dialog.getByRole('status')).toContainText('“blad.png” is ready');

  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);

  await dialog.getByRole('button', { name: 'Remove image' }).click();
  await expect(dialog.locator('img')).toBeHidden();
  await expect(dialog.getByLabel('Image URL')).toHaveValue('');

  await dialog.getByLabel('From this device').setInputFiles(await file());
  await dialog.getByLabel('Alt Text').fill('Een blad');
  await expect(dialog.locator('img')).toBeVisible();
  await dialog.getByLabel('Alt Text').press('Enter');
  await expect(body(page).getByRole('img', { name: 'Een blad' })).toHaveAttribute('src', /\/api\/admin\/download\//);
  await body(page).getByRole('img', { name: 'Een blad' }).click();
  await page.getByRole('button', { name: 'Add image' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit image' }).locator('img')).toBeVisible();
});

test('never says that no file is chosen', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const field = page.getByLabel('Image', { exact: true });
  expect(await field.evaluate((input) => getComputedStyle(input).fontSize)).toBe('0px');
  expect(await field.evaluate((input) => getComputedStyle(input, '::file-selector-button').fontSize)).not.toBe('0px');
});

test('Escape closes the dialog and leaves the toast', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const dialog = await openDialog(page);
  await dialog.getByLabel('From this device').setInputFiles(await file());
  const toast = page.getByText('Image uploaded successfully', { exact: true });
  await expect(toast).toBeVisible();
  await dialog.getByLabel('Alt Text').focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toast).toBeVisible();
  await expect(body(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
});

test('Escape closes one thing at a time while a toast is shown', async ({ page }) => {
  await page.goto('/admindash?tab=writers');
  await page.getByRole('button', { name: 'Add Writer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Writer' });
  await dialog.getByLabel('Name *').fill('Anna');
  await dialog.getByLabel('Profile Image').setInputFiles(await file());
  const toast = page.getByText('Image uploaded successfully', { exact: true });
  await expect(toast).toBeVisible();
  await dialog.getByLabel('Name *').focus();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(toast).toBeVisible();
});

test('Escape closes an open list before anything else', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  await page.getByLabel('Image', { exact: true }).setInputFiles(await file());
  await page.getByRole('combobox', { name: 'Category' }).click();
  const toast = page.getByText('Image uploaded successfully', { exact: true });
  await expect(toast).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('shows whose website an address leads to', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const dialog = await openDialog(page);
  const address = dialog.getByLabel('Image URL');
  await address.fill('https:\\\\evil.example\\a.png');
  await expect(address).toHaveAccessibleDescription(/evil\.example/);
  await address.fill('https://www.rivm.nl@bücher.example/a.png');
  await expect(address).toHaveAccessibleDescription(/xn--bcher-kva\.example/);
  await dialog.getByRole('button', { name: 'Add image' }).click();
  await expect(address).toHaveAccessibleDescription(/name or password/);
  await address.fill('https:\\\\evil.example\\a.png');
  await dialog.getByRole('radio', { name: 'Leave it at evil.example' }).check();
  await dialog.getByRole('button', { name: 'Add image' }).click();
  await expect(body(page).locator('img')).toHaveAttribute('src', 'https://evil.example/a.png');
});

test('headings look in the editor as they do on the page', async ({ page, createArticle }) => {
  const content = '<h1>Een</h1><h2>Twee</h2><h3>Drie</h3><p>Tekst</p>';
  const { id, slug } = await createArticle({ content, isPublished: true });
  const looks = (elements: Element[]) =>
    elements.map((element) => {
      const { fontSize, fontFamily, fontWeight, lineHeight } = getComputedStyle(element);
      return { text: element.textContent, fontSize, fontFamily, fontWeight, lineHeight };
    });
  await page.goto(`/admindash/articles/${id}`);
  await expect(body(page).locator('h1')).toBeVisible();
  const written = await body(page).locator('h1, h2, h3').evaluateAll(looks);
  await page.goto(`/magazine/article/${slug}`);
  const read = await page.locator('.prose :is(h2, h3, h4)').evaluateAll(looks);
  expect(written).toEqual(read);
  const sizes = written.map(({ fontSize }) => Number.parseFloat(fontSize));
  expect(sizes[0]).toBeGreaterThan((sizes[1] ?? 0) * 1.1);
  expect(sizes[1]).toBeGreaterThan((sizes[2] ?? 0) * 1.1);
  expect(sizes[2]).toBeGreaterThan(20);
});
