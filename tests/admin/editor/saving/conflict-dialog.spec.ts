import type { AdminArticle } from '../../../../src/shared/contract/articles/articles.ts';
import { expect, test } from '../../logged-in.ts';
import { contentField, fetchArticle, openEditor, saveButton, titleField } from '../editor-page.ts';
import { actAsAnotherUser, conflictDialog } from './conflict.ts';

test('names who saved the other version and when', async ({ page, createArticle, changeArticle }) => {
  const article = await createArticle();
  await actAsAnotherUser(page);
  await openEditor(page, article);
  await changeArticle(article, { title: 'Hun titel' });
  const { changedBy, updatedAt } = (await fetchArticle(page, article)) as AdminArticle & {
    changedBy: { name: string };
  };
  await titleField(page).fill('Mijn titel');
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'This article was changed by someone else' });
  await expect(dialog).toContainText(`${changedBy.name} saved another version on`);
  await expect(dialog).toContainText(
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' }).format(new Date(updatedAt)),
  );
  await expect(dialog.getByRole('button')).toHaveText(['Keep editing', 'Use their version', 'Save my version', '×']);
  await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(titleField(page)).toHaveValue('Mijn titel');
  expect(await fetchArticle(page, article)).toMatchObject({ title: 'Hun titel', version: 2 });
});

test('marks the words that differ, also for screen readers', async ({ page, createArticle, changeArticle }) => {
  const same = '<p>Eerste alinea.</p><p>Tweede alinea.</p>';
  const article = await createArticle({ content: `${same}<p>Wie slecht slaapt, begint overdag.</p>` });
  await openEditor(page, article);
  const theirs = `<p>Wie slecht slaapt, begint ’s morgens.</p><p>Een alinea erbij.</p>`;
  await changeArticle(article, { content: same + theirs, excerpt: 'Hun samenvatting' });
  await contentField(page).getByText('begint overdag').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' En elke avond.');
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = conflictDialog(page);
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Content', 'Excerpt']);
  await expect(dialog).toContainText('2 paragraphs are the same');
  await expect(dialog).not.toContainText('Eerste alinea');
  const text = dialog.locator('section').first();
  await expect(text.locator('ins')).toHaveText(['only in your version: overdag. En elke avond (end) ']);
  await expect(text.locator('del')).toHaveText([
    'only in the other version: ’s morgens (end) ',
    'only in the other version: Een alinea erbij. (end) ',
  ]);
});

test('says so when only the formatting differs', async ({ page, createArticle, changeArticle }) => {
  const article = await createArticle({ content: '<p>Neem <strong>nooit</strong> meer.</p><p>Slot.</p>' });
  await openEditor(page, article);
  await changeArticle(article, { content: '<p>Neem nooit meer.</p><p>Slot.</p>' });
  await page.getByLabel('Excerpt').fill('Mijn samenvatting');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(conflictDialog(page).getByText('Only the formatting differs.')).toHaveCount(1);
});

test('marks links, formatting and pictures inside changed text', async ({ page, createArticle, changeArticle }) => {
  const body = (address: string, word: string, alt: string) =>
    `<p>Zie <a href="https://${address}/ijzer">het RIVM</a> voor ${word} over ijzer.</p><img src="/assets/magazine/leaf.webp" alt="${alt}">`;
  const article = await createArticle({ content: body('www.rivm.nl', 'meer', 'Een blad') });
  await openEditor(page, article);
  await changeArticle(article, { content: body('lci.rivm.nl', '<strong>meer</strong>', 'Een groen blad') });
  await contentField(page).getByText('over ijzer').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Echt.');
  await page.keyboard.press('ControlOrMeta+s');
  const text = conflictDialog(page).locator('section');
  await expect(text.locator('del')).toContainText(['https://lci.rivm.nl/ijzer', 'meer', 'groen']);
  await expect(text.locator('del strong')).toHaveText('meer');
  await expect(text.locator('ins').first()).toContainText('https://www.rivm.nl/ijzer');
  await expect(text.locator('ins').last()).toContainText('Echt');
  await expect(text.locator('img')).toHaveCount(2);
});

test('ignores differences in the spelling of the HTML', async ({ page, createArticle, changeArticle }) => {
  const table = '<table><tbody><tr><th>Middel</th></tr><tr><td>IJzer</td></tr></tbody></table>';
  const link = '<p>Zie <a href="https://www.rivm.nl">het RIVM</a> voor <strong>meer</strong>.</p>';
  const content = `${link}<ul><li>Eén</li><li>Twee</li></ul>${table}<p>Slot.</p>`;
  const article = await createArticle({ content });
  await openEditor(page, article);
  const second = await changeArticle(article, { excerpt: 'Hun samenvatting' });
  await contentField(page).getByText('Slot.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Einde.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(conflictDialog(page).getByRole('heading', { level: 3 })).toHaveText(['Content', 'Excerpt']);
  await expect(conflictDialog(page)).toContainText('5 paragraphs are the same');
  await expect(conflictDialog(page).locator('ins')).toContainText(['Einde.']);
  await conflictDialog(page).getByRole('button', { name: 'Keep editing' }).click();

  const changed = link.replace('www.rivm.nl', 'lci.rivm.nl').replaceAll('strong', 'em');
  await changeArticle(second, { content: content.replace(link, changed), excerpt: '' });
  await page.keyboard.press('ControlOrMeta+s');
  await expect(conflictDialog(page).locator('del').first()).toContainText('lci');
  await conflictDialog(page).getByRole('button', { name: 'Keep editing' }).click();
});

test('compares long texts quickly', async ({ page, createArticle, changeArticle }) => {
  const paragraph = (number: number, word: string) =>
    `<p>${Array.from({ length: 50 }, (_, at) => `${word}${(number * 31 + at * 17) % 400}`).join(' ')}.</p>`;
  const text = (word: (number: number) => string) =>
    Array.from({ length: 60 }, (_, number) => paragraph(number, word(number))).join('');
  const article = await createArticle({ content: text(() => 'woord') });
  await openEditor(page, article);
  await changeArticle(article, { content: text((number) => (number % 3 ? 'woord' : 'anders')) });
  await titleField(page).fill('Lang verhaal');
  await saveButton(page).click();
  await expect(conflictDialog(page).getByRole('heading', { level: 3 })).toHaveText(['Title', 'Content', 'SEO Title']);
  await expect(conflictDialog(page).getByText('2 paragraphs are the same')).toHaveCount(20);
  await expect(conflictDialog(page).getByRole('button', { name: 'Keep editing' })).toBeInViewport({ ratio: 1 });
});

test('does not ask when the newer version has the same text', async ({ page, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await page.request.post(`/api/admin/articles/${article.id}/publish`);
  await page.request.post(`/api/admin/articles/${article.id}/unpublish`);
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
  expect(await fetchArticle(page, article)).toMatchObject({ isPublished: false, version: 4 });
});
