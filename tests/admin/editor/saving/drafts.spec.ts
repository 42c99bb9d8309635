import { pressBack } from '../../../support/browser/traverse.ts';
import { expect, test } from '../../logged-in.ts';
import { contentField, draftNotice, openEditor, saveButton, titleField } from '../editor-page.ts';

test('asks before leaving unsaved changes, and restores them later', { tag: '@smoke' }, async ({
  page,
  createArticle,
}) => {
  const article = await createArticle();
  await openEditor(page, article);
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(page).toHaveURL('/admindash');

  await openEditor(page, article);
  await titleField(page).fill('Half af');
  await draftNotice(page).waitFor();
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(titleField(page)).toHaveValue('Half af');
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admindash');

  await openEditor(page, article);
  await expect(page.getByRole('alert')).toContainText(/You have unsaved changes from .*\(Half af\)/);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(titleField(page)).toHaveValue('Half af');
  await saveButton(page).click();
  await expect(page.getByText('Article updated', { exact: true })).toBeVisible();
  await openEditor(page, article);
  await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden();
});

test('asks before leaving right after the first key', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle());
  await contentField(page).click();
  await page.keyboard.type('x');
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admindash');
  await pressBack(page);
  await expect(page.getByRole('alert')).toContainText('You have unsaved changes');
});

test('the browser asks before a reload, and the draft survives', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  await page.goto(`/admindash/articles/${id}`);
  await contentField(page).click();
  await page.keyboard.type('Nieuw begin. ');
  const question = page.waitForEvent('dialog');
  const reload = page.reload();
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reload;
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(contentField(page)).toContainText('Nieuw begin.');
});

test('restoring a draft keeps the newer changes as a draft', async ({ page, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await titleField(page).fill('Van gisteren');
  await draftNotice(page).waitFor();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await titleField(page).fill('Van vandaag');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(titleField(page)).toHaveValue('Van gisteren');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(titleField(page)).toHaveValue('Van vandaag');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(titleField(page)).toHaveValue('Van gisteren');
});

test('restores the draft of a deleted article as a new one', async ({ page, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await titleField(page).fill('Niet weg te krijgen');
  await draftNotice(page).waitFor();
  page.on('dialog', (dialog) => dialog.accept());
  await page.request.delete(`/api/admin/articles/${article.id}`);
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(titleField(page)).toHaveValue('Niet weg te krijgen');
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
  await expect(page.getByText('Article created', { exact: true })).toBeVisible();
});
