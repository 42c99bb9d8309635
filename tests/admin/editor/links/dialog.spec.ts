import { paths } from '../../../../src/shared/paths.ts';
import { uniqueWord } from '../../../support/unique-word.ts';
import { expect, test } from '../../logged-in.ts';
import { contentField, openEditor } from '../editor-page.ts';
import { heldRequests, linkDialog, urlField } from './link-page.ts';

test('finds an article by its words, and takes its path and title', async ({ page, createArticle }) => {
  const word = `Bosbad${uniqueWord()}`;
  const other = await createArticle({ title: `${word} en rust`, isPublished: true });
  await openEditor(page, await createArticle());
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('ControlOrMeta+k');
  await urlField(page).pressSequentially(word);
  const option = linkDialog(page).getByRole('option', { name: other.title });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(urlField(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(urlField(page)).toHaveValue(paths.magazineItem(other));
  await expect(urlField(page)).toHaveAccessibleDescription(`Leads to “${other.title}”`);
  await page.keyboard.press('Enter');
  await expect(linkDialog(page)).toBeHidden();
  await expect(contentField(page)).toBeFocused();
  const link = contentField(page).getByRole('link', { name: other.title });
  await expect(link).toHaveAttribute('href', paths.magazineItem(other));
});

test('marks drafts, and keeps selected words as the text', async ({ page, createArticle }) => {
  const word = `Stilte${uniqueWord()}`;
  const draft = await createArticle({ title: `${word} in huis` });
  await openEditor(page, await createArticle());
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+k');
  await urlField(page).pressSequentially(word);
  await linkDialog(page)
    .getByRole('option', { name: `${draft.title} not published` })
    .click();
  await expect(urlField(page)).toBeFocused();
  await expect(urlField(page)).toHaveAccessibleDescription(/which is not published: readers find nothing there yet/);
  await linkDialog(page).getByRole('button', { name: 'Add link' }).click();
  const link = contentField(page).getByRole('link', { name: 'Een rustige ochtend.' });
  await expect(link).toHaveAttribute('href', paths.magazineItem(draft));
});

test('finds pages about care, and chooses by the arrow keys', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle());
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+k');
  await urlField(page).pressSequentially('rijbewijskeuring');
  const options = linkDialog(page).getByRole('group', { name: 'Pages' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(linkDialog(page).getByRole('status')).toHaveText(/pages? found/);
  await page.keyboard.press('ArrowUp');
  await expect(linkDialog(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(urlField(page)).toHaveValue(/^\//);
});

test('Enter takes what these words find, not what the letters before found', async ({ page, createArticle }) => {
  const word = `Mosgroen${uniqueWord()}`;
  const other = await createArticle({ title: `${word} en rust`, isPublished: true });
  await openEditor(page, await createArticle());
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+k');
  await urlField(page).fill('rijbewijskeuring');
  await expect(linkDialog(page).getByRole('option').first()).toBeVisible();
  await urlField(page).fill(word);
  await page.keyboard.press('Enter');
  await expect(urlField(page)).toHaveValue(paths.magazineItem(other));
});

test('asks one thing at a time, after a pause in typing', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle());
  const requests = await heldRequests(page);
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+k');
  await urlField(page).fill('slapen');
  await expect.poll(requests.asked).toEqual(['slapen']);
  await urlField(page).pressSequentially(' en rust');
  await urlField(page).fill('darmen');
  requests.release();
  await expect.poll(() => requests.asked().at(-1)).toBe('darmen');
  await expect(linkDialog(page).getByRole('status')).toHaveText(/found|has these words/);
  expect(requests.mostAtOnce()).toBe(1);
});

test('an address is not searched for, and words alone are no address', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle());
  const requests = await heldRequests(page);
  requests.release();
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+k');
  await urlField(page).pressSequentially('https://rivm.nl/slaap');
  await urlField(page).fill('xqzwv');
  await expect(linkDialog(page).getByRole('status')).toHaveText('No page of this site has these words');
  expect(new Set(requests.asked())).toEqual(new Set(['xqzwv']));
  await page.keyboard.press('Enter');
  await expect(urlField(page)).toHaveAccessibleDescription(/Use a web address/);
});

test('says where no link can stand', async ({ page, createArticle }) => {
  const content = '<pre><code>code</code></pre><p data-button="appointment">Afspraak</p>';
  await openEditor(page, await createArticle({ content }));
  for (const words of ['code', 'Afspraak']) {
    await contentField(page).getByText(words, { exact: true }).click();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(linkDialog(page)).toContainText('hold no links');
    await page.keyboard.press('Escape');
    await expect(linkDialog(page)).toBeHidden();
    await expect(contentField(page)).toBeFocused();
  }
});

test('a pasted address of this site becomes a path', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle());
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+k');
  const address = new URL('/pmo#pakketten', page.url()).href;
  await urlField(page).evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, address);
  await expect(urlField(page)).toHaveValue('/pmo#pakketten');
  await urlField(page).fill(address);
  await page.keyboard.press('Enter');
  await expect(contentField(page).getByRole('link')).toHaveAttribute('href', '/pmo#pakketten');
});

test('a pasted path shows its page, and takes the title as link text', async ({ page, createArticle }) => {
  const other = await createArticle({ title: `Wandelen ${uniqueWord()}`, isPublished: true });
  await openEditor(page, await createArticle({ content: '<p>Lees </p>' }));
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+k');
  await urlField(page).fill(paths.magazineItem(other));
  await expect(urlField(page)).toHaveAccessibleDescription(`Leads to “${other.title}”`);
  await page.keyboard.press('Enter');
  await expect(contentField(page).getByRole('link', { name: other.title })).toBeVisible();
});
