import { axeViolations } from '../../../support/browser/axe.ts';
import { picture } from '../../../support/pictures/make-pictures.ts';
import { expect, test } from '../../logged-in.ts';
import { contentField, fetchArticle, openEditor, titleField } from '../editor-page.ts';
import { blocks, openOnNewLine, savedContent } from './menus.ts';

test('“+” finds a block by keyboard and inserts it at the cursor', async ({ page, createArticle }) => {
  await openOnNewLine(page, await createArticle());
  const plus = page.getByRole('button', { name: 'Insert block' });
  await expect(page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Insert' })).toHaveCount(
    0,
  );
  await plus.press('Enter');
  const search = page.getByRole('combobox', { name: 'Search blocks' });
  await expect(search).toBeFocused();
  await expect(plus).toHaveAttribute('aria-expanded', 'true');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type('tabél');
  await expect(blocks(page).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(contentField(page)).toBeFocused();
  await page.keyboard.type('Kolom');
  await expect(contentField(page).locator('th').first()).toHaveText('Kolom');
});

test('a click on a field closes the menu, and the field keeps the focus', async ({ page, createArticle }) => {
  await openOnNewLine(page, await createArticle());
  await page.getByRole('button', { name: 'Insert block' }).click();
  const search = page.getByRole('combobox', { name: 'Search blocks' });
  await expect(search).toBeFocused();
  await titleField(page).click();
  await expect(search).toBeHidden();
  await page.keyboard.type('!');
  await expect(titleField(page)).toBeFocused();
  await expect(titleField(page)).toHaveValue(/!/);
});

test('Escape goes back to where the focus was', async ({ page, createArticle }) => {
  await openOnNewLine(page, await createArticle());
  const plus = page.getByRole('button', { name: 'Insert block' });
  await plus.click();
  await expect(page.getByRole('combobox', { name: 'Search blocks' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(contentField(page)).toBeFocused();
  await plus.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Search blocks' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(plus).toBeFocused();
});

test('a video is asked for by its address and title', async ({ page, createArticle }) => {
  const article = await createArticle();
  await openOnNewLine(page, article);
  await page.keyboard.type('/youtube');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add video' });
  await expect(dialog.getByLabel('Video address')).toBeFocused();
  await dialog.getByLabel('Video address').fill('https://example.com/film');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Video address')).toHaveAccessibleDescription(/Vimeo or YouTube/);
  await expect(dialog.getByLabel('Title')).toHaveAccessibleDescription(/what the video shows/);
  await dialog.getByLabel('Video address').fill('https://youtu.be/aqz-KE-bpKQ');
  await dialog.getByLabel('Title').fill('Zo meet u uw bloeddruk');
  await page.keyboard.press('Enter');
  await expect(contentField(page)).toBeFocused();
  await page.keyboard.type('Daarna.');
  expect(await savedContent(page, article)).toBe(
    '<p>Een rustige ochtend.</p><p data-video="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ">Zo meet u uw bloeddruk</p><p>Daarna.</p>',
  );
});

test('a figure has a picture from a file, its alt text and a caption', async ({ page, createArticle }) => {
  const article = await createArticle();
  await openOnNewLine(page, article);
  await page.keyboard.type('/figuur');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a figure' });
  await dialog.getByRole('button', { name: 'Add figure' }).click();
  await expect(dialog.getByText('Choose a picture.', { exact: true })).toBeVisible();
  const file = { name: 'kamer.png', mimeType: 'image/png', buffer: await picture() };
  await dialog.getByLabel('From this device').setInputFiles(file);
  await dialog.getByLabel('Alt Text').fill('De kamer');
  await expect(dialog.getByText(/ is ready\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add figure' }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.type('Waar u wacht.');
  expect(await savedContent(page, article)).toMatch(
    /<figure><img [^>]*alt="De kamer"[^>]*><figcaption>Waar u wacht.<\/figcaption><\/figure>/,
  );
});

test('two pictures stand side by side with one caption, from files', async ({ page, createArticle }) => {
  const article = await createArticle();
  await openOnNewLine(page, article);
  await page.keyboard.type('/naast');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add two pictures' });
  await dialog.getByRole('button', { name: 'Add both' }).click();
  await expect(dialog.getByText('Choose a picture.', { exact: true })).toHaveCount(2);
  const fields = dialog.getByLabel('From this device');
  for (const [index, alt] of ['Voor', 'Na'].entries()) {
    await fields.nth(index).setInputFiles({ name: `${alt}.png`, mimeType: 'image/png', buffer: await picture() });
    await dialog.getByLabel('Alt Text').nth(index).fill(alt);
    await expect(dialog.getByText(/ is ready\./)).toHaveCount(index + 1);
  }
  await dialog.getByRole('button', { name: 'Add both' }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.type('De behandelkamer.');
  const figure = contentField(page).locator('figure');
  await expect(figure.locator('img')).toHaveCount(2);
  await expect(figure.locator('figcaption')).toHaveText('De behandelkamer.');
  await savedContent(page, article);
  const { content } = await fetchArticle(page, article);
  expect(content).toMatch(
    /<figure><img [^>]*alt="Voor"[^>]*><img [^>]*alt="Na"[^>]*><figcaption>De behandelkamer.<\/figcaption><\/figure>/,
  );
});

test('a source reference opens its dialog', async ({ page, createArticle }) => {
  const sources = [
    { id: 'licht', title: 'Licht', publisher: 'NHG', year: 2024, address: null, consultedOn: '2024-01-02' },
  ];
  await openOnNewLine(page, await createArticle({ sources }));
  await page.keyboard.type('Zie /voetnoot');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Refer to a source' }).getByRole('button', { name: 'Licht' }).press('Enter');
  await expect(contentField(page).locator('sup')).toHaveText('1');
  await expect(contentField(page)).not.toContainText('/voetnoot');
});

test.describe('on a phone with its keyboard open', () => {
  test.use({ viewport: { width: 390, height: 420 }, hasTouch: true, isMobile: true });

  test('a tap on "+" and on a block inserts it', async ({ page, createArticle }) => {
    await openEditor(page, await createArticle());
    await contentField(page).tap();
    const plus = page.getByRole('button', { name: 'Insert block' });
    await plus.tap();
    const menu = page.getByRole('dialog', { name: 'Insert block' });
    await expect(menu).toBeInViewport({ ratio: 1 });
    expect((await plus.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await blocks(page).getByRole('option', { name: 'Bel 112' }).tap();
    await expect(contentField(page).locator('aside')).toHaveCount(1);
    await expect(contentField(page)).toBeFocused();
  });
});
