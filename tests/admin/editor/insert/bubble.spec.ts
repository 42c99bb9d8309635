import { axeViolations } from '../../../support/browser/axe.ts';
import { expect, test } from '../../logged-in.ts';
import { contentField, openEditor } from '../editor-page.ts';
import { bubble } from './menus.ts';

test('stands beside selected text, and formats it by keyboard alone', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle());
  const text = contentField(page);
  await text.click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await expect(bubble(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  // Also above the first line it leaves the toolbar free.
  await page
    .getByRole('toolbar', { name: 'Formatting' })
    .getByRole('button', { name: 'Heading 2' })
    .click({ trial: true });
  await page.keyboard.press('Alt+F10');
  const bold = bubble(page).getByRole('checkbox', { name: 'Bold' });
  await expect(bold).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text.locator('strong')).toHaveText('Een rustige ochtend.');
  await expect(bold).toBeChecked();
  await expect(text).toBeFocused();

  await page.keyboard.press('Alt+F10');
  await expect(bold).toBeFocused();
  await page.keyboard.press('End');
  const clear = bubble(page).getByRole('button', { name: 'Clear formatting' });
  await expect(clear).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(bubble(page).getByRole('checkbox', { name: 'Heading 3' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text.locator('h3 strong')).toHaveCount(1);
  await page.keyboard.press('Alt+F10');
  await expect(bold).toBeFocused();
  await page.keyboard.press('End');
  await expect(clear).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text.locator('h3, strong')).toHaveCount(0);
  await expect(text.locator('p').first()).toHaveText('Een rustige ochtend.');
});

test('Escape goes back to the text with its selection, and once more closes', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle());
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(bubble(page)).toBeVisible();
  await page.keyboard.press('Alt+F10');
  await expect(bubble(page).getByRole('checkbox', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(contentField(page)).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('Een rustige ochtend.');
  await expect(bubble(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button').first()).toBeFocused();
});

test('a link is made from it, and clearing the format keeps the link', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle({ content: '<p>Een <strong>rustige</strong> ochtend.</p>' }));
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await bubble(page).getByRole('button', { name: 'Link' }).click();
  await page.getByRole('dialog', { name: 'Add link' }).getByLabel('URL').fill('thuisarts.nl');
  await page.keyboard.press('Enter');
  await expect(contentField(page)).toBeFocused();
  await expect(contentField(page).getByRole('link').first()).toHaveAttribute('href', 'https://thuisarts.nl/');
  await bubble(page).getByRole('button', { name: 'Clear formatting' }).click();
  await expect(contentField(page).locator('strong')).toHaveCount(0);
  await expect(contentField(page).getByRole('link')).toHaveText('Een rustige ochtend.');
});

test('stays hidden without selected text, in code, and during a drag', async ({ page, createArticle }) => {
  await page.clock.install();
  const picture = '<img src="/assets/magazine/leaf.webp" alt="Blad">';
  await openEditor(page, await createArticle({ content: `<p>Een rustige ochtend.</p>${picture}<pre>code</pre>` }));
  const text = contentField(page);
  const words = await text.getByText('Een rustige ochtend.').boundingBox();
  const { x, y, height } = words ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + height / 2, { steps: 5 });
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).not.toBe('');
  // Longer than the selection has to rest.
  await page.clock.runFor(400);
  await expect(bubble(page)).toBeHidden();
  await page.mouse.up();
  await expect(bubble(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(bubble(page)).toBeHidden();
  await text.locator('img').click();
  await expect(text.locator('img.ProseMirror-selectednode, .ProseMirror-selectednode img')).toHaveCount(1);
  await expect(bubble(page)).toBeHidden();
  await text.locator('pre').dblclick();
  await page.clock.runFor(400);
  await expect(bubble(page)).toBeHidden();
});

test('goes when the focus leaves the text', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle());
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(bubble(page)).toBeVisible();
  await page.getByLabel('Title *', { exact: true }).focus();
  await expect(bubble(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test('stands below the selection handles, and taps keep the keyboard open', async ({ page, createArticle }) => {
    await openEditor(page, await createArticle());
    const text = contentField(page);
    await text.tap();
    await page.keyboard.press('ControlOrMeta+a');
    await expect(bubble(page)).toBeVisible();
    const [bar, words] = await Promise.all([bubble(page).boundingBox(), text.locator('p').first().boundingBox()]);
    expect(bar?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0) + 24);
    expect(bar?.x).toBeGreaterThanOrEqual(0);
    expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThanOrEqual(390);
    for (const button of await bubble(page).locator('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await text.evaluate((element) => element.addEventListener('blur', () => element.setAttribute('data-left', '')));
    await bubble(page).getByRole('checkbox', { name: 'Italic' }).tap();
    await expect(text.locator('em')).toHaveText('Een rustige ochtend.');
    await expect(text).not.toHaveAttribute('data-left');
  });
});
