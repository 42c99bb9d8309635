import { expect, test } from '../../logged-in.ts';
import { contentField, inMore, isInTextRightAfter, openEditor } from '../editor-page.ts';
import { linkDialog, urlField } from '../links/link-page.ts';

test.beforeEach(async ({ page, createArticle }) => {
  await openEditor(page, await createArticle());
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+End');
});

test('what is typed right after the + menu closes is in the text', async ({ page }) => {
  const plus = page.getByRole('button', { name: 'Insert block' });
  const search = page.getByRole('combobox', { name: 'Search blocks' });
  await plus.click();
  await expect(search).toBeFocused();
  expect(await isInTextRightAfter(page, 'Escape')).toBe(true);
  await plus.click();
  await search.fill('tabel');
  expect(await isInTextRightAfter(page, 'Enter')).toBe(true);
});

test('what is typed right after “More tools” is in the text, in the chosen format', async ({ page }) => {
  await (await inMore(page, 'Strike')).focus();
  expect(await isInTextRightAfter(page, 'Enter')).toBe(true);
  await page.keyboard.type('toch niet');
  await expect(contentField(page).locator('s')).toHaveText('toch niet');
});

test('what is typed right after a dialog closes is in the text', async ({ page }) => {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(urlField(page)).toBeFocused();
  expect(await isInTextRightAfter(page, 'Escape')).toBe(true);
  await expect(linkDialog(page)).toBeHidden();
  await page.keyboard.type(' En verder.');
  await expect(contentField(page)).toContainText('En verder.');
});
