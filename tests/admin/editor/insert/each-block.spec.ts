import { expect, test } from '../../logged-in.ts';
import { contentField } from '../editor-page.ts';
import { insertBySlash, openOnNewLine, savedContent } from './menus.ts';

const BEFORE = '<p>Een rustige ochtend.</p>';
const box = (kind: string) => `${BEFORE}<aside data-callout="${kind}"><p>Hier.</p></aside>`;
const cells = (tag: string, first = '') =>
  `<tr>${[first, '', ''].map((text) => `<${tag}><p>${text}</p></${tag}>`).join('')}</tr>`;

/** What is stored when "Hier." is typed right after the block was chosen. */
const STORED: Record<string, string> = {
  'kop 2': `${BEFORE}<h2>Hier.</h2>`,
  h3: `${BEFORE}<h3>Hier.</h3>`,
  'heading 1': `${BEFORE}<h1>Hier.</h1>`,
  opsomming: `${BEFORE}<ul><li><p>Hier.</p></li></ul>`,
  stappen: `${BEFORE}<ol><li><p>Hier.</p></li></ol>`,
  citaat: `${BEFORE}<blockquote><p>Hier.</p></blockquote>`,
  codeblok: `${BEFORE}<pre><code>Hier.</code></pre>`,
  samenvatting: `<aside data-callout="summary"><p>Hier.</p></aside>${BEFORE}`,
  information: box('information'),
  'let op': box('warning'),
  huisarts: box('doctor'),
  '112': box('emergency'),
  tabel: `${BEFORE}<table><tbody>${cells('th', 'Hier.')}${cells('td')}${cells('td')}</tbody></table>`,
  uitklap: `${BEFORE}<details><summary>Hier.</summary><p></p></details>`,
  begrip: `${BEFORE}<dl><dt>Hier.</dt><dd></dd></dl>`,
  lijn: `${BEFORE}<hr><p>Hier.</p>`,
  afspraak: `${BEFORE}<p data-button="appointment">Maak een afspraak</p><p>Hier.</p>`,
};

for (const [word, stored] of Object.entries(STORED))
  test(`"/${word}" inserts its block with the cursor in place, as one step`, async ({ page, createArticle }) => {
    const article = await createArticle({ content: BEFORE });
    await openOnNewLine(page, article);
    await insertBySlash(page, word);
    // At once: what is typed slowly is undone in several steps.
    await page.keyboard.insertText('Hier.');
    expect((await savedContent(page, article)).replaceAll(' />', '>').replaceAll('<br>', '')).toBe(stored);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(contentField(page)).not.toContainText('Hier.');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(contentField(page)).toHaveText(`Een rustige ochtend./${word}`);
  });

test('a text has one summary: a second request goes to the first', async ({ page, createArticle }) => {
  const article = await createArticle({ content: `${BEFORE}<aside data-callout="summary"><p>Kort.</p></aside>` });
  await openOnNewLine(page, article);
  await insertBySlash(page, 'samenvatting');
  await page.keyboard.type(' En bondig.');
  await expect(contentField(page).getByText('Kort. En bondig.')).toBeVisible();
  await expect(contentField(page).locator('aside')).toHaveCount(1);
});

test('a box asked for in a list stands between its items', async ({ page, createArticle }) => {
  const article = await createArticle({ content: '<ol><li><p>Een</p></li><li><p></p></li><li><p>Drie</p></li></ol>' });
  await openOnNewLine(page, article);
  await contentField(page).getByText('Een').click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await insertBySlash(page, 'let op');
  await page.keyboard.type('Twee');
  const content = await savedContent(page, article);
  expect(content).toContain(
    '<ol><li><p>Een</p></li></ol><aside data-callout="warning"><p>Twee</p></aside><ol start="2">',
  );
  expect(content).toContain('Drie');
});

test('a table asked for in a table stands below it', async ({ page, createArticle }) => {
  const article = await createArticle({
    content: '<table><tbody><tr><td><p>A</p></td><td><p></p></td></tr></tbody></table>',
  });
  await openOnNewLine(page, article);
  await contentField(page).locator('td').last().click();
  await insertBySlash(page, 'tabel');
  await page.keyboard.type('Hier.');
  await expect(contentField(page).locator('table')).toHaveCount(2);
  await expect(contentField(page).locator('table table')).toHaveCount(0);
  await expect(contentField(page).locator('th').first()).toHaveText('Hier.');
});

test('text stays when a block is asked for in the middle of it', async ({ page, createArticle }) => {
  const article = await createArticle({ content: '<p>Een rustige ochtend.</p>' });
  await openOnNewLine(page, article);
  await contentField(page).getByText('Een rustige ochtend.').click();
  await page.keyboard.press('Home');
  for (let step = 0; step < 'Een '.length; step += 1) await page.keyboard.press('ArrowRight');
  await insertBySlash(page, 'tabel');
  await expect(contentField(page).getByText('Een rustige ochtend.')).toBeVisible();
  await expect(contentField(page).locator('table')).toHaveCount(1);
});
