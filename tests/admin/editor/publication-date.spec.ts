import { expect, test } from '../logged-in.ts';
import { contentField, openEditor, toast } from './editor-page.ts';

test('shows and changes the date of publication', async ({ page, createArticle }) => {
  const article = await createArticle({ isPublished: true });
  await openEditor(page, article);
  await page.getByRole('button', { name: 'Change date…' }).click();
  await page.getByLabel('Date of publication').fill('2999-01-01');
  await page.getByRole('button', { name: 'Change date', exact: true }).click();
  await expect(page.getByLabel('Date of publication')).toHaveAccessibleDescription(/schedule the article/);
  await page.getByLabel('Date of publication').fill('2024-03-04');
  await page.getByRole('button', { name: 'Change date', exact: true }).click();
  await expect(toast(page, 'Date of publication changed')).toBeVisible();
  await expect(page.getByText('Published on Mar 04, 2024')).toBeVisible();
  await page.goto(`/magazine/article/${article.slug}`);
  await expect(page.getByText('March 04, 2024').first()).toBeVisible();
});

test('does not say of an article that is offline that it is published', async ({
  page,
  createArticle,
  changeArticle,
}) => {
  const article = await createArticle({ isPublished: true });
  await changeArticle(article, { isPublished: false });
  await openEditor(page, article);
  await expect(page.getByText(/^First published on /)).toBeVisible();
});

test('a save after that meets no other version', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle({ isPublished: true }));
  await page.getByRole('button', { name: 'Change date…' }).click();
  await page.getByLabel('Date of publication').fill('2024-03-04');
  await page.getByRole('button', { name: 'Change date', exact: true }).click();
  await expect(page.getByText('Published on Mar 04, 2024')).toBeVisible();
  await contentField(page).pressSequentially('Nieuw. ');
  await page.getByRole('button', { name: 'Change date…' }).click({ force: true });
  await expect(toast(page, 'Save first: the date changes at once')).toBeVisible();
  await expect(page.getByLabel('Date of publication')).toBeHidden();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(toast(page, 'Article updated')).toBeVisible();
});

test('the keyboard goes on at the button, after a change and after none', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle({ isPublished: true }));
  const open = page.getByRole('button', { name: 'Change date…' });
  await open.press('Enter');
  await expect(page.getByLabel('Date of publication')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  await expect(open).toBeFocused();
  await open.press('Enter');
  await page.getByLabel('Date of publication').fill('2024-03-04');
  await page.getByRole('button', { name: 'Change date', exact: true }).press('Enter');
  await expect(page.getByText('Published on Mar 04, 2024')).toBeVisible();
  await expect(open).toBeFocused();
});
