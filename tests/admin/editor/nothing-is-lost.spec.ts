import type { Page } from '@playwright/test';
import { expect, test } from '../logged-in.ts';

const title = (page: Page) => page.getByLabel('Title *', { exact: true });
const body = (page: Page) => page.getByRole('textbox', { name: 'Content *' });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Article' });
const kept = (page: Page) => page.getByText(/Unsaved changes, kept in this browser at/);

async function open(page: Page, { id }: { id: number }) {
  await page.goto(`/admindash/articles/${id}`);
  await body(page).waitFor();
}

test('asks before leaving unsaved changes, and offers them back (issue F)', async ({ page, createArticle }) => {
  const article = await createArticle();
  await open(page, article);
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(page).toHaveURL('/admindash');

  await open(page, article);
  await title(page).fill('Half af');
  await kept(page).waitFor();
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(title(page)).toHaveValue('Half af');
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admindash');

  await page.goto(`/admindash/articles/${article.id}`);
  await expect(page.getByRole('alert')).toContainText(/You have unsaved changes from .*\(Half af\)/);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title(page)).toHaveValue('Half af');
  await saveButton(page).click();
  await expect(page.getByText('Article updated', { exact: true })).toBeVisible();
  await open(page, article);
  await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden();
});

test('the browser asks too, when the page is reloaded', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  await page.goto(`/admindash/articles/${id}`);
  await body(page).click();
  await page.keyboard.type('Nieuw begin. ');
  const asked = page.waitForEvent('dialog');
  const reload = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reload;
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(body(page)).toContainText('Nieuw begin.');
});

test('an expired session asks for the password over the editor, and the save goes on', async ({
  page,
  context,
  staff,
  createArticle,
}) => {
  const article = await createArticle();
  await open(page, article);
  await title(page).fill('Na een lange lunch');
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

test('shows both versions when somebody else saved meanwhile, and lets the writer choose', async ({
  page,
  createArticle,
  changeArticle,
}) => {
  const article = await createArticle();
  const dialog = page.getByRole('dialog', { name: 'This article was changed in another window' });
  await open(page, article);
  const theirs = await changeArticle(article, { title: 'Hun titel', content: '<p>Hun tekst</p>' });
  await title(page).fill('Mijn titel');
  await body(page).fill('Mijn tekst');
  await saveButton(page).click();
  await expect(dialog.locator('ins').first()).toContainText('Mijn');
  await expect(dialog.locator('del').first()).toContainText('Hun');
  await dialog.getByRole('button', { name: 'Use the other version' }).click();
  await expect(body(page)).toHaveText('Hun tekst');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(body(page)).toHaveText('Mijn tekst');

  await changeArticle(theirs, { title: 'Weer hun titel' });
  await saveButton(page).click();
  await dialog.getByRole('button', { name: 'Save my version' }).click();
  await expect(page).toHaveURL('/admindash');
  const saved = await (await page.request.get(`/api/admin/articles/${article.id}`)).json();
  expect(saved).toMatchObject({ title: 'Mijn titel', content: '<p>Mijn tekst</p>' });
});

test('an article that was deleted meanwhile can be saved as a new one', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  await open(page, { id });
  await page.request.delete(`/api/admin/articles/${id}`);
  const name = `Gered ${Date.now()}`;
  await title(page).fill(name);
  await saveButton(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save as a new article' }).click();
  await expect(page.getByText('Article created', { exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name })).toBeVisible();
});

test('a save without a connection says so, keeps everything, and works afterwards', async ({
  page,
  context,
  createArticle,
}) => {
  const article = await createArticle();
  await open(page, article);
  await title(page).fill('Zonder verbinding');
  await context.setOffline(true);
  await saveButton(page).click();
  await expect(page.getByText('Save failed', { exact: true })).toBeVisible();
  await expect(kept(page)).toBeVisible();
  await context.setOffline(false);
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
});

test('a text editor that cannot be fetched says so, and trying again goes on with everything that was typed', async ({
  page,
  createArticle,
}) => {
  const { id } = await createArticle();
  await page.route('**/RichTextEditor*.js', (route) => route.abort('internetdisconnected'));
  await page.goto(`/admindash/articles/${id}`);
  const away = page.getByRole('alert').filter({ hasText: 'We could not load the text editor.' });
  await expect(away).toContainText('everything you typed are still here');
  await title(page).fill('Zonder tekstvak');

  const tryAgain = away.getByRole('button', { name: 'Try again' });
  await page.route(`**/admindash/articles/${id}`, (route) => route.abort('internetdisconnected'));
  await tryAgain.click();
  await expect(away).toContainText('There is still no connection to the server.');
  await expect(title(page)).toHaveValue('Zonder tekstvak');

  await page.unrouteAll();
  await tryAgain.click();
  await expect(body(page)).toHaveText('Een rustige ochtend.');
  await expect(title(page)).toHaveValue('Zonder tekstvak');
  await expect(kept(page)).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText('Article updated', { exact: true })).toBeVisible();
});

test('a text editor that cannot be fetched never costs what this browser cannot keep', async ({
  page,
  createArticle,
}) => {
  const { id } = await createArticle();
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  });
  await page.route('**/RichTextEditor*.js', (route) => route.abort());
  await page.goto(`/admindash/articles/${id}`);
  await title(page).fill('Nergens bewaard');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This browser cannot keep your changes: save the article first')).toBeVisible();
  await expect(title(page)).toHaveValue('Nergens bewaard');
  await saveButton(page).click();
  await expect(page.getByText('Article updated', { exact: true })).toBeVisible();
});

test('a slug that is taken is told at its field', async ({ page, createArticle }) => {
  const [one, other] = [await createArticle(), await createArticle()];
  await open(page, one);
  await page.getByLabel('URL Slug').fill(other.slug);
  await saveButton(page).click();
  await expect(page.getByText('Save failed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('URL Slug')).toHaveAccessibleDescription(/is taken by another article/);
});

test('a slow save says so, and saves once, however often it is asked for', async ({ page, createArticle }) => {
  const article = await createArticle();
  const [save, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let saves = 0;
  await page.route(`**/api/admin/articles/${article.id}`, async (route) => {
    if (route.request().method() === 'PUT') {
      saves += 1;
      await save.promise;
    }
    await route.continue();
  });
  await page.route('**/admindash', async (route) => {
    await leave.promise;
    await route.continue();
  });
  await open(page, article);
  await title(page).fill('Twee keer geklikt');
  await saveButton(page).dblclick();
  const saving = page.getByRole('button', { name: 'Saving...' });
  await saving.click({ force: true });
  const leaving = page.waitForRequest('**/admindash');
  save.resolve();
  await leaving;
  // By keyboard: a click would wait for the next page.
  await page.keyboard.press('ControlOrMeta+s');
  leave.resolve();
  await expect(page).toHaveURL('/admindash');
  expect(saves).toBe(1);
});

test('what is typed while a save is under way is neither lost nor taken for saved', async ({ page, createArticle }) => {
  const article = await createArticle();
  const save = Promise.withResolvers<void>();
  await page.route(`**/api/admin/articles/${article.id}`, async (route) => {
    if (route.request().method() === 'PUT') await save.promise;
    await route.continue();
  });
  await open(page, article);
  await title(page).fill('Eerst dit');
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('button', { name: 'Saving...' }).waitFor();
  await title(page).fill('Eerst dit, en toen meer');
  save.resolve();
  await expect(page.getByText('What you typed meanwhile is not saved yet', { exact: true })).toBeVisible();
  await expect(title(page)).toHaveValue('Eerst dit, en toen meer');
  await page.unroute(`**/api/admin/articles/${article.id}`);
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
  const saved = await (await page.request.get(`/api/admin/articles/${article.id}`)).json();
  expect(saved).toMatchObject({ title: 'Eerst dit, en toen meer', version: article.version + 2 });
});

test('what is typed while a new article is saved belongs to that article', async ({ page }) => {
  const save = Promise.withResolvers<void>();
  await page.route('**/api/admin/articles', async (route) => {
    if (route.request().method() === 'POST') await save.promise;
    await route.continue();
  });
  await page.goto('/admindash/articles/new');
  await title(page).fill(`Nieuw en snel ${Date.now()}`);
  await body(page).fill('Eerste zin.');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Hormonen' }).click();
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('button', { name: 'Saving...' }).waitFor();
  await body(page).fill('Eerste zin. Tweede zin.');
  save.resolve();
  await expect(page).toHaveURL(/\/admindash\/articles\/\d+$/);
  const [, id] = /(\d+)$/.exec(page.url()) ?? [];
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
  const saved = await (await page.request.get(`/api/admin/articles/${id}`)).json();
  expect(saved).toMatchObject({ content: '<p>Eerste zin. Tweede zin.</p>', version: 2 });
});

test('restoring old changes keeps the new ones: each can be taken up again', async ({ page, createArticle }) => {
  const article = await createArticle();
  await open(page, article);
  await title(page).fill('Van gisteren');
  await kept(page).waitFor();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await title(page).fill('Van vandaag');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title(page)).toHaveValue('Van gisteren');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title(page)).toHaveValue('Van vandaag');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title(page)).toHaveValue('Van gisteren');
});

test('what was left unsaved of a deleted article is offered, and becomes a new one', async ({
  page,
  createArticle,
}) => {
  const article = await createArticle();
  await open(page, article);
  await title(page).fill('Niet weg te krijgen');
  await kept(page).waitFor();
  page.on('dialog', (dialog) => dialog.accept());
  await page.request.delete(`/api/admin/articles/${article.id}`);
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title(page)).toHaveValue('Niet weg te krijgen');
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
  await expect(page.getByText('Article created', { exact: true })).toBeVisible();
});

test('a change whose answer comes while the page is hidden shows once it is seen again', async ({
  page,
  createArticle,
}) => {
  const article = await createArticle();
  await page.goto('/admindash');
  const card = page.getByRole('article', { name: article.title });
  const published = Promise.withResolvers<void>();
  await page.route('**/publish', async (route) => {
    await published.promise;
    await route.continue();
  });
  await card.getByRole('button', { name: /^Publish/ }).click();
  const show = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, isHidden);
  await show(true);
  const answered = page.waitForResponse('**/publish');
  published.resolve();
  await answered;
  await show(false);
  await expect(card.getByText('Published', { exact: true })).toBeVisible();
});
