import { axeViolations } from '../../../support/browser/axe.ts';
import { cpuSeconds } from '../../../support/browser/cpu-time.ts';
import { expect, test } from '../../logged-in.ts';
import { chooseMore, contentField, fetchArticle, openEditor, saveButton, toast } from '../editor-page.ts';
import { openAtEnd, paste } from '../paste/clipboard.ts';
import { findBar, findButton, findStatus, replaceField } from './find-page.ts';

test('replaces one word, then all, and undoes all at once', async ({ page, createArticle }) => {
  const words = '<p>De <strong>huis</strong>arts, de huisarts en de Huisarts.</p>';
  await openEditor(page, await createArticle({ content: words }));
  const text = contentField(page);
  await text.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+h');
  await page.keyboard.type('huisarts');
  await page.keyboard.press('Tab');
  for (
    let skipped = 0;
    skipped < 9 && !(await replaceField(page).evaluate((field) => field === document.activeElement));
    skipped += 1
  )
    await page.keyboard.press('Tab');
  await expect(replaceField(page)).toBeFocused();
  await page.keyboard.type('dokter');
  await page.keyboard.press('Enter');
  await expect(findStatus(page)).toHaveText('1 of 2');
  await expect(text).toHaveText('De dokter, de huisarts en de Huisarts.');
  await expect(text.locator('strong')).toHaveText('dokter');
  await findButton(page, 'Replace all').click();
  await expect(findStatus(page)).toHaveText('2 replaced');
  await expect(text).toHaveText('De dokter, de dokter en de dokter.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveText('De dokter, de huisarts en de Huisarts.');
});

test('what was replaced is saved, and nothing else is', async ({ page, createArticle }) => {
  const article = await createArticle({
    content: '<p>Een.*rustige.*ochtend</p><table><tbody><tr><td><p>.*</p></td></tr></tbody></table>',
  });
  await openEditor(page, article);
  await chooseMore(page, 'Find and replace');
  await page.keyboard.type('.*');
  await replaceField(page).fill('');
  await findButton(page, 'Replace all').click();
  await expect(findStatus(page)).toHaveText('3 replaced');
  await page.keyboard.press('Escape');
  await expect(findBar(page)).toBeHidden();
  await saveButton(page).click();
  await toast(page, 'Article updated').waitFor();
  expect((await fetchArticle(page, article)).content).toBe(
    '<p>Eenrustigeochtend</p><table><tbody><tr><td><p></p></td></tr></tbody></table>',
  );
});

test('the bar is accessible and fits a phone', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle());
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+h');
  await page.keyboard.type('rustige');
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(findButton(page, 'Replace all')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
  }
});

test('replaces 100,000 words within seconds when the text is 3 MB', async ({ page, createArticle }) => {
  test.slow();
  const text = await openAtEnd(page, (await createArticle()).id);
  await paste(text, '<p>Goed slapen begint overdag, en slapen helpt bij alles.</p>'.repeat(50_000));
  await page.keyboard.press('ControlOrMeta+h');
  await page.keyboard.insertText('slapen');
  await expect(findStatus(page)).toHaveText(/of 100,000$/);
  await replaceField(page).fill('rusten');
  const seconds = await cpuSeconds(page, () =>
    findButton(page, 'Replace all').evaluate((button: HTMLElement) => button.click()),
  );
  await expect(findStatus(page)).toHaveText('100,000 replaced');
  // It takes 10 s.
  expect(seconds).toBeLessThan(30);
});
