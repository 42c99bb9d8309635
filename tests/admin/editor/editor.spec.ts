import type { Page } from '@playwright/test';
import { expect, test } from '../logged-in.ts';

const body = (page: Page) => page.getByRole('textbox', { name: 'Content *' });
const save = (page: Page) => page.getByRole('button', { name: 'Save Article' }).click();

async function choose(page: Page, field: string, option: string) {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a click in the toolbar takes no focus from the text: who types on writes there, and a phone keeps its keyboard', async ({
  page,
}) => {
  await page.goto('/admindash/articles/new');
  const text = body(page);
  await text.click();
  await text.evaluate((element) => element.addEventListener('blur', () => element.setAttribute('data-left', '')));
  await page.getByRole('button', { name: 'Bullet list', exact: true }).click();
  await page.keyboard.type('Tien minuten is genoeg');
  await expect(text.getByRole('listitem')).toHaveText('Tien minuten is genoeg');
  await expect(text).not.toHaveAttribute('data-left');
});

test('writes a new article: slug and SEO title follow the title, saving returns (§2, §4, §8)', async ({ page }) => {
  const title = `Allergieën in de lente ${Date.now()}`;
  await page.goto('/admindash/articles/new');
  await expect(page.getByRole('heading', { name: 'New Article' })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await page.getByLabel('Title *', { exact: true }).pressSequentially(title);
  await expect(page.getByLabel('URL Slug')).toHaveValue(/^allergieen-in-de-lente-\d+$/);
  await expect(page.getByLabel('SEO Title')).toHaveValue(title);
  await body(page).fill('De berk bloeit.');
  await choose(page, 'Category', 'Allergieën/intoleranties');
  await page.getByRole('switch', { name: 'Published' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await save(page);
  await expect(page).toHaveURL('/admindash');
  await expect(page.getByText('Article created', { exact: true })).toBeVisible();
  await expect(page.getByText('Your changes have been saved successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name: title }).getByText('Published')).toBeVisible();
});

test('names the missing fields and goes to the first (§5)', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  await body(page).waitFor();
  await save(page);
  await expect(page.getByText('Missing required fields', { exact: true })).toBeVisible();
  await expect(page.getByText('Please fill in title, content, and category', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Title *', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Title *', { exact: true })).toHaveAccessibleDescription('Title is required');
  await expect(body(page)).toHaveAccessibleDescription('Content is required');
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveAccessibleDescription(/Category is required/);
});

test('formats by toolbar and keyboard, with pressed buttons (§2)', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  await page.goto(`/admindash/articles/${id}`);
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  await body(page).click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  for (const name of ['Bold', 'Italic', 'Strike']) {
    await toolbar.getByRole('button', { name }).click();
    await expect(toolbar.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(body(page).locator('p > strong > em > s')).toHaveText('Een rustige ochtend.');
  for (const level of [1, 2, 3]) {
    await toolbar.getByRole('button', { name: `Heading ${level}` }).click();
    await expect(body(page).locator(`h${level}`)).toBeVisible();
  }
  await toolbar.getByRole('button', { name: 'Bullet list' }).click();
  await expect(body(page).locator('ul > li')).toBeVisible();
  await toolbar.getByRole('button', { name: 'Ordered list' }).click();
  await expect(body(page).locator('ol > li')).toBeVisible();
  await toolbar.getByRole('button', { name: 'Ordered list' }).click();
  await toolbar.getByRole('button', { name: 'Blockquote' }).click();
  await expect(body(page).locator('blockquote')).toBeVisible();
  await toolbar.getByRole('button', { name: 'Undo' }).click();
  await expect(body(page).locator('blockquote')).toBeHidden();
  await toolbar.getByRole('button', { name: 'Redo' }).click();
  await expect(body(page).locator('blockquote')).toBeVisible();
  await toolbar.getByRole('button', { name: 'Bold' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(toolbar.getByRole('button', { name: 'Italic' })).toBeFocused();
});

test('adds, edits and removes a link, and refuses a harmful one (§2, §5)', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  await page.goto(`/admindash/articles/${id}`);
  await body(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Add link' });
  await dialog.getByRole('button', { name: 'Add link' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('URL').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Add link' }).click();
  await expect(dialog.getByLabel('URL')).toHaveAccessibleDescription(/Use a web address/);
  await dialog.getByLabel('URL').fill('www.voedingscentrum.nl');
  await dialog.getByLabel('URL').press('Enter');
  const link = body(page).getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://www.voedingscentrum.nl/');
  await page.getByRole('button', { name: 'Add link' }).click();
  await page.getByRole('dialog', { name: 'Edit link' }).getByRole('button', { name: 'Remove link' }).click();
  await expect(link).toBeHidden();
  await expect(page).toHaveURL(`/admindash/articles/${id}`);
});

test('adds an image by its address, with an alternative text; without an address it does nothing (§2, §5)', async ({
  page,
  createArticle,
}) => {
  const { id } = await createArticle();
  await page.goto(`/admindash/articles/${id}`);
  await body(page).click();
  await page.getByRole('button', { name: 'Add image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add image' });
  await dialog.getByRole('button', { name: 'Add image' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Image URL').fill('data:image/png;base64,AAAA');
  await dialog.getByRole('button', { name: 'Add image' }).click();
  await expect(dialog.getByLabel('Image URL')).toHaveAccessibleDescription(/starts with https/);
  await dialog.getByLabel('Image URL').fill('/assets/magazine/leaf.webp');
  await dialog.getByLabel('Alt Text').fill('Een blad tegen het licht');
  await dialog.getByRole('button', { name: 'Add image' }).click();
  await expect(body(page).getByRole('img', { name: 'Een blad tegen het licht' })).toBeVisible();
});

test('counts SEO texts and turns right between 150 and 160 characters', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  const description = page.getByLabel('SEO Description');
  await description.fill('a'.repeat(149));
  await expect(description).toHaveAccessibleDescription(/1 word, 149 characters 150-160 characters/);
  await description.fill('a'.repeat(150));
  await expect(description).toHaveAccessibleDescription(/150 characters ✓ 150-160 characters/);
});

test('asks for a video address only for videos, and shows what will be embedded (§2)', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  await expect(page.getByLabel('Video URL')).toBeHidden();
  await choose(page, 'Content Type', 'Video');
  await page.getByLabel('Video URL').fill('https://vimeo.com/76979871');
  await expect(page.getByLabel('Video URL')).toHaveAccessibleDescription(/player\.vimeo\.com\/video\/76979871/);
});

const PASTED = {
  Word: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
    <!--StartFragment--><h4 style="color:red">Kop</h4><p class="MsoNormal"><b style="mso-bidi-font-weight:normal">Vet</b> en gewoon<o:p></o:p></p>
    <p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span><![endif]>Eerste</p>
    <p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span><![endif]>Tweede</p>
    <p class="MsoNormal">&nbsp;</p><!--EndFragment--></body></html>`,
  'Google Docs': `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h4 dir="ltr"><span style="font-size:12pt">Kop</span></h4><p dir="ltr" style="line-height:1.38"><span style="font-weight:700">Vet</span><span style="font-weight:400"> en gewoon</span></p><ul><li dir="ltr"><p><span>Eerste</span></p></li><li dir="ltr"><p><span>Tweede</span></p></li></ul></b>`,
};

for (const [source, html] of Object.entries(PASTED)) {
  test(`pastes from ${source} with the structure and without the rubbish`, async ({ page }) => {
    await page.goto('/admindash/articles/new');
    await body(page).click();
    await body(page).evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
    await expect(body(page).locator('h3')).toHaveText('Kop');
    await expect(body(page).locator('strong')).toHaveText('Vet');
    await expect(body(page).locator('ul > li')).toHaveText(['Eerste', 'Tweede']);
    const written = await body(page).innerHTML();
    expect(written).not.toMatch(/style=|mso|class="Mso|o:p|docs-internal|·/);
  });
}

test('what pasted looks mean is kept: bold, italic, struck and underlined, but not the underline of a link', async ({
  page,
}) => {
  await page.goto('/admindash/articles/new');
  await body(page).click();
  await body(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      `<p><span style="font-weight:700;font-style:italic">Vet schuin</span> <span style='text-decoration:line-through'>door</span>
        <span style="color: red; text-decoration: underline">onder</span> <a href="https://rivm.nl" style="text-decoration:underline">link</a>
        <strong style="font-weight:normal">gewoon</strong></p>`,
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(body(page).locator('strong')).toHaveText(['Vet schuin']);
  await expect(body(page).locator('em')).toHaveText(['Vet schuin']);
  await expect(body(page).locator('s')).toHaveText(['door']);
  await expect(body(page).locator('u')).toHaveText(['onder']);
  expect(await body(page).innerHTML()).not.toContain('style=');
});

test('keeps the tables and the tags of an article through opening and saving (§3)', async ({ page, createArticle }) => {
  const table = '<table><tbody><tr><th>Middel</th></tr><tr><td>IJzer</td></tr></tbody></table>';
  const { id } = await createArticle({ content: `<p>Zie:</p>${table}<p>Klaar.</p>`, tags: ['ijzer'] });
  await page.goto(`/admindash/articles/${id}`);
  await expect(body(page).getByRole('cell', { name: 'IJzer' })).toBeVisible();
  await page.getByLabel('Title *', { exact: true }).fill('Met een tabel');
  await save(page);
  await expect(page).toHaveURL('/admindash');
  const saved = await (await page.request.get(`/api/admin/articles/${id}`)).json();
  expect(saved.content.replace(/<\/?p>/g, '')).toContain('<th>Middel</th>');
  expect(saved.tags).toEqual(['ijzer']);
});

test('tells of an article that does not exist', async ({ page }) => {
  await page.goto('/admindash/articles/999999');
  await expect(page.getByRole('heading', { name: 'Article not found' })).toBeVisible();
});
