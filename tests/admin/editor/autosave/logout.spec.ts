import { expect, test } from '../../logged-in.ts';
import { contentField, openEditor, titleField } from '../editor-page.ts';
import { deleteUnsaved } from './delete-unsaved.ts';

test.afterEach(async ({ page }) => deleteUnsaved(page));

const draftsIn = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

test('after a logout the server has the text, and the browser nothing', async ({ page, staff, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await titleField(page).fill('Bewaar dit voor mij');
  // Typed so late that no pause has stored it yet.
  await contentField(page).click();
  await page.keyboard.type('x');
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out without saving?' });
  await expect(question).toContainText('the server keeps them');
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/admindash/login');
  expect(await page.evaluate(draftsIn)).toEqual([]);

  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('region', { name: 'Unsaved text' }).getByRole('link', { name: 'Bewaar dit voor mij' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Restore' }).click();
  await expect(titleField(page)).toHaveValue('Bewaar dit voor mij');
  await expect(contentField(page)).toContainText('x');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Article updated', { exact: true })).toBeVisible();
});

test('asks again when the server does not take the text', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle());
  await titleField(page).fill('Te veel voor de server');
  await page.getByText(/^Unsaved changes, kept in this browser/).waitFor();
  await page.route('**/api/admin/recoverable-drafts/**', (route) =>
    route.fulfill({ status: 413, json: { success: false, error: 'Too large' } }),
  );
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out and lose unsaved changes?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(titleField(page)).toHaveValue('Te veel voor de server');
});
