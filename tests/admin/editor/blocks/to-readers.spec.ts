import { uniqueWord } from '../../../support/unique-word.ts';
import { expect, test } from '../../logged-in.ts';
import { contentField, openEditor } from '../editor-page.ts';
import { insertBySlash } from '../insert/menus.ts';

/**
 * What the slash menu finds each block by, and what readers see of it when its first line is “Hier.” The summary, which
 * goes to the top of the text, is inserted last.
 */
const BLOCKS: [word: string, shown: string][] = [
  ['samenvatting', '[data-callout="summary"]:has-text("Hier.")'],
  ['kop 2', 'h2:text-is("Hier.")'],
  ['h3', 'h3:text-is("Hier.")'],
  ['opsomming', 'ul > li:has-text("Hier.")'],
  ['stappen', 'ol > li:has-text("Hier.")'],
  ['citaat', 'blockquote:has-text("Hier.")'],
  ['codeblok', 'pre:has-text("Hier.")'],
  ['information', '[data-callout="information"]:has-text("Hier.")'],
  ['let op', '[data-callout="warning"]:has-text("Hier.")'],
  ['huisarts', '[data-callout="doctor"]:has-text("Hier.")'],
  ['112', '[data-callout="emergency"]:has-text("Hier.")'],
  ['tabel', 'th:has-text("Hier.")'],
  ['uitklap', 'details > summary:has-text("Hier.")'],
  ['begrip', 'dl > dt:has-text("Hier.")'],
  ['lijn', 'hr + p:has-text("Hier.")'],
  ['afspraak', 'a:has-text("Maak een afspraak")'],
];
const LINE = 'Regel';

test('every block reaches readers when the slash menu inserts it', async ({ page, createArticle }) => {
  test.slow();
  const content = BLOCKS.map((_, index) => `<p>${LINE} ${index + 1}.</p>`).join('');
  const article = await createArticle({ content, isPublished: true, slug: `blokken-${uniqueWord()}` });
  await openEditor(page, article);
  await contentField(page).focus();
  // From the last line to the first: the lines above stay where they were.
  for (const [index, [word]] of [...BLOCKS.entries()].reverse()) {
    await page.keyboard.press('ControlOrMeta+Home');
    for (let line = 0; line < index; line += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await insertBySlash(page, word);
    await page.keyboard.type('Hier.');
  }
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page).toHaveURL('/admindash');
  await page.goto(`/magazine/article/${article.slug}`);
  const main = page.getByRole('main');
  for (const [, shown] of BLOCKS) await expect(main.locator(shown).first()).toBeVisible();
  for (const [index] of BLOCKS.entries())
    await expect(main.getByText(`${LINE} ${index + 1}.`, { exact: true })).toBeVisible();
});
