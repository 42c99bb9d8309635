import { uniqueWord } from '../../support/unique-word.ts';
import { contentField, fetchArticle, openEditor, saveButton, titleField } from '../editor/editor-page.ts';
import { expect, test } from '../logged-in.ts';
import { openHistory, restore, versionPanel, versions } from './history-page.ts';

test('readers keep the live article until the restored one is saved', async ({
  page,
  createArticle,
  changeArticle,
}) => {
  const article = await createArticle({ content: '<p>De eerste tekst.</p>' });
  await changeArticle(article, { content: '<p>De tekst van nu.</p>', isPublished: true });
  const seenByReaders = async () => (await page.request.get(`/magazine/article/${article.slug}`)).text();
  await openHistory(page, article, '?version=1');
  await restore(page);
  const notice = page
    .getByRole('paragraph')
    .filter({ hasText: /^Version 1 of \w+ \d\d, \d{4}, \d\d:\d\d is in the editor\./ });
  await expect(notice).toBeFocused();
  await expect(contentField(page)).toHaveText('De eerste tekst.');
  // The first version was a draft; the switch keeps its position.
  await expect(page.getByRole('switch', { name: 'Published' })).toBeChecked();
  expect(await seenByReaders()).toContain('De tekst van nu.');

  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page).toHaveURL('/admindash');
  expect(await seenByReaders()).toContain('De eerste tekst.');
  await openEditor(page, article);
  await expect(page.getByText('is in the editor.')).toBeHidden();
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(versions(page).getByRole('link').first()).toContainText('Restored from version 1');
  await expect(versions(page).getByRole('link').first()).toContainText('Live now');
  await expect(page).toHaveTitle(`History of “${article.title}” | ${(await page.title()).split(' | ')[1]}`);
});

test('keeps what was typed in the editor as unsaved text', async ({ page, createArticle, changeArticle }) => {
  const article = await createArticle({ title: 'Van vroeger' });
  await changeArticle(article, { title: 'Van nu' });
  await openEditor(page, article);
  await titleField(page).fill('Nog niet bewaard');
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await versions(page)
    .getByRole('link', { name: /version 1/ })
    .click();
  await expect(versionPanel(page).getByRole('heading', { name: 'Version 1' })).toBeVisible();
  await restore(page);
  await expect(titleField(page)).toHaveValue('Van vroeger');
  await expect(page.getByText('Nog niet bewaard')).toBeVisible();

  // A reload keeps where the text is from, too.
  await page.getByText(/^Unsaved changes, kept in this browser/).waitFor();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(titleField(page)).toHaveValue('Van vroeger');
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
  await openHistory(page, article);
  await expect(versions(page).getByRole('link').first()).toContainText('Restored from version 1');
});

test('says what the site no longer has, and asks for another category', async ({
  page,
  createArticle,
  changeArticle,
}) => {
  const create = async (path: string, data: object) => (await (await page.request.post(path, { data })).json()).id;
  const name = `Rubriek ${uniqueWord()}`;
  const category = await create('/api/admin/categories', { name });
  const writer = await create('/api/admin/writers', {
    name: `Schrijver ${name}`,
    email: 'schrijver@clinic.example',
  });
  const article = await createArticle({ category: name, writerId: writer, content: '<p>Van vroeger.</p>' });
  await changeArticle(article, { category: 'Hormonen', writerId: null, author: '', content: '<p>Van nu.</p>' });
  await page.request.delete(`/api/admin/categories/${category}`);
  await page.request.delete(`/api/admin/writers/${writer}`);
  await openHistory(page, article, '?version=1');
  await page.getByRole('button', { name: 'Restore this version' }).click();
  const question = page.getByRole('alertdialog', { name: 'Restore version 1?' });
  await expect(question).toContainText(`The category “${name}” was deleted. Choose another one in the editor.`);
  await expect(question).toContainText(`The writer “Schrijver ${name}” was deleted.`);
  await question.getByRole('button', { name: 'Open in the editor' }).click();
  await expect(page.getByText(`“${name}” was renamed or deleted. Choose another category.`)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Author' })).toHaveText(`Schrijver ${name}▾`);
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Hormonen' }).click();
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
  expect(await fetchArticle(page, article)).toMatchObject({
    content: '<p>Van vroeger.</p>',
    author: `Schrijver ${name}`,
    writerId: null,
  });
});
