import { expect, test } from '../../logged-in.ts';
import {
  choose,
  contentField,
  draftNotice,
  fetchArticle,
  fillStorage,
  openEditor,
  saveButton,
  titleField,
  toast,
} from '../editor-page.ts';

test('logs in over the editor when the session has ended, then saves', { tag: '@smoke' }, async ({
  page,
  context,
  staff,
  createArticle,
}) => {
  const article = await createArticle();
  await openEditor(page, article);
  await titleField(page).fill('Na een lange lunch');
  await context.clearCookies();
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog.getByLabel('Email')).toHaveValue(staff.email);
  await dialog.getByLabel('Password').fill(staff.password);
  await dialog.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL('/admindash');
  await expect(page.getByText('Article updated', { exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Na een lange lunch' })).toBeVisible();
});

test('saves a deleted article as a new one', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  await openEditor(page, { id });
  await page.request.delete(`/api/admin/articles/${id}`);
  const name = `Gered ${Date.now()}`;
  await titleField(page).fill(name);
  await saveButton(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save as a new article' }).click();
  await expect(page.getByText('Article created', { exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name })).toBeVisible();
});

test('keeps the text when a save has no connection', async ({ page, context, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await titleField(page).fill('Zonder verbinding');
  await context.setOffline(true);
  await saveButton(page).click();
  await expect(page.getByText('Save failed', { exact: true })).toBeVisible();
  await expect(draftNotice(page)).toBeVisible();
  await context.setOffline(false);
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
});

test('makes no second article when the answer to the first save was lost', async ({ page }) => {
  let created = 0;
  await page.route('**/api/admin/articles', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    created += 1;
    await route.fetch();
    return route.abort();
  });
  await page.goto('/admindash/articles/new');
  await titleField(page).fill(`Onderweg opgeslagen ${Date.now()}`);
  await contentField(page).fill('Rust.');
  await choose(page, 'Category', 'Hormonen');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toast(page, 'Save failed')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page).toHaveURL(/\/admindash\/articles\/\d+$/);
  expect(created).toBe(1);
});

test('shows a taken slug at its field', async ({ page, createArticle }) => {
  const [one, other] = [await createArticle(), await createArticle()];
  await openEditor(page, one);
  await page.getByLabel('URL Slug').fill(other.slug);
  await saveButton(page).click();
  await expect(page.getByText('Save failed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('URL Slug')).toHaveAccessibleDescription(/is taken by another article/);
});

test('loads the text editor at a second try, with the typed text', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  await page.route('**/RichTextEditor*.js', (route) => route.abort('internetdisconnected'));
  await page.goto(`/admindash/articles/${id}`);
  const notice = page.getByRole('alert').filter({ hasText: 'We could not load the text editor.' });
  await expect(notice).toContainText('everything you typed are still here');
  await titleField(page).fill('Zonder tekstvak');

  const tryAgain = notice.getByRole('button', { name: 'Try again' });
  await page.route(`**/admindash/articles/${id}`, (route) => route.abort('internetdisconnected'));
  await tryAgain.click();
  await expect(notice).toContainText('There is still no connection to the server.');
  await expect(titleField(page)).toHaveValue('Zonder tekstvak');

  await page.unrouteAll();
  await tryAgain.click();
  await expect(contentField(page)).toHaveText('Een rustige ochtend.');
  await expect(titleField(page)).toHaveValue('Zonder tekstvak');
  await expect(draftNotice(page)).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText('Article updated', { exact: true })).toBeVisible();
});

test('does not reload when the browser cannot store the draft', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  await fillStorage(page);
  await page.route('**/RichTextEditor*.js', (route) => route.abort());
  await page.goto(`/admindash/articles/${id}`);
  await titleField(page).fill('Nergens bewaard');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This browser cannot keep your changes: save the article first')).toBeVisible();
  await expect(titleField(page)).toHaveValue('Nergens bewaard');
  await saveButton(page).click();
  await expect(page.getByText('Article updated', { exact: true })).toBeVisible();
});

test('writes, saves and logs out in a browser that refuses its storage', async ({ page, createArticle }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  const article = await createArticle();
  await openEditor(page, article);
  await titleField(page).fill('Zonder opslag');
  await expect(page.getByText(/this browser cannot keep them/)).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText('Article updated', { exact: true })).toBeVisible();
  expect(await fetchArticle(page, article)).toMatchObject({ title: 'Zonder opslag' });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admindash/login');
});
