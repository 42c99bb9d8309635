import { LINE_STARTS, TEXT_KEYS, TYPED_MARKS } from '../../../../src/shared/rich-text/keys.ts';
import { expect, test } from '../../logged-in.ts';
import { contentField, openEditor } from '../editor-page.ts';
import { blocks, bubble } from './menus.ts';

type Effect = keyof typeof TEXT_KEYS;

/** What is in the text once the keys were pressed on "Rust". */
const ELEMENTS: Partial<Record<Effect, string>> = {
  Bold: 'strong',
  Italic: 'em',
  Underline: 'u',
  Strike: 's',
  Code: 'p code',
  'Heading 1': 'h1',
  'Heading 2': 'h2',
  'Heading 3': 'h3',
  'Bullet list': 'ul li',
  'Ordered list': 'ol li',
  Blockquote: 'blockquote',
  'Code block': 'pre',
};

/** Written with Ctrl in the list: what Playwright presses on any system. */
const pressed = (effect: Effect) => {
  const keys: string = TEXT_KEYS[effect];
  return keys
    .replace('Ctrl', 'ControlOrMeta')
    .replace(/Shift\+(\d)/, 'Shift+Digit$1')
    .replace('↑', 'ArrowUp')
    .replace('↓', 'ArrowDown')
    .replace('+-', '+Minus');
};

for (const [effect, selector] of Object.entries(ELEMENTS) as [Effect, string][])
  test(`${TEXT_KEYS[effect]}: ${effect}`, async ({ page, createArticle }) => {
    await openEditor(page, await createArticle({ content: '<p>Rust</p>' }));
    const text = contentField(page);
    await text.click();
    await page.keyboard.press('ControlOrMeta+a');
    await expect(text.locator(selector)).toHaveCount(0);
    await page.keyboard.press(pressed(effect));
    await expect(text.locator(selector)).toHaveText('Rust');
  });

test('Ctrl+Alt+0, Shift+Enter, Tab and Shift+Tab', async ({ page, createArticle }) => {
  await openEditor(
    page,
    await createArticle({ content: '<h2>Kop</h2><ul><li><p>Een</p></li><li><p>Twee</p></li></ul>' }),
  );
  const text = contentField(page);
  await text.locator('h2').click();
  await page.keyboard.press(pressed('Plain paragraph'));
  await expect(text.locator('h2')).toHaveCount(0);
  await page.keyboard.press(pressed('New line in the same paragraph'));
  await expect(text.locator('p').first().locator('br').first()).toBeAttached();
  await text.getByText('Twee').click();
  await page.keyboard.press(pressed('A level deeper in a list, or the next cell of a table'));
  await expect(text.locator('li li')).toHaveText('Twee');
  await page.keyboard.press(pressed('A level back in a list, or the cell before'));
  await expect(text.locator('li li')).toHaveCount(0);
});

test('Tab and Shift+Tab walk through a table', async ({ page, createArticle }) => {
  const content = '<table><tbody><tr><td><p>A</p></td><td><p>B</p></td></tr></tbody></table>';
  await openEditor(page, await createArticle({ content }));
  await contentField(page).getByText('A', { exact: true }).click();
  await page.keyboard.press(pressed('A level deeper in a list, or the next cell of a table'));
  await page.keyboard.type('2');
  await page.keyboard.press(pressed('A level back in a list, or the cell before'));
  await page.keyboard.type('1');
  await expect(contentField(page).locator('td')).toHaveText(['1', '2']);
});

test('/, Ctrl+K, Alt+F10, Ctrl+Z and Ctrl+Shift+Z', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle({ content: '<p>Rust</p>' }));
  const text = contentField(page);
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press(pressed('To the buttons for the selected text, or to the toolbar'));
  await expect(bubble(page).getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press(pressed('Add or change a link'));
  await expect(page.getByRole('dialog', { name: 'Add link' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(text).toHaveText('');
  await page.keyboard.press(pressed('Undo'));
  await expect(text).toHaveText('Rust');
  await page.keyboard.press(pressed('Redo'));
  await expect(text).toHaveText('');
  await page.keyboard.press(pressed('Insert a block'));
  await expect(blocks(page)).toBeVisible();
});

test('keys of blocks, of soft hyphens and of finding', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle({ content: '<p>Een</p><p>Twee</p>' }));
  const paragraphs = contentField(page).locator('p');
  await paragraphs.last().click();
  await page.keyboard.press(pressed('Move the block up'));
  await expect(paragraphs).toHaveText(['Twee', 'Een']);
  await page.keyboard.press(pressed('Move the block down'));
  await expect(paragraphs).toHaveText(['Een', 'Twee']);
  await page.keyboard.press(pressed('Duplicate the block'));
  await expect(paragraphs).toHaveText(['Een', 'Twee', 'Twee']);
  await page.keyboard.press(pressed('Soft hyphen, where a long word may break'));
  // Not with a locator: those read past soft hyphens.
  const texts = () => paragraphs.evaluateAll((all) => all.map(({ textContent }) => textContent));
  expect((await texts()).filter((text) => text.includes('\u00ad'))).toHaveLength(1);
  await page.keyboard.press(pressed('Menu of the block'));
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(contentField(page)).toBeFocused();
  const find = page.getByRole('search', { name: 'Find in the text' });
  await page.keyboard.press(pressed('Find'));
  await expect(find).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(contentField(page)).toBeFocused();
  await page.keyboard.press(pressed('Find and replace'));
  await expect(find.getByLabel('Replace with')).toBeVisible();
});

test('the list of shortcuts shows each of them', async ({ page }) => {
  await page.goto('/admindash');
  await page.getByRole('article').first().waitFor();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const effect of [...Object.keys(TEXT_KEYS), ...Object.keys(TYPED_MARKS), ...Object.keys(LINE_STARTS)])
    await expect(list.getByText(effect, { exact: true }).first()).toBeVisible();
});
