import { expect, test } from '../../logged-in.ts';
import { contentField } from '../editor-page.ts';
import { openImageDialog, pngFile } from './dialog.ts';

test('adds an image by its address, with an alternative text', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  await page.goto(`/admindash/articles/${id}`);
  await contentField(page).click();
  await page.getByRole('button', { name: 'Add image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add image' });
  await dialog.getByRole('button', { name: 'Add image' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Image URL').fill('data:image/png;base64,AAAA');
  await dialog.getByRole('button', { name: 'Add image' }).click();
  await expect(dialog.getByLabel('Image URL')).toHaveAccessibleDescription(/starts with https/);
  await dialog.getByLabel('Image URL').fill('/assets/magazine/leaf.webp');
  await dialog.getByLabel('Alt Text').fill('Een blad tegen het licht');
  await dialog.getByRole('button', { name: 'Add image' }).click();
  await expect(contentField(page).getByRole('img', { name: 'Een blad tegen het licht' })).toBeVisible();
});

test('another alternative text leaves the title of the picture', async ({ page, createArticle }) => {
  const content = '<p>Een</p><img src="/assets/magazine/leaf.webp" alt="Blad" title="In de ochtend">';
  const { id } = await createArticle({ content });
  await page.goto(`/admindash/articles/${id}`);
  await contentField(page).getByRole('img', { name: 'Blad' }).click();
  await page.getByRole('button', { name: 'Add image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit image' });
  await dialog.getByLabel('Alt Text').fill('Een eikenblad');
  await dialog.getByLabel('Alt Text').press('Enter');
  const picture = contentField(page).getByRole('img', { name: 'Een eikenblad' });
  await expect(picture).toHaveAttribute('title', 'In de ochtend');
});

test('shows the picture after an upload, but no path', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const dialog = await openImageDialog(page);
  await dialog.getByLabel('From this device').setInputFiles(await pngFile());
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

  await dialog.getByLabel('From this device').setInputFiles(await pngFile());
  await dialog.getByLabel('Alt Text').fill('Een blad');
  await expect(dialog.locator('img')).toBeVisible();
  await dialog.getByLabel('Alt Text').press('Enter');
  await expect(contentField(page).getByRole('img', { name: 'Een blad' })).toHaveAttribute(
    'src',
    /\/api\/admin\/download\//,
  );
  await contentField(page).getByRole('img', { name: 'Een blad' }).click();
  await page.getByRole('button', { name: 'Add image' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit image' }).locator('img')).toBeVisible();
});

test('hides the “no file chosen” of the file input', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const field = page.getByLabel('Image', { exact: true });
  expect(await field.evaluate((input) => getComputedStyle(input).fontSize)).toBe('0px');
  expect(await field.evaluate((input) => getComputedStyle(input, '::file-selector-button').fontSize)).not.toBe('0px');
});

test('shows the host of an address', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const dialog = await openImageDialog(page);
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
  await expect(contentField(page).locator('img')).toHaveAttribute('src', 'https://evil.example/a.png');
});
