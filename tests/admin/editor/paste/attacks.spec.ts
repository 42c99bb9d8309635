import { cpuSeconds } from '../../../support/browser/cpu-time.ts';
import { expect, test } from '../../logged-in.ts';
import { clipboardOf, notPasted, openAtEnd, paste, pasteData, saveAndFetch } from './clipboard.ts';

/** What current websites put on the clipboard: computed styles on each element. */
function largePage(bytes: number): string {
  const style = 'box-sizing: border-box; color: rgb(33, 43, 50); font-family: &quot;Open Sans&quot;; font-weight: 400;';
  const part = `<h2 style="${style}">Kop</h2><p style="${style}">Een alinea met <a href="https://example.nl/" style="${style}">een link</a> en <span style="font-weight:700">vet</span>.</p><ul style="${style}"><li style="${style}">een</li></ul>`;
  return part.repeat(Math.ceil(bytes / part.length));
}

test('a page of 3 MB takes about ten times as long as one of 0.3', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const text = await openAtEnd(page, id);
  const [small, large] = [largePage(300_000), largePage(3_000_000)];
  const seconds = await cpuSeconds(page, () => paste(text, small));
  const secondsOfLarge = await cpuSeconds(page, () => paste(text, large));
  await expect(text.locator('h2').first()).toHaveText('Kop');
  expect(await text.locator('strong').count()).toBeGreaterThan(4400);
  // Two seconds where a tenth takes 0.2. Work that grows with the square takes a hundred times as long.
  expect(secondsOfLarge).toBeLessThan(25 * seconds);
});

test('half a Word document comes as far as it goes, and says what is missing', async ({ page, createArticle }) => {
  const { id } = await createArticle({ content: '<p>Begin</p>' });
  const text = await openAtEnd(page, id);
  const whole = await clipboardOf('word-report');
  await paste(text, whole.slice(0, whole.indexOf('<p class=MsoNormal>hooguit')));
  await expect(text.locator('th')).toHaveText(['Leeftijd', 'Uren slaap']);
  await expect(notPasted(page)).toContainText(
    'Left out: 1 comment, 1 passage that was deleted in the document and 1 table of contents.',
  );
  await expect(text).not.toContainText('of acht');
  await page.keyboard.type('En verder.');
  await expect(text).toContainText('En verder.');
  // Cut off in the style sheet: the plain text is what is left.
  await pasteData(text, { 'text/html': whole.slice(0, 1200), 'text/plain': 'Slaap en herstel' });
  await expect(text).toContainText('Slaap en herstel');
  const { content } = await saveAndFetch(page, id);
  expect(content).toContain('Volwassenen');
});

test('hostile pastes leave their text and break nothing', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const text = await openAtEnd(page, id);
  const pastes = [
    `${'<div>'.repeat(500)}diep${'</div>'.repeat(500)}${'<blockquote>'.repeat(500)}citaat`,
    `${'<ul><li>x'.repeat(200)}lijst`,
    `${'<table><tr><td>'.repeat(100)}tabel`,
    `${'<style>.a{font-weight:bold}</style>'.repeat(20_000)}<p class=a>stijl</p>${'<style>.b{'.repeat(20_000)}`,
    `<p>aanhaling</p>${'<a "'.repeat(100_000)}`,
    Array.from({ length: 300 }, (_, index) => `<a href="https://example.nl/${index}">link${index}</a> `).join(''),
    '<table><tr><td colspan=99999 rowspan=65534>wijd</td><td>breed</td></tr><tr><td rowspan=0>nul</td></tr></table>',
    '<form><p>formulier</p><input><dl><dd>los</dd></dl><details>dicht</details><figure></figure><figcaption>onder</figcaption></form>',
  ];
  for (const html of pastes) await paste(text, html);
  for (const word of [
    'diep',
    'citaat',
    'lijst',
    'tabel',
    'stijl',
    'aanhaling',
    'link299',
    'wijd',
    'nul',
    'formulier',
    'los',
    'dicht',
    'onder',
  ])
    await expect(text).toContainText(word);
  await expect(text.getByRole('link')).toHaveCount(300);
  await expect(notPasted(page)).toContainText('Left out: 1 form field.');
  await page.keyboard.type('Slot.');
  await expect(text).toContainText('Slot.');
});

test('a table of 10,000 rows comes in full', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const text = await openAtEnd(page, id);
  const rows = Array.from({ length: 10_000 }, (_, index) => `<tr><td>${index}</td><td>x</td></tr>`).join('');
  await paste(text, `<table><thead><tr><td>Nummer</td><td>Teken</td></tr></thead>${rows}</table>`);
  await expect(text.locator('th')).toHaveText(['Nummer', 'Teken']);
  await expect(text.locator('tr')).toHaveCount(10_001);
});

test('a table of 2,000 rows and four columns is saved and read in full', async ({ page, createArticle }) => {
  test.slow();
  const article = await createArticle({ isPublished: true });
  const text = await openAtEnd(page, article.id);
  const row = (tag: string, cells: string[]) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const rows = Array.from({ length: 1999 }, (_, index) => row('td', [`${index + 1}`, 'x', 'y', 'z']));
  await paste(text, `<table>${row('th', ['Nummer', 'A', 'B', 'C'])}${rows.join('')}</table>`);
  await expect(text.locator('tr')).toHaveCount(2000);
  await expect(page.getByText('Longer than can be saved:')).toHaveCount(0);
  const { content } = await saveAndFetch(page, article.id);
  expect(content.match(/<t[dh]>/g)).toHaveLength(8000);
  await page.goto(`/admindash/articles/${article.id}`);
  await expect(text.locator('tr')).toHaveCount(2000);
  await expect(text.locator('tr').last()).toHaveText('1999xyz');
  await page.goto(`/magazine/article/${article.slug}`);
  await expect(page.getByRole('main').locator('tr')).toHaveCount(2000);
  await expect(page.getByRole('columnheader', { name: 'Nummer' })).toBeVisible();
});

test('says before a save that a text is too long for it', async ({ page, createArticle }) => {
  const { id } = await createArticle({ content: '<p>Begin</p>' });
  const text = await openAtEnd(page, id);
  const said = page.getByRole('status').filter({ hasText: 'longer than can be saved' });
  await expect(said).toHaveCount(0);
  await paste(text, largePage(3_000_000));
  await expect(said).toBeAttached();
  await expect(page.getByText(/Longer than can be saved: [\d,]+ of 500,000 characters/)).toBeVisible();
});

test('a call-out pasted in a list stays in its item, also for readers', async ({ page, createArticle }) => {
  const article = await createArticle({ content: '<p>Begin</p>', isPublished: true });
  const text = await openAtEnd(page, article.id);
  const list = '<ul><li><p>Een</p><aside data-callout="warning"><p>Pas op.</p></aside></li><li><p>Twee</p></li></ul>';
  await page.keyboard.press('Enter');
  await paste(text, list);
  await expect(text.locator('li aside')).toHaveText('Pas op.');
  const { content } = await saveAndFetch(page, article.id);
  expect(content).toBe(`<p>Begin</p>${list}`);
  await page.goto(`/admindash/articles/${article.id}`);
  await expect(text.locator('li aside')).toHaveText('Pas op.');
  await page.goto(`/magazine/article/${article.slug}`);
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Een' });
  await expect(item.getByRole('region', { name: 'Let op' })).toContainText('Pas op.');
});

test('RTF alone and an empty clipboard are explained', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const text = await openAtEnd(page, id);
  await pasteData(text, { 'text/rtf': '{\\rtf1 Tekst}' });
  await expect(notPasted(page)).toContainText('Nothing was pasted: the other program copied its text only as RTF');
  await pasteData(text, {});
  await expect(page.getByText('Nothing to paste', { exact: true })).toBeVisible();
  await expect(text.locator('p')).toHaveText(['Een rustige ochtend.']);
});

test('what is copied here comes back unchanged', async ({ page, createArticle }) => {
  const content =
    '<h2>Kop</h2><details><summary>Vraag</summary><p></p></details><aside data-callout="warning"><p>Let op</p></aside><figure data-credit="Anna"><img src="/assets/magazine/leaf.webp" alt="Blad"><figcaption>Blad</figcaption></figure><dl><dt>Begrip</dt><dd>Uitleg</dd></dl><table><tbody><tr><td><p><strong>A</strong></p></td><td><p></p></td></tr><tr><td colspan="2"><p><a href="#kop">x</a></p></td></tr></tbody></table><p data-button="appointment">Maak een afspraak</p><p>Slot</p>';
  const { id } = await createArticle({ content });
  const text = await openAtEnd(page, id);
  const before = await text.innerHTML();
  await page.keyboard.press('ControlOrMeta+a');
  const copied = await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/html');
  });
  expect(copied).toContain('data-pm-slice');
  await paste(text, copied);
  expect(await text.innerHTML()).toBe(before);
});
