import type { Browser, Page } from '@playwright/test';
import type { AdminArticle } from '../../../src/shared/contract/articles.ts';
import { expect, test } from '../logged-in.ts';

const title = (page: Page) => page.getByLabel('Title *', { exact: true });
const body = (page: Page) => page.getByRole('textbox', { name: 'Content *' });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Article' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^This article was changed/ });
const kept = (page: Page) => page.getByRole('alert').filter({ hasText: 'This browser still has the version' });

async function open(page: Page, { id }: { id: number }) {
  await page.goto(`/admindash/articles/${id}`);
  await body(page).waitFor();
}

const stored = async (page: Page, { id }: { id: number }) =>
  (await (await page.request.get(`/api/admin/articles/${id}`)).json()) as AdminArticle;

/** The same article in a browser of its own, as a colleague has it. */
async function colleague(browser: Browser, staff: object, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await context.request.post('/api/admin/login', { data: staff });
  return context.newPage();
}

test('says who saved another version and when, with the safe choice first', async ({
  page,
  createArticle,
  changeArticle,
}) => {
  const article = await createArticle();
  await page.route('**/api/admin/me', async (route) => {
    const answer = await route.fetch();
    const { user } = await answer.json();
    await route.fulfill({ response: answer, json: { user: { ...user, id: user.id + 1 } } });
  });
  await open(page, article);
  await changeArticle(article, { title: 'Hun titel' });
  const { changedBy, updatedAt } = (await stored(page, article)) as AdminArticle & { changedBy: { name: string } };
  await title(page).fill('Mijn titel');
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'This article was changed by someone else' });
  await expect(dialog).toContainText(`${changedBy.name} saved another version on`);
  await expect(dialog).toContainText(
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' }).format(new Date(updatedAt)),
  );
  await expect(dialog.getByRole('button')).toHaveText(['Keep editing', 'Use their version', 'Save my version', '×']);
  await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(title(page)).toHaveValue('Mijn titel');
  expect(await stored(page, article)).toMatchObject({ title: 'Hun titel', version: 2 });
});

test('marks the words that differ, for the eye and the ear', async ({ page, createArticle, changeArticle }) => {
  const same = '<p>Eerste alinea.</p><p>Tweede alinea.</p>';
  const article = await createArticle({ content: `${same}<p>Wie slecht slaapt, begint overdag.</p>` });
  await open(page, article);
  const theirs = `<p>Wie slecht slaapt, begint ’s morgens.</p><p>Een alinea erbij.</p>`;
  await changeArticle(article, { content: same + theirs, excerpt: 'Hun samenvatting' });
  await body(page).getByText('begint overdag').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' En elke avond.');
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = dialogOf(page);
  await expect(dialog.locator('dt')).toHaveText(['Content', 'Excerpt']);
  await expect(dialog).toContainText('2 paragraphs are the same');
  await expect(dialog).not.toContainText('Eerste alinea');
  const text = dialog.locator('dl > div').first();
  await expect(text.locator('ins')).toHaveText(['only in your version: overdag. En elke avond (end) ']);
  await expect(text.locator('del')).toHaveText([
    'only in the other version: ’s morgens (end) ',
    'only in the other version: Een alinea erbij. (end) ',
  ]);
});

test('Save my version keeps the other text until it is dismissed', async ({
  page,
  browser,
  staff,
  baseURL,
  createArticle,
}) => {
  const article = await createArticle();
  await open(page, article);
  const other = await colleague(browser, staff, baseURL);
  await open(other, article);
  await body(other).fill('De tekst van mijn collega.');
  await saveButton(other).click();
  await expect(other).toHaveURL('/admindash');

  await body(page).fill('Mijn eigen tekst.');
  await saveButton(page).click();
  await dialogOf(page).getByRole('button', { name: 'Save my version' }).click();
  await expect(page).toHaveURL('/admindash');
  expect(await stored(page, article)).toMatchObject({ content: '<p>Mijn eigen tekst.</p>', version: 3 });

  await open(page, article);
  await expect(kept(page)).toContainText(/saved on \d+ \w+ \d{4}, \d\d:\d\d/);
  await kept(page).getByRole('button', { name: 'Compare' }).click();
  const compare = page.getByRole('dialog', { name: 'Compare with what this browser kept' });
  await expect(compare.getByRole('button', { name: 'Close' }).first()).toBeFocused();
  await expect(compare.locator('del')).toContainText(['collega']);
  await compare.getByRole('button', { name: 'Restore' }).click();
  await expect(body(page)).toHaveText('De tekst van mijn collega.');
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
  expect(await stored(page, article)).toMatchObject({ content: '<p>De tekst van mijn collega.</p>', version: 4 });
  await open(page, article);
  await expect(kept(page)).toBeHidden();
  await other.context().close();
});

test('a kept text that is dismissed is gone, and is nobody else’s', async ({ page, createArticle, changeArticle }) => {
  const article = await createArticle();
  await open(page, article);
  await changeArticle(article, { title: 'Hun titel' });
  await title(page).fill('Mijn titel');
  await saveButton(page).click();
  await dialogOf(page).getByRole('button', { name: 'Save my version' }).click();
  await expect(page).toHaveURL('/admindash');

  await page.route('**/api/admin/me', async (route) => {
    const answer = await route.fetch();
    const { user } = await answer.json();
    await route.fulfill({ response: answer, json: { user: { ...user, id: user.id + 1 } } });
  });
  await open(page, article);
  await expect(kept(page)).toBeHidden();
  await page.unrouteAll();
  await open(page, article);
  await kept(page).getByRole('button', { name: 'Discard' }).click();
  await expect(kept(page)).toBeHidden();
  await page.reload();
  await body(page).waitFor();
  await expect(kept(page)).toBeHidden();
});

test('conflict after conflict keeps every text that was replaced', async ({ page, createArticle, changeArticle }) => {
  const article = await createArticle();
  await open(page, article);
  const second = await changeArticle(article, { title: 'Hun titel' });
  await title(page).fill('Mijn titel');
  await saveButton(page).click();
  await dialogOf(page).waitFor();
  await changeArticle(second, { title: 'Nog een titel' });
  await dialogOf(page).getByRole('button', { name: 'Save my version' }).click();
  await expect(dialogOf(page).locator('del')).toContainText(['Nog een']);
  expect(await stored(page, article)).toMatchObject({ title: 'Nog een titel', version: 3 });
  await dialogOf(page).getByRole('button', { name: 'Save my version' }).click();
  await expect(page).toHaveURL('/admindash');
  expect(await stored(page, article)).toMatchObject({ title: 'Mijn titel', version: 4 });
  await open(page, article);
  await expect(kept(page)).toContainText('(Nog een titel). There is 1 other version, too.');
  await kept(page).getByRole('button', { name: 'Discard' }).click();
  await expect(kept(page)).toContainText('(Hun titel).');
});

test('a browser that cannot keep the other text says so before it goes', async ({
  page,
  createArticle,
  changeArticle,
}) => {
  const article = await createArticle();
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  });
  await open(page, article);
  await changeArticle(article, { title: 'Hun titel' });
  await title(page).fill('Mijn titel');
  await saveButton(page).click();
  const dialog = dialogOf(page);
  for (const name of ['Use the other version', 'Save my version']) {
    await dialog.getByRole('button', { name }).click();
    await expect(dialog.getByRole('alert')).toContainText('This browser cannot keep the other version.');
    expect(await stored(page, article)).toMatchObject({ title: 'Hun titel' });
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(title(page)).toHaveValue('Mijn titel');
    await saveButton(page).click();
  }
  await dialog.getByRole('button', { name: 'Save my version' }).click();
  await dialog.getByRole('button', { name: 'Save my version' }).click();
  await expect(page).toHaveURL('/admindash');
  expect(await stored(page, article)).toMatchObject({ title: 'Mijn titel' });
});

test('a newer version that says the same is no question', async ({ page, createArticle }) => {
  const article = await createArticle();
  await open(page, article);
  await page.request.post(`/api/admin/articles/${article.id}/publish`);
  await page.request.post(`/api/admin/articles/${article.id}/unpublish`);
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
  expect(await stored(page, article)).toMatchObject({ isPublished: false, version: 4 });
});

test('a connection lost at Save my version loses neither text', async ({
  page,
  context,
  createArticle,
  changeArticle,
}) => {
  const article = await createArticle();
  await open(page, article);
  await changeArticle(article, { title: 'Hun titel' });
  await title(page).fill('Mijn titel');
  await saveButton(page).click();
  await dialogOf(page).waitFor();
  await context.setOffline(true);
  await dialogOf(page).getByRole('button', { name: 'Save my version' }).click();
  await expect(page.getByText('Save failed', { exact: true })).toBeVisible();
  expect(await stored(page, article)).toMatchObject({ title: 'Hun titel', version: 2 });
  await context.setOffline(false);
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
  expect(await stored(page, article)).toMatchObject({ title: 'Mijn titel', version: 3 });
  await open(page, article);
  await expect(kept(page)).toContainText('(Hun titel)');
});

test('a long text is compared at once', async ({ page, createArticle, changeArticle }) => {
  const paragraph = (number: number, word: string) =>
    `<p>${Array.from({ length: 50 }, (_, at) => `${word}${(number * 31 + at * 17) % 400}`).join(' ')}.</p>`;
  const text = (word: (number: number) => string) =>
    Array.from({ length: 60 }, (_, number) => paragraph(number, word(number))).join('');
  const article = await createArticle({ content: text(() => 'woord') });
  await open(page, article);
  await changeArticle(article, { content: text((number) => (number % 3 ? 'woord' : 'anders')) });
  await title(page).fill('Lang verhaal');
  await saveButton(page).click();
  await expect(dialogOf(page).locator('dt')).toHaveText(['Title', 'Content', 'SEO Title']);
  await expect(dialogOf(page).getByText('2 paragraphs are the same')).toHaveCount(20);
  await expect(dialogOf(page).getByRole('button', { name: 'Keep editing' })).toBeInViewport({ ratio: 1 });
});

test('a body that the server spells differently is no difference', async ({ page, createArticle, changeArticle }) => {
  const table = '<table><tbody><tr><th>Middel</th></tr><tr><td>IJzer</td></tr></tbody></table>';
  const link = '<p>Zie <a href="https://www.rivm.nl">het RIVM</a> voor <strong>meer</strong>.</p>';
  const content = `${link}<ul><li>Eén</li><li>Twee</li></ul>${table}<p>Slot.</p>`;
  const article = await createArticle({ content });
  await open(page, article);
  const second = await changeArticle(article, { excerpt: 'Hun samenvatting' });
  await body(page).getByText('Slot.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Einde.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(dialogOf(page).locator('dt')).toHaveText(['Content', 'Excerpt']);
  await expect(dialogOf(page)).toContainText('5 paragraphs are the same');
  await expect(dialogOf(page).locator('ins')).toContainText(['Einde.']);
  await dialogOf(page).getByRole('button', { name: 'Keep editing' }).click();

  const changed = link.replace('www.rivm.nl', 'lci.rivm.nl').replaceAll('strong', 'em');
  await changeArticle(second, { content: content.replace(link, changed), excerpt: '' });
  await page.keyboard.press('ControlOrMeta+s');
  await expect(dialogOf(page).locator('del').first()).toContainText('lci');
  await dialogOf(page).getByRole('button', { name: 'Keep editing' }).click();
});

test('a paragraph whose formatting alone differs says so', async ({ page, createArticle, changeArticle }) => {
  const article = await createArticle({ content: '<p>Neem <strong>nooit</strong> meer.</p><p>Slot.</p>' });
  await open(page, article);
  await changeArticle(article, { content: '<p>Neem nooit meer.</p><p>Slot.</p>' });
  await page.getByLabel('Excerpt').fill('Mijn samenvatting');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(dialogOf(page).getByText('Only the formatting differs.')).toHaveCount(1);
});
