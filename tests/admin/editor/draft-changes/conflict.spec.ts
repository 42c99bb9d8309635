import type { Page } from '@playwright/test';
import { expect, test } from '../../logged-in.ts';
import { contentField, fetchArticle, openEditor, saveButton, titleField } from '../editor-page.ts';
import { actAsAnotherUser, otherVersionNotice } from '../saving/conflict.ts';
import { changeDraft, otherBrowser, publishChanges, saveAsDraft, shownToReaders } from './draft-page.ts';

const LIVE = { isPublished: true, content: '<p>Wat lezers zien.</p>' };

test('two people on one draft each keep their words', async ({ page, browser, staff, baseURL, createArticle }) => {
  const article = await createArticle(LIVE);
  const other = await otherBrowser(browser, staff, baseURL);
  await actAsAnotherUser(other);
  await openEditor(page, article);
  await openEditor(other, article);
  await contentField(page).fill('De woorden van Anna.');
  await saveAsDraft(page).click();
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();

  await contentField(other).fill('De woorden van Eva.');
  await saveAsDraft(other).click();
  const dialog = other.getByRole('dialog', { name: 'This article was changed by someone else' });
  await expect(dialog).toContainText(
    / saved draft changes on \w+ \d\d, \d{4}, \d\d:\d\d\. Nothing has been overwritten/,
  );
  await expect(dialog.locator('del').first()).toContainText('Anna');
  await dialog.getByRole('button', { name: 'Save my version as draft' }).click();
  await expect(other.getByText('Draft saved', { exact: true })).toBeVisible();
  await expect(otherVersionNotice(other)).toBeVisible();

  // Anna publishes what is on her screen: not without seeing what Eva saved.
  await publishChanges(page).click();
  const asked = page.getByRole('dialog', { name: 'This article was changed in another window' });
  await asked.getByRole('button', { name: 'Use the other version' }).click();
  await expect(contentField(page)).toHaveText('De woorden van Eva.');
  expect(await shownToReaders(page, article)).toContain('Wat lezers zien.');
  await publishChanges(page).click();
  await expect(page).toHaveURL('/admindash');
  expect(await shownToReaders(page, article)).toContain('De woorden van Eva.');
  await other.context().close();
});

test('says that the draft has been published', async ({ page, createArticle }) => {
  const article = await createArticle(LIVE);
  const draft = await changeDraft(page, article, { content: '<p>Het concept.</p>' });
  await openEditor(page, article);
  await titleField(page).fill('Nog een betere titel');
  await page.request.post(`/api/admin/articles/${article.id}/draft-changes/publish`, { data: { draft } });
  await saveAsDraft(page).click();
  const dialog = page.getByRole('dialog', { name: 'This article was published in another window' });
  await expect(dialog).toContainText(/You published the draft changes on /);
  await dialog.getByRole('button', { name: 'Save my version as draft' }).click();
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  expect(await fetchArticle(page, article)).toMatchObject({
    title: article.title,
    content: '<p>Het concept.</p>',
    draftChanges: { article: { title: 'Nog een betere titel' } },
  });
});

test('saves a draft of an article that has been unpublished', async ({ page, createArticle }) => {
  const article = await createArticle(LIVE);
  await openEditor(page, article);
  await titleField(page).fill('Niet voor lezers');
  await page.request.post(`/api/admin/articles/${article.id}/unpublish`);
  await saveAsDraft(page).click();
  const dialog = page.getByRole('dialog', { name: /^This article was/ });
  await dialog.getByRole('button', { name: 'Save my version as draft' }).click();
  await expect(page.getByText('Article updated', { exact: true })).toBeVisible();
  await expect(saveButton(page)).toBeVisible();
  expect(await fetchArticle(page, article)).toMatchObject({ title: 'Niet voor lezers', isPublished: false });
});

test('what is saved over a draft that was published meanwhile is draft changes', async ({ page, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await titleField(page).fill('Verder geschreven');
  await page.request.post(`/api/admin/articles/${article.id}/publish`);
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'This article was published in another window' });
  await expect(dialog).toContainText(/You saved the article last, on .+, and it was published meanwhile/);
  await dialog.getByRole('button', { name: 'Save my version as draft' }).click();
  await expect(page).toHaveURL('/admindash');
  expect(await fetchArticle(page, article)).toMatchObject({
    title: article.title,
    isPublished: true,
    draftChanges: { article: { title: 'Verder geschreven' } },
  });
});

async function openForTwo(page: Page, other: Page, article: { id: number }): Promise<void> {
  await actAsAnotherUser(other);
  await openEditor(page, article);
  await openEditor(other, article);
}

test('two people publish the same draft, and both are done', async ({
  page,
  browser,
  staff,
  baseURL,
  createArticle,
}) => {
  const article = await createArticle(LIVE);
  await changeDraft(page, article, { content: '<p>Het concept van ons beiden.</p>' });
  const other = await otherBrowser(browser, staff, baseURL);
  await openForTwo(page, other, article);
  await publishChanges(page).click();
  await expect(page).toHaveURL('/admindash');
  await publishChanges(other).click();
  await expect(other).toHaveURL('/admindash');
  expect(await fetchArticle(page, article)).toMatchObject({ draftChanges: null, isPublished: true });
  expect(await shownToReaders(page, article)).toContain('Het concept van ons beiden.');
  await other.context().close();
});

test('who wrote on while a colleague published the draft is asked first', async ({
  page,
  browser,
  staff,
  baseURL,
  createArticle,
}) => {
  const article = await createArticle(LIVE);
  await changeDraft(page, article, { content: '<p>Het concept van ons beiden.</p>' });
  const other = await otherBrowser(browser, staff, baseURL);
  await openForTwo(page, other, article);
  await contentField(other).fill('Het concept van ons beiden. En nog een zin.');
  await publishChanges(page).click();
  await expect(page).toHaveURL('/admindash');
  await publishChanges(other).click();
  const told = other.getByRole('dialog', { name: 'This article was published by someone else' });
  await expect(told.locator('ins, del').first()).toContainText('nog een zin');
  expect(await shownToReaders(page, article)).not.toContain('nog een zin');
  await told.getByRole('button', { name: 'Save my version', exact: true }).click();
  await expect(other).toHaveURL('/admindash');
  expect(await shownToReaders(page, article)).toContain('nog een zin');
  await other.context().close();
});
