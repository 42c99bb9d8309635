import type { Browser } from '@playwright/test';
import { expect, test } from '../../logged-in.ts';
import { contentField, fetchArticle, openEditor, saveButton, titleField } from '../editor-page.ts';
import { actAsAnotherUser, conflictDialog, otherVersionNotice } from './conflict.ts';

/** The editor in another browser. */
async function openAsColleague(browser: Browser, staff: object, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await context.request.post('/api/admin/login', { data: staff });
  return context.newPage();
}

test('shows both versions after a conflict, and keeps the rejected one', { tag: '@smoke' }, async ({
  page,
  createArticle,
  changeArticle,
}) => {
  const article = await createArticle();
  const dialog = page.getByRole('dialog', { name: 'This article was changed in another window' });
  await openEditor(page, article);
  const theirs = await changeArticle(article, { title: 'Hun titel', content: '<p>Hun tekst</p>' });
  await titleField(page).fill('Mijn titel');
  await contentField(page).fill('Mijn tekst');
  await saveButton(page).click();
  await expect(dialog.locator('ins').first()).toContainText('Mijn');
  await expect(dialog.locator('del').first()).toContainText('Hun');
  await dialog.getByRole('button', { name: 'Use the other version' }).click();
  await expect(contentField(page)).toHaveText('Hun tekst');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(contentField(page)).toHaveText('Mijn tekst');

  await changeArticle(theirs, { title: 'Weer hun titel' });
  await saveButton(page).click();
  await dialog.getByRole('button', { name: 'Save my version' }).click();
  await expect(page).toHaveURL('/admindash');
  const saved = await fetchArticle(page, article);
  expect(saved).toMatchObject({ title: 'Mijn titel', content: '<p>Mijn tekst</p>' });
});

test('keeps the other version until it is discarded', async ({ page, browser, staff, baseURL, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  const other = await openAsColleague(browser, staff, baseURL);
  await openEditor(other, article);
  await contentField(other).fill('De tekst van mijn collega.');
  await saveButton(other).click();
  await expect(other).toHaveURL('/admindash');

  await contentField(page).fill('Mijn eigen tekst.');
  await saveButton(page).click();
  await conflictDialog(page).getByRole('button', { name: 'Save my version' }).click();
  await expect(page).toHaveURL('/admindash');
  expect(await fetchArticle(page, article)).toMatchObject({ content: '<p>Mijn eigen tekst.</p>', version: 3 });

  await openEditor(page, article);
  await expect(otherVersionNotice(page)).toContainText(/saved on \w+ \d\d, \d{4}, \d\d:\d\d/);
  await otherVersionNotice(page).getByRole('button', { name: 'Compare' }).click();
  const compare = page.getByRole('dialog', { name: 'Compare with what this browser kept' });
  await expect(compare.getByRole('button', { name: 'Close' }).first()).toBeFocused();
  await expect(compare.locator('del')).toContainText(['collega']);
  await compare.getByRole('button', { name: 'Restore' }).click();
  await expect(contentField(page)).toHaveText('De tekst van mijn collega.');
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
  expect(await fetchArticle(page, article)).toMatchObject({ content: '<p>De tekst van mijn collega.</p>', version: 4 });
  await openEditor(page, article);
  await expect(otherVersionNotice(page)).toBeHidden();
  await other.context().close();
});

test('a discarded version is gone, and only its editor sees it before', async ({
  page,
  createArticle,
  changeArticle,
}) => {
  const article = await createArticle();
  await openEditor(page, article);
  await changeArticle(article, { title: 'Hun titel' });
  await titleField(page).fill('Mijn titel');
  await saveButton(page).click();
  await conflictDialog(page).getByRole('button', { name: 'Save my version' }).click();
  await expect(page).toHaveURL('/admindash');

  await actAsAnotherUser(page);
  await openEditor(page, article);
  await expect(otherVersionNotice(page)).toBeHidden();
  await page.unrouteAll();
  await openEditor(page, article);
  await otherVersionNotice(page).getByRole('button', { name: 'Discard' }).click();
  await expect(otherVersionNotice(page)).toBeHidden();
  await page.reload();
  await contentField(page).waitFor();
  await expect(otherVersionNotice(page)).toBeHidden();
});

test('keeps every replaced version after repeated conflicts', async ({ page, createArticle, changeArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  const second = await changeArticle(article, { title: 'Hun titel' });
  await titleField(page).fill('Mijn titel');
  await saveButton(page).click();
  await conflictDialog(page).waitFor();
  await changeArticle(second, { title: 'Nog een titel' });
  await conflictDialog(page).getByRole('button', { name: 'Save my version' }).click();
  await expect(conflictDialog(page).locator('del')).toContainText(['Nog een']);
  expect(await fetchArticle(page, article)).toMatchObject({ title: 'Nog een titel', version: 3 });
  await conflictDialog(page).getByRole('button', { name: 'Save my version' }).click();
  await expect(page).toHaveURL('/admindash');
  expect(await fetchArticle(page, article)).toMatchObject({ title: 'Mijn titel', version: 4 });
  await openEditor(page, article);
  await expect(otherVersionNotice(page)).toContainText('(Nog een titel). There is 1 other version, too.');
  // The second click of a double click is not for the next version.
  await otherVersionNotice(page).getByRole('button', { name: 'Discard' }).dblclick();
  await expect(otherVersionNotice(page)).toContainText('(Hun titel).');
});
