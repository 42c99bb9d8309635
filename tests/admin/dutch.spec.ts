import type { Page } from '@playwright/test';
import { englishFinder } from '../support/browser/english-left.ts';
import { openEditor, titleField } from './editor/editor-page.ts';
import { expect, test } from './logged-in.ts';

/** Each screen, and what is there once its data are. */
const SCREENS: Array<[path: string, ready: (page: Page) => Promise<void>]> = [
  ['/admindash', (page) => page.getByRole('article').first().waitFor()],
  ['/admindash?tab=writers', (page) => page.getByRole('article').first().waitFor()],
  ['/admindash?tab=categories', (page) => page.getByRole('article').first().waitFor()],
  ['/admindash/articles/new', (page) => page.getByRole('toolbar').waitFor()],
  ['/admindash/articles/1', (page) => page.getByRole('toolbar').waitFor()],
  ['/admindash/articles/1/history', (page) => page.getByRole('heading', { level: 2 }).first().waitFor()],
  ['/admindash/bin', (page) => page.getByRole('article').first().waitFor()],
  ['/admindash/pictures', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
  ['/admindash/to-do', (page) => page.getByRole('heading', { level: 2 }).first().waitFor()],
  ['/admindash/visits?weeks=52', (page) => page.getByRole('heading', { level: 2 }).first().waitFor()],
  ['/admindash/schedule', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
  ['/admindash/messages', (page) => page.getByRole('article').first().waitFor()],
  ['/admindash/people', (page) => page.getByRole('article').first().waitFor()],
  ['/admindash/activity', (page) => page.getByRole('listitem').first().waitFor()],
  ['/admindash/clinic', (page) => page.getByRole('article').first().waitFor()],
  ['/admindash/clinic/before-online', (page) => page.getByRole('listitem').first().waitFor()],
  [
    '/admindash/clinic/edit?path=tarieven.yaml',
    (page) => page.getByRole('button', { name: 'Concept opslaan' }).waitFor(),
  ],
  ['/admindash/clinic/edit?path=team.yaml', (page) => page.getByRole('button', { name: 'Concept opslaan' }).waitFor()],
  ['/admindash/account', (page) => page.getByRole('heading', { level: 2 }).first().waitFor()],
];

const choose = (page: Page, language: 'en' | 'nl') =>
  page.request.put('/api/admin/account/language', { data: { language } });

// Other tests of this worker have the same account, and read English.
test.afterEach(({ page }) => choose(page, 'en'));

test('the whole desk is Dutch for whoever chose that, and fits a phone', async ({ page, createArticle }) => {
  test.slow();
  const findEnglish = await englishFinder();
  expect((await choose(page, 'nl')).ok()).toBe(true);
  const deleted = await createArticle({ title: 'Arbeidsongeschiktheidsverzekeringsmaatschappijenoverlegorgaan' });
  await page.request.delete(`/api/admin/articles/${deleted.id}`);
  await createArticle({ title: 'Arbeidsongeschiktheidsverzekeringsmaatschappijenoverlegorgaan' });
  await page.request.post('/api/contact', {
    data: { name: 'Jan', email: 'jan@voorbeeld.example', message: 'Kan ik morgen komen?', consent: true },
  });
  for (const [path, ready] of SCREENS) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await ready(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    expect.soft(await findEnglish(page), path).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(excess, `${path} is as wide as the window`).toBeLessThanOrEqual(0);
  }
});

test('a change of language keeps what was typed, and needs no reload', async ({ page }) => {
  await page.goto('/admindash/account');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await page.getByLabel('Name *', { exact: true }).fill('Een nieuwe naam');
  await page.getByLabel('Language of the admin area').click();
  await page.getByRole('option', { name: 'Nederlands' }).click();
  await expect(page.getByLabel('Naam *', { exact: true })).toHaveValue('Een nieuwe naam');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.locator('body[data-same-page]')).toBeVisible();
});

test('of two languages that are chosen one after the other, the last stays', async ({ page }) => {
  const saved: unknown[] = [];
  const held = Promise.withResolvers<void>();
  await page.route('**/api/admin/account/language', async (route) => {
    saved.push(route.request().postDataJSON());
    await held.promise;
    await route.continue();
  });
  await page.goto('/admindash/account');
  await page.getByLabel('Language of the admin area').click();
  await page.getByRole('option', { name: 'Nederlands' }).click();
  await page.getByLabel('Taal van het beheer').click();
  await page.getByRole('option', { name: 'English' }).click();
  const session = page.waitForResponse('**/api/admin/me');
  held.resolve();
  expect(await (await session).json()).toMatchObject({ user: { language: 'en' } });
  expect(saved).toEqual([{ language: 'nl' }, { language: 'en' }]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('an open editor follows a language that was chosen elsewhere, and keeps the text', async ({
  page,
  context,
  staff,
  createArticle,
}) => {
  const findEnglish = await englishFinder();
  const content = '<p>Dit geneest kanker gegarandeerd<sup data-source="weg"></sup>.</p>';
  await openEditor(page, await createArticle({ content }));
  await titleField(page).fill('Na een lange lunch');
  await expect(page.getByText('Blocks publishing')).toBeVisible();
  await choose(page, 'nl');
  // The next save asks for the password again, and the answer to that says which language the person has.
  await context.clearCookies();
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password').fill(staff.password);
  await dialog.getByLabel('Password').press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.getByText('Houdt publiceren tegen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vet', exact: true })).toBeVisible();
  await expect(page.getByTitle('Deze bron staat niet in de lijst')).toBeVisible();
  // A toast that was shown before goes by itself.
  await expect.poll(() => findEnglish(page)).toEqual([]);
  await expect(page.getByLabel('Titel *', { exact: true })).toHaveValue('Na een lange lunch');
});

test('the login page speaks the language of the browser, and another by a link, without script too', async ({
  browser,
  baseURL,
}) => {
  const options = { baseURL: baseURL ?? '', locale: 'nl-NL', javaScriptEnabled: false };
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto('/admindash/login');
  await expect(page.getByLabel('Wachtwoord')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

test('a person who chose English reads it in a Dutch browser too', async ({ browser, baseURL, staff }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-NL' });
  const page = await context.newPage();
  await page.goto('/admindash/login');
  await page.getByLabel('E-mailadres').fill(staff.email);
  await page.getByLabel('Wachtwoord').fill(staff.password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

test('a language that is chosen at the login page is that of the person from then on', async ({
  page,
  context,
  staff,
}) => {
  await context.clearCookies();
  await page.goto('/admindash/login');
  await page.getByRole('link', { name: 'Nederlands' }).click();
  await page.getByLabel('E-mailadres').fill(staff.email);
  await page.getByLabel('Wachtwoord').fill(staff.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
  const session = await page.request.get('/api/admin/me');
  expect(await session.json()).toMatchObject({ user: { language: 'nl' } });
});

test('a change of language that fails says so in the language that stays', async ({ page }) => {
  await page.goto('/admindash/account');
  const language = page.getByLabel('Language of the admin area');
  await language.waitFor();
  await page.route('**/api/admin/account/language', (route) => route.abort());
  await language.click();
  await page.getByRole('option', { name: 'Nederlands' }).click();
  await expect(page.getByText('Failed to change the language', { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('on the narrowest phone all that saves an article is in sight', async ({ page, createArticle }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openEditor(page, await createArticle({ isPublished: true }));
  await choose(page, 'nl');
  await page.reload();
  await page.getByRole('textbox', { name: 'Titel', exact: false }).first().pressSequentially('!');
  for (const name of ['Als concept opslaan', 'Artikel opslaan', 'Bijwerken']) {
    const { x, width, height } = (await page.getByRole('button', { name }).boundingBox()) ?? {
      x: 0,
      width: 0,
      height: 0,
    };
    expect(x + width).toBeLessThanOrEqual(320);
    expect(height).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name }).click({ trial: true });
  }
});
