import { expect, test } from '../logged-in.ts';
import { deleteUnsaved } from './autosave/delete-unsaved.ts';
import { chooseMore, contentField, inMore } from './editor-page.ts';

test('the toolbar takes no focus from the text', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const text = contentField(page);
  await text.click();
  await text.evaluate((element) => element.addEventListener('blur', () => element.setAttribute('data-left', '')));
  await page.getByRole('button', { name: 'Bullet list', exact: true }).click();
  await page.keyboard.type('Tien minuten is genoeg');
  await expect(text.getByRole('listitem')).toHaveText('Tien minuten is genoeg');
  await expect(text).not.toHaveAttribute('data-left');
});

test('formats text with the toolbar and shows pressed buttons', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  await page.goto(`/admindash/articles/${id}`);
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  await contentField(page).click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  for (const name of ['Bold', 'Italic']) {
    await toolbar.getByRole('button', { name }).click();
    await expect(toolbar.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
  await chooseMore(page, 'Strike');
  await expect(await inMore(page, 'Strike')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(contentField(page).locator('p > strong > em > s')).toHaveText('Een rustige ochtend.');
  await chooseMore(page, 'Heading 1');
  await expect(contentField(page).locator('h1')).toBeVisible();
  for (const level of [2, 3]) {
    await toolbar.getByRole('button', { name: `Heading ${level}` }).click();
    await expect(contentField(page).locator(`h${level}`)).toBeVisible();
  }
  await toolbar.getByRole('button', { name: 'Bullet list' }).click();
  await expect(contentField(page).locator('ul > li')).toBeVisible();
  await toolbar.getByRole('button', { name: 'Ordered list' }).click();
  await expect(contentField(page).locator('ol > li')).toBeVisible();
  await toolbar.getByRole('button', { name: 'Ordered list' }).click();
  await toolbar.getByRole('button', { name: 'Blockquote' }).click();
  await expect(contentField(page).locator('blockquote')).toBeVisible();
  await toolbar.getByRole('button', { name: 'Undo' }).click();
  await expect(contentField(page).locator('blockquote')).toBeHidden();
  await toolbar.getByRole('button', { name: 'Redo' }).click();
  await expect(contentField(page).locator('blockquote')).toBeVisible();
  await toolbar.getByRole('button', { name: 'Bold' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(toolbar.getByRole('button', { name: 'Italic' })).toBeFocused();
});

test('“More tools” shows the formats at the cursor, wherever that was before', async ({ page, createArticle }) => {
  const { id } = await createArticle({ content: '<p>Gewoon</p><p><s>Doorgestreept</s></p>' });
  await page.goto(`/admindash/articles/${id}`);
  await contentField(page).getByText('Gewoon').click();
  await expect(await inMore(page, 'Strike')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await contentField(page).getByText('Doorgestreept').click();
  await expect(await inMore(page, 'Strike')).toBeChecked();
});

test('adds, edits and removes a link, and refuses a dangerous one', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  await page.goto(`/admindash/articles/${id}`);
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Add link' });
  await dialog.getByRole('button', { name: 'Add link' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('URL').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Add link' }).click();
  await expect(dialog.getByLabel('URL')).toHaveAccessibleDescription(/Use a web address/);
  await dialog.getByLabel('URL').fill('www.voedingscentrum.nl');
  await dialog.getByLabel('URL').press('Enter');
  const link = contentField(page).getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://www.voedingscentrum.nl/');
  await page.getByRole('button', { name: 'Add link' }).click();
  await page.getByRole('dialog', { name: 'Edit link' }).getByRole('button', { name: 'Remove link' }).click();
  await expect(link).toBeHidden();
  await expect(page).toHaveURL(`/admindash/articles/${id}`);
});

test('headings look as they do on the public page', async ({ page, createArticle }) => {
  const content = '<h1>Een</h1><h2>Twee</h2><h3>Drie</h3><p>Tekst</p>';
  const { id, slug } = await createArticle({ content, isPublished: true });
  const looks = (elements: Element[]) =>
    elements.map((element) => {
      const { fontSize, fontFamily, fontWeight, lineHeight } = getComputedStyle(element);
      return { text: element.textContent, fontSize, fontFamily, fontWeight, lineHeight };
    });
  await page.goto(`/admindash/articles/${id}`);
  await expect(contentField(page).locator('h1')).toBeVisible();
  const written = await contentField(page).locator('h1, h2, h3').evaluateAll(looks);
  await page.goto(`/magazine/article/${slug}`);
  const read = await page.locator('.prose :is(h2, h3, h4)').evaluateAll(looks);
  expect(written).toEqual(read);
  const sizes = written.map(({ fontSize }) => Number.parseFloat(fontSize));
  expect(sizes[0]).toBeGreaterThan((sizes[1] ?? 0) * 1.1);
  expect(sizes[1]).toBeGreaterThan((sizes[2] ?? 0) * 1.1);
  expect(sizes[2]).toBeGreaterThan(20);
});

test('the toolbar names the keys of a Mac when it runs on one', async ({ page }) => {
  // The notice of a text of another test would move the page, and a page that moves closes its tooltips.
  await deleteUnsaved(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }));
  await page.goto('/admindash/articles/new');
  // A new article takes the focus once, into its title.
  await expect(page.getByLabel('Title *', { exact: true })).toBeFocused();
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  await toolbar.getByRole('button', { name: 'Bold' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('Bold (⌘+B)');
  await toolbar.getByRole('button', { name: 'Heading 2' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('Heading 2 (⌘+Option+2)');
});
