import type { Page } from '@playwright/test';
import { expect, test } from '../../logged-in.ts';
import { contentField, fetchArticle, openEditor, toast } from '../editor-page.ts';
import { paste } from '../paste/clipboard.ts';
import { EVERY_BLOCK } from './every-block.ts';

const TABLE =
  '<table><tbody><tr><td><p>Nacht</p></td><td><p>Uren</p></td></tr><tr><td><p>Maandag</p></td><td><p>Zeven</p></td></tr></tbody></table>';

async function openAt(page: Page, id: number, words: string): Promise<void> {
  await openEditor(page, { id });
  await contentField(page).getByText(words).first().click();
  await page.getByRole('button', { name: /^Block: / }).waitFor();
  await page.keyboard.press('End');
}

async function chooseItem(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Alt+Enter');
  const item = page.getByRole('menu').getByRole(/^Header/.test(name) ? 'menuitemcheckbox' : 'menuitem', { name });
  await item.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeHidden();
}

async function stored(page: Page, article: { id: number }): Promise<string> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible();
  return (await fetchArticle(page, article)).content;
}

test('a text with every block is saved as it was', async ({ page, createArticle }) => {
  const article = await createArticle({ content: EVERY_BLOCK });
  await openAt(page, article.id, 'Tot slot');
  await page.keyboard.type('!');
  await expect.poll(() => stored(page, article)).toBe(article.content.replace('Tot slot.', 'Tot slot.!'));
});

test('a table gets rows, columns and headers by keyboard', async ({ page, createArticle }) => {
  await openAt(page, (await createArticle({ content: TABLE })).id, 'Zeven');
  const rows = contentField(page).locator('tr');
  await page.keyboard.press('Tab');
  await expect(rows).toHaveCount(3);
  await page.keyboard.type('Dinsdag');
  await page.keyboard.press('Shift+Tab');
  await chooseItem(page, 'Header row');
  await expect(rows.first().locator('th')).toHaveText(['Nacht', 'Uren']);
  await chooseItem(page, 'Header column');
  await expect(contentField(page).locator('tr > th:first-child')).toHaveCount(3);
  await chooseItem(page, 'Add column on the right');
  await expect(rows.first().locator('th, td')).toHaveCount(3);
  await chooseItem(page, 'Add row above');
  await expect(rows).toHaveCount(4);
  await chooseItem(page, 'Delete column');
  await chooseItem(page, 'Delete row');
  await chooseItem(page, 'Delete table');
  await expect(contentField(page).locator('table')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(contentField(page).locator('table')).toHaveCount(1);
});

test('a table of one column says whether its first row has headers', async ({ page, createArticle }) => {
  const content = '<table><tbody><tr><td><p>Nacht</p></td></tr><tr><td><p>Maandag</p></td></tr></tbody></table>';
  await openAt(page, (await createArticle({ content })).id, 'Maandag');
  const row = page.getByRole('menu').getByRole('menuitemcheckbox', { name: 'Header row' });
  await page.keyboard.press('Alt+Enter');
  await expect(row).not.toBeChecked();
  await page.keyboard.press('Escape');
  await chooseItem(page, 'Header row');
  await page.keyboard.press('Alt+Enter');
  await expect(row).toBeChecked();
});

test('arrows leave a table at the start and the end of the text', async ({ page, createArticle }) => {
  await openAt(page, (await createArticle({ content: TABLE })).id, 'Nacht');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('Ervoor');
  await expect(contentField(page).locator('p').first()).toHaveText('Ervoor');
  await contentField(page).getByText('Zeven').click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Erna');
  await expect(contentField(page).locator('table + p')).toHaveText('Erna');
});

test('a table in a cell becomes text, and the writer is told', async ({ page, createArticle }) => {
  await openAt(page, (await createArticle({ content: TABLE })).id, 'Zeven');
  await paste(contentField(page), `<p>Vooraf</p>${TABLE.replaceAll('Nacht', 'Binnen')}`);
  await expect(toast(page, 'A table inside a table became text')).toBeVisible();
  await expect(contentField(page).locator('table table')).toHaveCount(0);
  await expect(contentField(page)).toContainText('Binnen');
});

test('the kind of a call-out changes in place', async ({ page, createArticle }) => {
  const article = await createArticle({ content: EVERY_BLOCK });
  await openAt(page, article.id, 'Overleg eerst');
  await page.keyboard.press('Alt+Enter');
  await page.getByRole('menuitem', { name: 'Kind of call-out' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menuitemradio', { name: 'Let op' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'Bel uw huisarts' }).focus();
  await page.keyboard.press('Enter');
  await expect(contentField(page).locator('[data-callout="doctor"] p')).toHaveCount(2);
  await expect(contentField(page)).toBeFocused();
});

test('Enter leads through details and definitions, and out of them', async ({ page, createArticle }) => {
  await openAt(page, (await createArticle({ content: EVERY_BLOCK })).id, 'Hoe vaak');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Vaak. ');
  await expect(contentField(page).locator('details > p')).toHaveText('Vaak. Bij een op de vier vrouwen.');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Eronder');
  await expect(contentField(page).locator('details + p')).toHaveText('Eronder');
  await contentField(page).getByText('Progesteron').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Cortisol');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Een stresshormoon.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Verder');
  await expect(contentField(page).locator('dt')).toHaveText(['Progesteron', 'Cortisol']);
  await expect(contentField(page).locator('dl + p')).toHaveText('Verder');
});

test('a figure has a credit, and becomes an image without losing its words', async ({ page, createArticle }) => {
  await openAt(page, (await createArticle({ content: EVERY_BLOCK })).id, 'Een rustige kamer');
  await chooseItem(page, 'Credit…');
  const dialog = page.getByRole('dialog', { name: 'Credit' });
  await expect(dialog.getByLabel('Credit')).toHaveValue('Foto: Anna Bos');
  await dialog.getByLabel('Credit').fill('Foto: Bas');
  await page.keyboard.press('Enter');
  await expect(contentField(page).locator('figure')).toHaveAttribute('data-credit', 'Foto: Bas');
  await expect(contentField(page)).toBeFocused();
  await chooseItem(page, 'Turn into image');
  await expect(contentField(page).locator('figure')).toHaveCount(0);
  await expect(contentField(page).getByText('Een rustige kamer Foto: Bas')).toBeVisible();
});

test('a second picture stands beside the first, and can go again', async ({ page, createArticle }) => {
  await openAt(page, (await createArticle({ content: EVERY_BLOCK })).id, 'Een rustige kamer');
  await chooseItem(page, 'Add a second picture…');
  const dialog = page.getByRole('dialog', { name: 'Add image' });
  await dialog.getByLabel('Image URL').fill('/assets/magazine/landkaart.webp');
  await dialog.getByRole('button', { name: 'Add image' }).click();
  const pictures = contentField(page).locator('figure > img');
  await expect(pictures).toHaveCount(2);
  await expect(contentField(page).locator('figure > figcaption')).toHaveText('Een rustige kamer');
  await contentField(page).getByText('Een rustige kamer').click();
  await chooseItem(page, 'Remove left picture');
  await expect(pictures).toHaveCount(1);
  await expect(pictures).toHaveAttribute('src', '/assets/magazine/landkaart.webp');
});

test('everything can be selected and deleted, and comes back', async ({ page, createArticle }) => {
  await openAt(page, (await createArticle({ content: EVERY_BLOCK })).id, 'Tot slot');
  const before = await contentField(page).innerHTML();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(contentField(page)).toHaveText('');
  await page.keyboard.press('Control+z');
  await expect.poll(() => contentField(page).locator('details, dl, figure, aside, table').count()).toBe(6);
  expect((await contentField(page).innerHTML()).length).toBeGreaterThan(before.length / 2);
});
