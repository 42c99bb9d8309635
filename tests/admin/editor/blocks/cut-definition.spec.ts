import { expect, test } from '../../logged-in.ts';
import { contentField, openEditor } from '../editor-page.ts';
import { savedContent } from '../insert/menus.ts';

const TERM = '<dl><dt>Cortisol</dt><dd>Een stresshormoon.</dd></dl>';

test('a term that is cut is saved as gone, and whole where it is pasted', async ({ page, createArticle }) => {
  const article = await createArticle({ content: `<p>Voor.</p>${TERM}<p>Na.</p>` });
  await openEditor(page, article);
  const text = contentField(page);
  await text.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('End');
  for (let line = 0; line < 2; line += 1) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('ControlOrMeta+x');
  await expect(text.locator('dl')).toHaveCount(0);
  expect((await savedContent(page, article)).replaceAll('<p></p>', '')).toBe('<p>Voor.</p><p>Na.</p>');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(text.locator('dt')).toHaveText('Cortisol');
  expect((await savedContent(page, article)).replaceAll('<p></p>', '')).toContain(TERM);
});
