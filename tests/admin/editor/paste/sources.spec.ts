import { expect, test } from '../../logged-in.ts';
import { contentField } from '../editor-page.ts';
import { COPIED_PATH, clipboardOf, paste, respondToCopies, saveAndFetch } from './clipboard.ts';

const NESTED = '<ul><li><p>Eerste</p><ul><li><p>Daaronder</p></li></ul></li><li><p>Tweede</p></li></ul>';

type Expected = {
  /** Parts of the saved HTML. */
  contains: string[];
  /** The addresses of the copied pictures. */
  copied?: string[];
  /** The number of pictures that could not be pasted. */
  lost?: number;
};

const SOURCES: Record<string, Expected> = {
  'google-docs': {
    contains: [
      '<h2>Slapen zonder pillen</h2>',
      '<strong>Vet</strong> en gewoon, zie <a href="https://www.rivm.nl/slaap?a=1&amp;b=2" rel="noopener noreferrer" target="_blank">het RIVM</a>',
      'en hieronder.[1]</p>',
      `<img src="${COPIED_PATH}" alt="Een slaapkamer" width="602" height="401" />`,
      NESTED,
    ],
    copied: ['https://lh7-rt.googleusercontent.com/docsz/AD_4nXcSlaapkamer?key=abc123'],
  },
  word: {
    contains: [
      '<p>Een tekort komt voor.[1] Zie de lijst.</p>',
      '<ul><li><p>Groente</p><ul><li><p>Spinazie</p><ul><li><p>Vers</p></li></ul></li></ul></li><li><p>Noten</p></li></ul>',
      '<ol><li><p>Meten</p><ol><li><p>Bloed</p></li></ol></li></ol><p>Tussendoor.</p><ol start="2"><li><p>Weten</p></li></ol>',
      '<p>[1] Gezondheidsraad, 2020.</p>',
    ],
    lost: 1,
  },
  'word-online': {
    contains: [
      '<h2>Wat helpt</h2>',
      '<ul><li><p>Rust</p><ul><li><p>Vroeg naar bed</p></li></ul></li><li><p>Lopen</p></li></ul>',
      '<a href="https://www.thuisarts.nl/slaap"',
    ],
    lost: 1,
  },
  libreoffice: {
    contains: ['per dag[1] is genoeg.', NESTED, '<p>[1] Hartstichting, 2024.</p>', 'src="/api/admin/download/'],
  },
  'apple-pages': { contains: ['<p><strong>Water</strong> drinken', NESTED], lost: 2 },
  notion: {
    contains: [
      '<h1>Vitamine D</h1>',
      `<img src="${COPIED_PATH}" alt="zon.png" />`,
      '<ul><li><p>Zon</p><ul><li><p>Een kwartier</p></li></ul></li><li><p>Vette vis</p></li></ul>',
    ],
    copied: [
      'https://prod-files-secure.s3.us-west-2.amazonaws.com/7a1f/zon.png?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Expires=3600&X-Amz-Signature=8f',
    ],
  },
};

for (const [source, { contains, copied = [], lost = 0 }] of Object.entries(SOURCES)) {
  test(`pastes from ${source} with structure and pictures`, async ({ page, createArticle }) => {
    const { id } = await createArticle({ content: '<p>Begin</p>' });
    const requested = await respondToCopies(page);
    await page.goto(`/admindash/articles/${id}`);
    await contentField(page).click();
    // The editor's own command: it learns of a moved cursor only after the key.
    await page.keyboard.press('ControlOrMeta+a');
    await paste(contentField(page), await clipboardOf(source));
    const notice = page.getByRole('region', { name: 'could not be pasted' });
    await expect(notice).toHaveCount(lost ? 1 : 0);
    if (lost) await expect(notice).toContainText(lost === 1 ? '1 picture' : `${lost} pictures`);
    const { content } = await saveAndFetch(page, id);
    for (const part of contains) expect(content).toContain(part);
    expect(content).not.toMatch(/style=|class=|mso|href="#|google\.com|safelinks|src="(?!\/)|A1\]|Klopt dit wel/);
    expect(requested).toEqual(copied);
  });
}
