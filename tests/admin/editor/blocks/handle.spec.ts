import type { Page } from '@playwright/test';
import { axeViolations } from '../../../support/browser/axe.ts';
import { expect, test } from '../../logged-in.ts';
import { contentField, isInTextRightAfter, openEditor, titleField } from '../editor-page.ts';
import { EVERY_BLOCK } from './every-block.ts';

const THREE = '<p>Eerste</p><p>Tweede</p><p>Derde</p>';
const handle = (page: Page) => page.getByRole('button', { name: /^Block: / });
const menu = (page: Page) => page.getByRole('menu', { name: /^Block: / });
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function openAt(page: Page, id: number, words: string): Promise<void> {
  await openEditor(page, { id });
  await contentField(page).getByText(words).first().click();
  await handle(page).waitFor();
}

test('moves, copies and deletes blocks by keyboard, one undo step each', async ({ page, createArticle }) => {
  await openAt(page, (await createArticle({ content: THREE })).id, 'Tweede');
  const blocks = contentField(page).locator('p');
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await expect(blocks).toHaveText(['Tweede', 'Eerste', 'Derde']);
  await expect(said(page, 'Moved up, 1 of 3.')).toBeAttached();
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await expect(said(page, 'Already at the top.')).toBeAttached();
  await page.keyboard.press('Control+d');
  await expect(blocks).toHaveText(['Tweede', 'Tweede', 'Eerste', 'Derde']);
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect(blocks).toHaveText(['Tweede', 'Tweede!', 'Eerste', 'Derde']);
  await page.keyboard.press('Alt+Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete paragraph' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(blocks).toHaveText(['Tweede', 'Eerste', 'Derde']);
  await expect(contentField(page)).toBeFocused();
  for (const texts of [
    ['Tweede', 'Tweede!', 'Eerste', 'Derde'],
    ['Tweede', 'Tweede', 'Eerste', 'Derde'],
    ['Tweede', 'Eerste', 'Derde'],
    ['Eerste', 'Tweede', 'Derde'],
  ]) {
    await page.keyboard.press('Control+z');
    await expect(blocks).toHaveText(texts);
  }
});

test('Escape closes the menu, and typing goes on where the cursor was', async ({ page, createArticle }) => {
  await openAt(page, (await createArticle({ content: THREE })).id, 'Tweede');
  await page.keyboard.press('End');
  await page.keyboard.press('Alt+Enter');
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await page.keyboard.type(' regel');
  await expect(contentField(page)).toContainText('Tweede regel');
});

test('what is typed right after Escape is in the text', async ({ page, createArticle }) => {
  await openAt(page, (await createArticle({ content: THREE })).id, 'Tweede');
  await page.keyboard.press('End');
  await page.keyboard.press('Alt+Enter');
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused();
  expect(await isInTextRightAfter(page, 'Escape')).toBe(true);
});

test('who leaves the menu for another field types there', async ({ page, createArticle }) => {
  await openAt(page, (await createArticle({ content: THREE })).id, 'Tweede');
  await page.keyboard.press('Alt+Enter');
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused();
  await titleField(page).click();
  await expect(menu(page)).toHaveCount(0);
  // Past the task in which Radix would return the focus.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await expect(titleField(page)).toBeFocused();
});

test('turns a block into another by keyboard', async ({ page, createArticle }) => {
  await openAt(page, (await createArticle({ content: THREE })).id, 'Tweede');
  await page.keyboard.press('Alt+Enter');
  await page.getByRole('menuitem', { name: 'Turn into' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menuitemradio', { name: 'Paragraph' })).toBeChecked();
  await page.keyboard.type('Details');
  await expect(page.getByRole('menuitemradio', { name: 'Details' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(contentField(page).locator('details > summary')).toHaveText('Tweede');
  await expect(handle(page)).toHaveAccessibleName('Block: details');
  await page.keyboard.type('!');
  await expect(contentField(page).locator('summary')).toContainText('!');
});

test('the handle stands beside the block under the mouse, and works on that', async ({ page, createArticle }) => {
  await openAt(page, (await createArticle({ content: `<h2>Kop</h2>${THREE}` })).id, 'Derde');
  await expect(handle(page)).toHaveAccessibleName('Block: paragraph');
  const heading = contentField(page).locator('h2');
  await heading.hover();
  await expect(handle(page)).toHaveAccessibleName('Block: heading 2');
  const middle = async (element: typeof heading) => {
    const box = await element.boundingBox();
    return box ? box.y + box.height / 2 : Number.NaN;
  };
  await expect.poll(async () => Math.abs((await middle(handle(page))) - (await middle(heading)))).toBeLessThan(12);
  await handle(page).click();
  await page.getByRole('menuitem', { name: 'Delete heading 2' }).click();
  await expect(heading).toBeHidden();
  await expect(contentField(page).locator('p')).toHaveText(['Eerste', 'Tweede', 'Derde']);
});

test('the handle can be dragged, onto its own block without effect', async ({ page, createArticle }) => {
  await openAt(page, (await createArticle({ content: THREE })).id, 'Derde');
  const blocks = contentField(page).locator('p');
  await blocks.nth(2).hover();
  await handle(page).dragTo(blocks.nth(2));
  await expect(blocks).toHaveText(['Eerste', 'Tweede', 'Derde']);
  await blocks.nth(2).hover();
  await handle(page).dragTo(blocks.nth(0), { targetPosition: { x: 1, y: 2 } });
  await expect(blocks).toHaveText(['Derde', 'Eerste', 'Tweede']);
  await page.keyboard.press('Control+z');
  await expect(blocks).toHaveText(['Eerste', 'Tweede', 'Derde']);
});

test('a drag that ends outside the text does not affect the next drop', async ({ page, createArticle }) => {
  await openAt(page, (await createArticle({ content: THREE })).id, 'Derde');
  const blocks = contentField(page).locator('p');
  await blocks.nth(2).hover();
  await handle(page).hover();
  await page.mouse.down();
  await page.mouse.move(300, 300, { steps: 3 });
  await page.mouse.move(5, 5, { steps: 3 });
  await page.mouse.up();
  await blocks.first().evaluate((first) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'Van elders ');
    const { left, top } = first.getBoundingClientRect();
    const at = { clientX: left + 1, clientY: top + 4 };
    first.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...at }));
  });
  await expect(blocks).toHaveText(['Van elders Eerste', 'Tweede', 'Derde']);
});

test('the open menu is accessible, also in forced colours', async ({ page, createArticle }) => {
  await openAt(page, (await createArticle({ content: EVERY_BLOCK })).id, 'Maandag');
  await page.keyboard.press('Alt+Enter');
  await expect(page.getByRole('menuitem', { name: 'Add row above' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  const outline = await page
    .getByRole('menuitem', { name: 'Add row above' })
    .evaluate((item) => getComputedStyle(item).outlineStyle);
  expect(outline).not.toBe('none');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the handle stands beside the toolbar, large enough for a finger', async ({ page, createArticle }) => {
    await openAt(page, (await createArticle({ content: EVERY_BLOCK })).id, 'Overleg eerst');
    await expect(handle(page)).toHaveAccessibleName('Block: paragraph');
    expect((await handle(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    // Where the text scrolls to, the bar with it stays above, and nothing stays above the bar.
    await contentField(page).getByText('Tot slot.').scrollIntoViewIfNeeded();
    const isOnTop = handle(page).evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(await isOnTop).toBe(true);
    await handle(page).tap();
    for (const item of await menu(page).getByRole('menuitem').all())
      expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('menuitem', { name: 'Move up' }).tap();
    await expect(contentField(page).locator('aside').nth(1).locator('p')).toHaveText([
      'Overleg eerst.',
      'Stop niet zelf met medicijnen.',
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
