import type { Page } from '@playwright/test';
import { expect, test } from '../../logged-in.ts';
import { chooseMore, contentField, inMore, openEditor } from '../editor-page.ts';

const lines = (page: Page) => contentField(page).locator('p, pre');
const TYPOGRAPHY = 'Typographic quotes and dashes';

test.beforeEach(async ({ page, createArticle }) => {
  await openEditor(page, await createArticle({ content: '<p>x</p>' }));
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+a');
});

test('typed signs become typographic ones', async ({ page }) => {
  await page.keyboard.type(`"Zo'n dag", zei zij - 's avonds -- en toen...`);
  await expect(lines(page)).toHaveText('“Zo’n dag”, zei zij – ’s avonds – en toen…');
});

for (const keys of ['Backspace', 'ControlOrMeta+z'])
  test(`${keys} right after gives the typed sign back, and it stays`, async ({ page }) => {
    await page.keyboard.type('Zij zei "');
    await expect(lines(page)).toHaveText('Zij zei “');
    await page.keyboard.press(keys);
    await expect(lines(page)).toHaveText('Zij zei "');
    await page.keyboard.press('Backspace');
    await expect(lines(page)).toHaveText('Zij zei');
    await page.keyboard.type('"rust"');
    await expect(lines(page)).toHaveText('Zij zei "rust”');
  });

test('undo later takes back what was typed since, not the sign with it', async ({ page }) => {
  await page.keyboard.type('a "');
  await page.keyboard.type('bc');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(lines(page)).toHaveText('a “');
  await page.keyboard.press('Backspace');
  await expect(lines(page)).toHaveText('a');
});

test('code and addresses keep what is typed, and the switch is remembered', async ({ page }) => {
  await page.keyboard.type('``` ');
  await page.keyboard.type(`"x" -- y...`);
  await expect(lines(page).first()).toHaveText(`"x" -- y...`);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await chooseMore(page, TYPOGRAPHY);
  await contentField(page).click();
  await page.keyboard.type(`"zo'n"`);
  await expect(lines(page).last()).toHaveText(`"zo'n"`);
  await page.goto('/admindash/articles/new');
  await expect(await inMore(page, TYPOGRAPHY)).not.toBeChecked();
});
