import type { Page, Request } from '@playwright/test';
import { DAY_MS } from '../../../../src/shared/dates/durations.ts';
import { openHistory, restore, versions } from '../../history/history-page.ts';
import { expect, test } from '../../logged-in.ts';
import { otherBrowser, publishChanges, saveAsDraft } from '../draft-changes/draft-page.ts';
import { contentField, fetchArticle, openEditor, saveButton, titleField } from '../editor-page.ts';
import { deleteUnsaved } from './delete-unsaved.ts';

const isAutosave = (request: Request) => request.method() === 'PUT' && request.url().includes('recoverable-drafts');
const keptOnServer = (page: Page) =>
  page.getByText(/Unsaved changes, kept in this browser .*on the server at \d\d:\d\d/);
const offered = (page: Page) => page.getByRole('alert').filter({ hasText: 'from another device or an earlier login' });

async function unsavedTitles(page: Page, { id }: { id: number }): Promise<string[]> {
  const { drafts } = await (await page.request.get(`/api/admin/recoverable-drafts/${id}`)).json();
  return drafts.map(({ form }: { form: { title: string } }) => form.title);
}

test.beforeEach(async ({ page }) => page.clock.install());
test.afterEach(async ({ page }) => deleteUnsaved(page));

/** As far as the next autosave. */
async function fallQuiet(page: Page): Promise<void> {
  await page.getByText(/^Unsaved changes, kept in this browser/).waitFor();
  await page.clock.fastForward(4000);
}

test('a lost laptop loses nothing', { tag: '@smoke' }, async ({ page, browser, staff, baseURL, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await titleField(page).fill('Getypt in de trein');
  await fallQuiet(page);
  await expect(keptOnServer(page)).toBeVisible();

  const other = await otherBrowser(browser, staff, baseURL);
  await other.goto('/admindash');
  const notice = other.getByRole('region', { name: 'Unsaved text' });
  await expect(notice).toContainText(/You have unsaved text in \d+ articles?:/);
  await notice.getByRole('link', { name: 'Getypt in de trein' }).click();
  await expect(offered(other)).toContainText(/, \w+ \d\d, \d{4}, \d\d:\d\d \(Getypt in de trein\)/);
  await offered(other).getByRole('button', { name: 'Restore' }).click();
  await expect(titleField(other)).toHaveValue('Getypt in de trein');
  await saveButton(other).click();
  await expect(other).toHaveURL('/admindash');
  await expect.poll(() => unsavedTitles(page, article)).toEqual([]);
  await expect(other.getByRole('link', { name: 'Getypt in de trein' }).and(notice.getByRole('link'))).toBeHidden();
  await other.context().close();
});

test('offline and back, the newest text arrives by itself', async ({ page, context, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await context.setOffline(true);
  await titleField(page).fill('Zonder verbinding');
  await fallQuiet(page);
  await titleField(page).fill('Zonder verbinding, verder');
  await fallQuiet(page);
  expect(await unsavedTitles(page, article)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => unsavedTitles(page, article)).toEqual(['Zonder verbinding, verder']);
  await expect(page.getByRole('listitem').filter({ hasText: 'failed' })).toBeHidden();
});

test('looks again for the text of another device once the server answers', async ({
  page,
  browser,
  staff,
  baseURL,
  createArticle,
}) => {
  const article = await createArticle();
  await openEditor(page, article);
  await titleField(page).fill('Elders getypt');
  await fallQuiet(page);
  await expect(keptOnServer(page)).toBeVisible();

  const other = await otherBrowser(browser, staff, baseURL);
  const path = `**/api/admin/recoverable-drafts/${article.id}`;
  await other.route(path, (route) => route.fulfill({ status: 503, json: { success: false, error: 'Away' } }));
  await openEditor(other, article);
  const unknown = other.getByRole('status').filter({ hasText: 'We could not look for unsaved text' });
  await expect(unknown).toBeVisible();
  await other.unroute(path);
  await other.context().setOffline(true);
  await other.context().setOffline(false);
  await expect(offered(other)).toContainText('(Elders getypt)');
  await expect(unknown).toBeHidden();
  await other.context().close();
});

test('an ended session interrupts nobody, and the text arrives after it', async ({ page, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await page.route('**/api/admin/recoverable-drafts/**', (route) =>
    route.fulfill({ status: 401, json: { success: false, error: 'Please log in' } }),
  );
  await titleField(page).fill('Lang nagedacht');
  const refused = page.waitForResponse((response) => isAutosave(response.request()));
  await fallQuiet(page);
  await refused;
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.unrouteAll();
  await page.clock.fastForward(15_000);
  await expect.poll(() => unsavedTitles(page, article)).toEqual(['Lang nagedacht']);
});

test('publishing while an autosave is under way leaves nothing behind', async ({ page, createArticle }) => {
  const article = await createArticle({ isPublished: true });
  await openEditor(page, article);
  await titleField(page).fill('Eerst een concept');
  await saveAsDraft(page).click();
  await expect(page.getByText('Published · draft changes')).toBeVisible();

  const held = Promise.withResolvers<void>();
  await page.route('**/api/admin/recoverable-drafts/**', async (route) => {
    if (isAutosave(route.request())) await held.promise;
    await route.continue();
  });
  const started = page.waitForRequest(isAutosave);
  await contentField(page).fill('Halverwege.');
  await fallQuiet(page);
  await started;
  await contentField(page).fill('Alles wat op het scherm staat.');
  await publishChanges(page).click();
  await expect(page).toHaveURL('/admindash');
  // Leaving also says that the article is closed, with another DELETE.
  const removed = page.waitForResponse(
    (response) => response.request().method() === 'DELETE' && response.url().includes('recoverable-drafts'),
  );
  held.resolve();
  await removed;
  expect(await fetchArticle(page, article)).toMatchObject({
    title: 'Eerst een concept',
    content: '<p>Alles wat op het scherm staat.</p>',
    draftChanges: null,
  });
  expect(await unsavedTitles(page, article)).toEqual([]);
});

test('what is typed while the changes are published stays, as unsaved', async ({ page, createArticle }) => {
  const article = await createArticle({ isPublished: true });
  await openEditor(page, article);
  await titleField(page).fill('Eerst een concept');
  await saveAsDraft(page).click();
  await expect(page.getByText('Published · draft changes')).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/admin/articles/${article.id}`, async (route) => {
    if (route.request().method() === 'PUT') await held.promise;
    await route.continue();
  });
  const started = page.waitForRequest((request) => request.method() === 'PUT' && /articles\/\d+$/.test(request.url()));
  await contentField(page).fill('Wat op het scherm stond.');
  await publishChanges(page).click();
  await started;
  await contentField(page).fill('Wat op het scherm stond. En nog een zin.');
  held.resolve();
  await expect(page.getByText('Text typed during the save is not saved yet', { exact: true })).toBeVisible();
  await expect(contentField(page)).toHaveText('Wat op het scherm stond. En nog een zin.');
  expect(await fetchArticle(page, article)).toMatchObject({ content: '<p>Wat op het scherm stond.</p>' });
});

test('never touches what readers see', async ({ page, createArticle }) => {
  const article = await createArticle({ isPublished: true });
  await openEditor(page, article);
  await titleField(page).fill('Nog in de maak');
  await fallQuiet(page);
  await expect.poll(() => unsavedTitles(page, article)).toEqual(['Nog in de maak']);
  expect(await fetchArticle(page, article)).toMatchObject({ title: article.title, version: 1, draftChanges: null });
});

test('a discarded draft disappears on other devices', async ({ page, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await titleField(page).fill('Toch maar niet');
  await fallQuiet(page);
  await expect.poll(() => unsavedTitles(page, article)).toHaveLength(1);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('alert').getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => unsavedTitles(page, article)).toEqual([]);
});

test('a restored version that is recovered elsewhere still says which it was', async ({
  page,
  browser,
  staff,
  baseURL,
  createArticle,
  changeArticle,
}) => {
  const article = await createArticle({ title: 'Van vroeger' });
  await changeArticle(article, { title: 'Van nu' });
  await openHistory(page, article, '?version=1');
  await restore(page);
  await fallQuiet(page);
  await expect.poll(() => unsavedTitles(page, article)).toEqual(['Van vroeger']);

  const other = await otherBrowser(browser, staff, baseURL);
  await openEditor(other, article);
  await offered(other).getByRole('button', { name: 'Restore' }).click();
  await expect(other.getByText(/^Version 1 of \w+ \d\d, \d{4}, \d\d:\d\d is in the editor\./)).toBeVisible();
  await saveButton(other).click();
  await expect(other).toHaveURL('/admindash');
  await openHistory(other, article);
  await expect(versions(other).getByRole('link').first()).toContainText('Restored from version 1');
  await other.context().close();
});

test('text typed after the clock was set back reaches the server too', async ({ page, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await titleField(page).fill('Voor de wintertijd');
  await fallQuiet(page);
  await expect(keptOnServer(page)).toBeVisible();
  await page.clock.setSystemTime(Date.now() - DAY_MS);
  await titleField(page).fill('Na de wintertijd');
  await page.clock.fastForward(1000);
  await page.clock.fastForward(4000);
  await expect.poll(() => unsavedTitles(page, article)).toEqual(['Na de wintertijd']);
});
