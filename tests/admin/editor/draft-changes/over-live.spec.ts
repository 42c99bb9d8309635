import { expect, test } from '../../logged-in.ts';
import { contentField, fetchArticle, openEditor, saveButton, titleField, toast } from '../editor-page.ts';
import { changeDraft, draftNotice, publishChanges, saveAsDraft, shownToReaders } from './draft-page.ts';

const LIVE = { isPublished: true, content: '<p>Wat lezers zien.</p>' };

test('readers see draft changes only once they are published', { tag: '@smoke' }, async ({ page, createArticle }) => {
  const article = await createArticle(LIVE);
  await openEditor(page, article);
  await expect(draftNotice(page)).toBeHidden();
  await contentField(page).fill('Nog niet voor lezers.');
  await saveAsDraft(page).click();
  await expect(toast(page, 'Draft saved')).toBeVisible();
  await expect(page.getByText(/^Readers still see the version of \w+ \d\d, \d{4}, \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText('Published · draft changes')).toBeVisible();
  await expect(draftNotice(page)).toContainText(
    /^You are editing draft changes\. Readers see the version of \w+ \d\d, \d{4}, \d\d:\d\d\./,
  );
  await expect(saveButton(page)).toBeHidden();
  expect(await shownToReaders(page, article)).toContain('Wat lezers zien.');

  // Ctrl+S saves them, and never shows them.
  await titleField(page).fill('Een betere titel');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect(await shownToReaders(page, article)).toContain(article.title);

  await openEditor(page, article);
  await expect(titleField(page)).toHaveValue('Een betere titel');
  await draftNotice(page).getByRole('button', { name: 'Compare' }).click();
  const comparison = page.getByRole('dialog', { name: 'Compare with what readers see' });
  await expect(comparison.locator('ins').first()).toContainText('Een betere');
  await page.keyboard.press('Escape');

  await publishChanges(page).click();
  await expect(page).toHaveURL('/admindash');
  await expect(toast(page, 'Changes published')).toBeVisible();
  expect(await shownToReaders(page, article)).toContain('Nog niet voor lezers.');
  expect(await fetchArticle(page, article)).toMatchObject({ title: 'Een betere titel', draftChanges: null });
});

test('discarding asks first, and leaves the history and unsaved text', async ({ page, createArticle }) => {
  const article = await createArticle(LIVE);
  await changeDraft(page, article, { title: 'Weg ermee' });
  await openEditor(page, article);
  await titleField(page).fill('Weg ermee, nog niet bewaard');
  await draftNotice(page).getByRole('button', { name: 'Discard changes' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard the draft changes?' });
  await expect(question).toContainText('The history keeps the draft changes');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(toast(page, 'Draft changes discarded')).toBeVisible();
  await expect(titleField(page)).toHaveValue(article.title);
  await expect(draftNotice(page)).toBeHidden();
  await expect(page.getByRole('alert')).toContainText('(Weg ermee, nog niet bewaard)');
  expect(await fetchArticle(page, article)).toMatchObject({ draftChanges: null, version: article.version });

  await page.goto(`/admindash/articles/${article.id}/history`);
  await expect(page.getByRole('region', { name: 'Versions' })).toContainText('Draft changes');
});

test('turning the switch off unpublishes with the draft text', async ({ page, createArticle }) => {
  const article = await createArticle(LIVE);
  await changeDraft(page, article, { title: 'Terug naar de tekentafel' });
  await openEditor(page, article);
  await page.getByRole('switch', { name: 'Published' }).click();
  await expect(page.getByRole('button', { name: 'Unpublish', exact: true })).toBeVisible();
  await expect(saveAsDraft(page)).toBeHidden();
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
  expect(await fetchArticle(page, article)).toMatchObject({
    title: 'Terug naar de tekentafel',
    isPublished: false,
    draftChanges: null,
  });
});

test('asks before draft changes replace a newer live version', async ({ page, createArticle, changeArticle }) => {
  const article = await createArticle(LIVE);
  await changeDraft(page, article, { title: 'Mijn concept' });
  await changeArticle(article, { content: '<p>Intussen verbeterd.</p>' });
  await openEditor(page, article);
  await expect(draftNotice(page)).toContainText('which is newer than these draft changes');
  await publishChanges(page).click();
  const dialog = page.getByRole('dialog', { name: 'This article was changed in another window' });
  await expect(dialog).toContainText('Intussen verbeterd.');
  expect(await shownToReaders(page, article)).toContain('Intussen verbeterd.');
  await dialog.getByRole('button', { name: 'Publish my version' }).click();
  await expect(page).toHaveURL('/admindash');
  expect(await fetchArticle(page, article)).toMatchObject({ title: 'Mijn concept', draftChanges: null });
});

test('all of it works with the keyboard alone', async ({ page, createArticle }) => {
  const article = await createArticle(LIVE);
  const { keyboard } = page;
  await openEditor(page, article);
  await titleField(page).focus();
  await keyboard.type('Getypt: ');
  await saveAsDraft(page).focus();
  await keyboard.press('Enter');
  await expect(draftNotice(page)).toBeVisible();
  await expect(saveAsDraft(page)).toBeFocused();
  const compare = draftNotice(page).getByRole('button', { name: 'Compare' });
  await compare.focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' }).first()).toBeFocused();
  await keyboard.press('Escape');
  await expect(compare).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(draftNotice(page)).toBeHidden();
  // The focus does not fall to the top of the page.
  await expect(page.locator('body')).not.toBeFocused();
  await expect(titleField(page)).toHaveValue(article.title);
});

test('the list shows draft changes, publishes and unpublishes them', async ({ page, createArticle }) => {
  const one = await createArticle(LIVE);
  const two = await createArticle(LIVE);
  await changeDraft(page, one, { content: '<p>Eerste concept.</p>' });
  await changeDraft(page, two, { content: '<p>Tweede concept.</p>' });
  await page.goto('/admindash');
  const card = ({ title }: { title: string }) => page.getByRole('article', { name: title });
  await expect(card(one).getByText('Published · draft changes')).toBeVisible();
  await card(one)
    .getByRole('button', { name: /^Publish changes/ })
    .click();
  await expect(page.getByText('Readers see the draft changes now', { exact: true })).toBeVisible();
  await expect(card(one).getByText('Published', { exact: true })).toBeVisible();
  expect(await shownToReaders(page, one)).toContain('Eerste concept.');

  await card(two)
    .getByRole('button', { name: /^Unpublish/ })
    .click();
  await expect(page.getByText('The draft changes are its text now', { exact: true })).toBeVisible();
  await expect(card(two).getByText('Draft', { exact: true })).toBeVisible();
  expect(await fetchArticle(page, two)).toMatchObject({ content: '<p>Tweede concept.</p>', draftChanges: null });
});

test('the list publishes no draft changes that it does not show', async ({ page, createArticle }) => {
  const article = await createArticle(LIVE);
  const shown = await changeDraft(page, article, { content: '<p>Wat de lijst kent.</p>' });
  await page.goto('/admindash');
  const publish = page.getByRole('article', { name: article.title }).getByRole('button', { name: /^Publish changes/ });
  await publish.waitFor();
  await changeDraft(page, article, { content: '<p>Van een collega.</p>' }, shown);
  await publish.click();
  await expect(page.getByText('Failed to publish the changes', { exact: true })).toBeVisible();
  const reason = 'These draft changes were saved again, published or discarded by someone else';
  await expect(page.getByText(reason, { exact: true })).toBeVisible();
  expect(await shownToReaders(page, article)).toContain('Wat lezers zien.');

  await page.reload();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await publish.click();
  await expect(page.getByText('Readers see the draft changes now', { exact: true })).toBeVisible();
  expect(requests.filter((request) => request.includes(`/articles/${article.id}`))).toEqual([
    `POST /api/admin/articles/${article.id}/draft-changes/publish`,
  ]);
  expect(await shownToReaders(page, article)).toContain('Van een collega.');
});
