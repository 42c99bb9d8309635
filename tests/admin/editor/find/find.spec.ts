import { expect, test } from '../../logged-in.ts';
import { contentField, openEditor } from '../editor-page.ts';
import { findBar, findButton, findField, findStatus } from './find-page.ts';

const CONTENT = `<p>Vitamine D en <strong>vita</strong>mine B12.</p><p>Eén café, twee cafes.</p>${'<p>Rust.</p>'.repeat(80)}<p>Nog een vitamine.</p>`;

test.beforeEach(async ({ page, createArticle }) => {
  await openEditor(page, await createArticle({ content: CONTENT }));
  await contentField(page).locator('p').first().click();
  await page.keyboard.press('Home');
});

test('finds words by keyboard alone, and returns to the text at the match', async ({ page }) => {
  await page.keyboard.press('ControlOrMeta+f');
  // At once, as a fast typist does.
  await page.keyboard.type('VITAMINE');
  await expect(findField(page)).toHaveValue('VITAMINE');
  await expect(findStatus(page)).toHaveText('1 of 3');
  await page.keyboard.press('Enter');
  await expect(findStatus(page)).toHaveText('2 of 3');
  await page.keyboard.press('F3');
  await expect(findStatus(page)).toHaveText('3 of 3');
  const current = contentField(page).locator('.found-current');
  await expect(current).toHaveText('vitamine');
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(findStatus(page)).toHaveText('1 of 3');
  const [bar, match] = await Promise.all([findBar(page).boundingBox(), current.boundingBox()]);
  expect(match?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await page.keyboard.press('Shift+Enter');
  await expect(findStatus(page)).toHaveText('3 of 3');
  await page.keyboard.press('Escape');
  await expect(findBar(page)).toBeHidden();
  await expect(contentField(page)).toBeFocused();
  await expect(contentField(page).locator('.found')).toHaveCount(0);
  await page.keyboard.type('supplement');
  await expect(contentField(page).locator('p').last()).toHaveText('Nog een supplement.');
});

test('offers case, whole words and accents', async ({ page }) => {
  await page.keyboard.press('ControlOrMeta+f');
  await page.keyboard.type('Cafe');
  await expect(findStatus(page)).toHaveText('1 of 2');
  await findButton(page, 'Whole words').click();
  await expect(findStatus(page)).toHaveText('1 of 1');
  await findButton(page, 'Match accents').click();
  await expect(findStatus(page)).toHaveText('No matches');
  await findButton(page, 'Whole words').click();
  await expect(findStatus(page)).toHaveText('1 of 1');
  await findButton(page, 'Match case').click();
  await expect(findButton(page, 'Match case')).toHaveAttribute('aria-pressed', 'true');
  await expect(findStatus(page)).toHaveText('No matches');
  await expect(findButton(page, 'Next match')).toHaveAttribute('aria-disabled', 'true');
});

test('starts with the selected words, and counts what is typed later', async ({ page }) => {
  await page.keyboard.press('ControlOrMeta+Shift+ArrowRight');
  await page.keyboard.press('ControlOrMeta+f');
  await expect(findField(page)).toHaveValue(/^Vitamine/);
  await findField(page).fill('vitamine');
  await expect(findStatus(page)).toHaveText('1 of 3');
  await contentField(page).locator('p').last().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' En weer een vitamine');
  await expect(findStatus(page)).toHaveText(/of 4$/);
  await page.keyboard.press('F3');
  await expect(findStatus(page)).toHaveText('1 of 4');
  await page.keyboard.press('ControlOrMeta+f');
  await expect(findField(page)).toBeFocused();
});

test('leaves the second Ctrl+F, and any outside the text, to the browser', async ({ page }) => {
  const isPrevented = () =>
    page.evaluate(() => {
      const event = new KeyboardEvent('keydown', {
        key: 'f',
        code: 'KeyF',
        keyCode: 70,
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
      });
      return !document.activeElement?.dispatchEvent(event);
    });
  expect(await isPrevented()).toBe(true);
  await expect(findField(page)).toBeFocused();
  expect(await isPrevented()).toBe(false);
  await findButton(page, 'Close find').click();
  await page.getByLabel('Title *', { exact: true }).focus();
  expect(await isPrevented()).toBe(false);
  await expect(findBar(page)).toBeHidden();
});
