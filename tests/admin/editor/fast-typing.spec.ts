import type { Page } from '@playwright/test';
import { expect, test } from '../logged-in.ts';
import { contentField } from './editor-page.ts';

/** Presses the keys without waiting for the page in between, as a text expander does. */
const pressAtOnce = ({ keyboard }: Page, ...keys: string[]) => Promise.all(keys.map((key) => keyboard.press(key)));
const linesOf = (page: Page) => contentField(page).locator('p');

test.beforeEach(async ({ page, createArticle }) => {
  const { id } = await createArticle({ content: '<p>Een rustige ochtend.</p><p>Twee</p>' });
  await page.goto(`/admindash/articles/${id}`);
  await linesOf(page).first().click();
  await page.keyboard.press('Home');
});

test('Enter right after End starts a line after the text', async ({ page }) => {
  await pressAtOnce(page, 'End', 'Enter', 'x');
  await expect(linesOf(page)).toHaveText(['Een rustige ochtend.', 'x', 'Twee']);
});

test('Ctrl+B right after Shift+End makes the selection bold', async ({ page }) => {
  const { keyboard } = page;
  await Promise.all([
    keyboard.down('Shift'),
    keyboard.press('End'),
    keyboard.up('Shift'),
    keyboard.press('ControlOrMeta+b'),
  ]);
  await expect(contentField(page).locator('strong')).toHaveText('Een rustige ochtend.');
});

test('keys right after the link dialog do not replace the linked text', async ({ page }) => {
  await page.keyboard.press('Shift+End');
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('Een rustige ochtend.');
  await page.getByRole('button', { name: 'Add link' }).press('Enter');
  await page.getByRole('dialog').getByLabel('URL').fill('cbg-meb.nl');
  // By its attribute, because the dialog hides it from the accessibility tree.
  await page.locator('[contenteditable="true"]').evaluate((text) =>
    text.addEventListener(
      'focus',
      // As early as the End key of a fast typist.
      () => setTimeout(() => getSelection()?.modify('move', 'forward', 'lineboundary')),
      { once: true },
    ),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(contentField(page)).toBeFocused();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.keyboard.type('xy');
  await expect(linesOf(page)).toHaveText(['Een rustige ochtend.xy', 'Twee']);
  await expect(contentField(page).getByRole('link')).toContainText('Een rustige ochtend.');
});
