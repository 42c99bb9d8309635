import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/browser/axe.ts';
import { uniqueWord } from '../../support/unique-word.ts';
import { expect, test } from '../logged-in.ts';

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const checkbox = (page: Page, title: string) => card(page, title).getByRole('checkbox');
const bar = (page: Page) => page.getByRole('group', { name: 'Change the selected articles' });
const press = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click();
const word = () => `Samen${uniqueWord()}`;

/** The dashboard, with a search that finds only these. */
async function openList(page: Page, search: string, total: number) {
  await page.goto(`/admindash?search=${search}`);
  await expect(page.getByRole('article')).toHaveCount(total);
}

test('publishes, moves and unpublishes what is selected', { tag: '@smoke' }, async ({ page, createArticle }) => {
  const search = word();
  const articles = [await createArticle({ title: `${search} een` }), await createArticle({ title: `${search} twee` })];
  await openList(page, search, 2);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByText('2 selected', { exact: true })).toBeVisible();
  await press(page, 'Publish');
  await expect(page.getByText('2 articles published', { exact: true })).toBeVisible();
  await expect(page.getByText('Published', { exact: true })).toHaveCount(2);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeFocused();

  for (const { title } of articles) await checkbox(page, title).check();
  await press(page, 'Category');
  const dialog = page.getByRole('dialog', { name: 'Move 2 articles' });
  await dialog.getByRole('combobox', { name: 'To the category' }).click();
  await page.getByRole('option', { name: 'Pro-aging' }).click();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('2 articles moved', { exact: true })).toBeVisible();
  for (const { title } of articles) await expect(card(page, title)).toContainText('Pro-aging');

  await checkbox(page, articles[0]?.title ?? '').check();
  await press(page, 'Unpublish');
  await expect(page.getByText('1 article unpublished', { exact: true })).toBeVisible();
  const [first, second] = await Promise.all(
    articles.map(async ({ slug }) => (await page.request.get(`/api/articles/${slug}`)).status()),
  );
  expect([first, second]).toEqual([404, 200]);
});

test('tells what was not done, and keeps it selected', async ({ page, createArticle, changeArticle }) => {
  const search = word();
  const done = await createArticle({ title: `${search} klaar` });
  const changed = await createArticle({ title: `${search} gewijzigd` });
  const gone = await createArticle({ title: `${search} weg` });
  await openList(page, search, 3);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await changeArticle(changed, { excerpt: 'Van een ander.' });
  await page.request.delete(`/api/admin/articles/${gone.id}`);
  await press(page, 'Publish');

  const report = page.getByRole('alert').filter({ hasText: '1 of 3 articles was published' });
  await expect(report).toContainText('Changed by a colleague, so not touched.');
  await expect(report.getByRole('link', { name: changed.title })).toHaveAttribute(
    'href',
    `/admindash/articles/${changed.id}`,
  );
  await expect(report).toContainText('Deleted by a colleague:');
  await expect(card(page, gone.title)).toBeHidden();
  await expect(checkbox(page, done.title)).not.toBeChecked();
  await expect(checkbox(page, changed.title)).toBeChecked();
  await expect(page.getByText('1 selected', { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await press(page, 'Publish');
  await expect(page.getByText('1 article published', { exact: true })).toBeVisible();
  await expect(report).toBeHidden();
});

test('asks before it deletes several, and names them', async ({ page, createArticle }) => {
  const search = word();
  const articles = [await createArticle({ title: `${search} een` }), await createArticle({ title: `${search} twee` })];
  await openList(page, search, 2);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await press(page, 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete 2 articles?' });
  for (const { title } of articles) await expect(question).toContainText(`“${title}”`);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 selected', { exact: true })).toBeVisible();
  await press(page, 'Delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 articles deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('No articles found')).toBeVisible();
});

test('selects by keyboard alone, across pages', async ({ page, createArticle }) => {
  const search = word();
  const made = await Promise.all(
    Array.from({ length: 11 }, (_, index) => createArticle({ title: `${search} ${index}` })),
  );
  await openList(page, search, 10);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('10 selected', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.getByText('10 selected, 10 of them on other pages')).toBeVisible();
  await page.getByRole('article').getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('11 selected, 10 of them on other pages')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Publish', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${made.length} articles published`, { exact: true })).toBeVisible();
});

test('starts without a selection after another search', async ({ page, createArticle }) => {
  const search = word();
  const { title } = await createArticle({ title: search });
  await openList(page, search, 1);
  await checkbox(page, title).check();
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: /^Drafts/ }).click();
  await expect(checkbox(page, title)).not.toBeChecked();
  await expect(bar(page)).toBeHidden();
});

test('says so when the server cannot be reached, and keeps the selection', async ({ page, createArticle }) => {
  const search = word();
  const { title } = await createArticle({ title: search });
  await openList(page, search, 1);
  await checkbox(page, title).check();
  await page.route('**/api/admin/article-changes', (route) => route.abort());
  await press(page, 'Publish');
  await expect(page.getByText('Failed to publish the articles', { exact: true })).toBeVisible();
  await expect(checkbox(page, title)).toBeChecked();
});

for (const width of [1440, 390, 320])
  test(`the bar and the report fit ${width} px`, async ({ page, createArticle }) => {
    const search = word();
    const { id } = await createArticle({ title: `${search} Arbeidsongeschiktheidsverzekeringsmaatschappij` });
    await page.setViewportSize({ width, height: 800 });
    await openList(page, search, 1);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await tooWide()).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.request.delete(`/api/admin/articles/${id}`);
    await press(page, 'Unpublish');
    await expect(page.getByText('No articles found')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'The article was not unpublished' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await tooWide()).toBeLessThanOrEqual(0);
  });
