import { expect, test } from '../../logged-in.ts';
import { fetchArticle, fillStorage, openEditor, saveButton, titleField } from '../editor-page.ts';
import { conflictDialog, otherVersionNotice } from './conflict.ts';

test('warns when the browser cannot store the other version', async ({ page, createArticle, changeArticle }) => {
  const article = await createArticle();
  await fillStorage(page);
  await openEditor(page, article);
  await changeArticle(article, { title: 'Hun titel' });
  await titleField(page).fill('Mijn titel');
  await saveButton(page).click();
  const dialog = conflictDialog(page);
  for (const name of ['Use the other version', 'Save my version']) {
    await dialog.getByRole('button', { name }).click();
    await expect(dialog.getByRole('alert')).toContainText('This browser cannot keep the other version.');
    expect(await fetchArticle(page, article)).toMatchObject({ title: 'Hun titel' });
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(titleField(page)).toHaveValue('Mijn titel');
    await saveButton(page).click();
  }
  await dialog.getByRole('button', { name: 'Save my version' }).click();
  await dialog.getByRole('button', { name: 'Save my version' }).click();
  await expect(page).toHaveURL('/admindash');
  expect(await fetchArticle(page, article)).toMatchObject({ title: 'Mijn titel' });
});

test('keeps both versions when the connection is lost', async ({ page, context, createArticle, changeArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await changeArticle(article, { title: 'Hun titel' });
  await titleField(page).fill('Mijn titel');
  await saveButton(page).click();
  await conflictDialog(page).waitFor();
  await context.setOffline(true);
  await conflictDialog(page).getByRole('button', { name: 'Save my version' }).click();
  await expect(page.getByText('Save failed', { exact: true })).toBeVisible();
  expect(await fetchArticle(page, article)).toMatchObject({ title: 'Hun titel', version: 2 });
  await context.setOffline(false);
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
  expect(await fetchArticle(page, article)).toMatchObject({ title: 'Mijn titel', version: 3 });
  await openEditor(page, article);
  await expect(otherVersionNotice(page)).toContainText('(Hun titel)');
});
