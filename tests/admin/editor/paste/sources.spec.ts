import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from '../../logged-in.ts';
import { contentField } from '../editor-page.ts';
import { clipboardOf, notPasted, paste, respondToCopies, saveAndFetch } from './clipboard.ts';

const FOLDER = new URL('clipboard/', import.meta.url);

/** What each program puts on the clipboard is in `clipboard/*.txt`, what is stored of it in `*.expected`. */
const PROGRAMS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => name.replace('.txt', ''));

for (const program of PROGRAMS) {
  test(`pastes from ${program} with structure, without looks`, { tag: program === 'word' ? '@smoke' : [] }, async ({
    page,
    createArticle,
  }) => {
    const { id } = await createArticle({ content: '<p>Begin</p>' });
    await respondToCopies(page);
    await page.goto(`/admindash/articles/${id}`);
    await contentField(page).click();
    // The editor's own command: it learns of a moved cursor only after the key.
    await page.keyboard.press('ControlOrMeta+a');
    await paste(contentField(page), await clipboardOf(program));
    await expect(page.getByText('Saving waits for that')).toBeHidden();
    const notes =
      (await notPasted(page).count()) > 0 ? await notPasted(page).getByRole('paragraph').allInnerTexts() : [];
    const { content } = await saveAndFetch(page, id);
    expect(content).not.toMatch(/style=|class=|mso|href="#|safelinks|google\.com\/url|src="(?!\/)/);
    const result = `${readable(content)}${notes.map((note) => `<!-- ${note} -->\n`).join('')}`;
    const file = new URL(`${program}.expected`, FOLDER);
    if (process.env['WRITE_EXPECTED']) await writeFile(file, result);
    expect(result).toBe(await readFile(file, 'utf8'));
  });
}

/** One block a line; the address of an upload is its hash. */
const readable = (content: string) =>
  `${content.replace(/(\/api\/admin\/download\/)[^"]+/g, '$1…').replace(/(<\/(?:p|h\d|li|tr|figure|details|dl|aside|blockquote|pre)>|<img[^>]*>|<hr ?\/?>|<(?:ul|ol|table|tbody|tr|blockquote)>)(?!$)/g, '$1\n')}\n`;
