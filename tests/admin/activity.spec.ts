import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeViolations } from '../support/browser/axe.ts';
import { uniqueWord } from '../support/unique-word.ts';
import { goTo } from './app/screens.ts';
import { choose } from './editor/editor-page.ts';
import { expect, test } from './logged-in.ts';

const entries = (page: Page) => page.getByRole('main').getByRole('region').getByRole('listitem');
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('shows who did what, filtered by kind, person and article', async ({ page, createArticle }) => {
  const article = await createArticle();
  const other = await createArticle();
  await page.request.post(`/api/admin/articles/${article.id}/publish`);
  await page.request.get('/api/admin/messages');
  await page.goto('/admindash');
  await goTo(page, 'Activity');
  await expect(page).toHaveURL('/admindash/activity');
  await expect(page).toHaveTitle(/^Activity \|/);
  await expect(entries(page).first()).toContainText('opened the list of contact messages');
  expect(await axeViolations(page)).toEqual([]);

  await choose(page, 'What', 'Writing');
  await expect(entries(page).first()).toContainText(`added an article${other.title}`);
  await expect(entries(page).filter({ hasText: 'messages' })).toHaveCount(0);
  await choose(page, 'Who', 'The site itself');
  await expect(page).toHaveURL(/who=site/);
  await expect(entries(page).filter({ hasText: other.title })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();

  await page.getByRole('searchbox', { name: 'Article' }).fill(article.title);
  await page.getByRole('list', { name: 'Articles found' }).getByRole('button', { name: article.title }).click();
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).first()).toContainText('published an article');
  await page.goBack();
  await expect(entries(page).filter({ hasText: other.title })).toHaveCount(1);
});

test('shows one article that is gone, and days without an entry', async ({ page, createArticle }) => {
  const { id, title } = await createArticle();
  await page.request.delete(`/api/admin/articles/${id}`);
  await page.goto('/admindash/activity');
  await entries(page)
    .filter({ hasText: title })
    .first()
    .getByRole('button', { name: /^Only this article/ })
    .click();
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).first()).toContainText('moved an article to the bin');
  await expect(entries(page).getByRole('link')).toHaveCount(0);
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test('a date field keeps the focus, and follows the address', async ({ page }) => {
  await page.goto('/admindash/activity');
  const from = page.getByLabel('From', { exact: true });
  await from.fill('2020-01-02');
  await expect(page).toHaveURL(/from=2020-01-02$/);
  await expect(from).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page).not.toHaveURL(/from=2020-01-02$/);
  await expect(from).toBeFocused();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(from).toHaveValue('');
});

test('turns to older entries and back, on a narrow screen', async ({ page, createArticle }) => {
  for (let made = 0; made < 51; made += 1) await createArticle();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/admindash/activity');
  await expect(entries(page)).toHaveCount(50);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const newest = (await entries(page).first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Older entries' }).click();
  await expect(entries(page).first()).not.toHaveText(newest);
  await page.getByRole('button', { name: 'Newest entries' }).click();
  await expect(entries(page)).toHaveCount(50);
});

test('exports what the filters find', async ({ page, createArticle }) => {
  const { title } = await createArticle({ title: `=1+1 ${uniqueWord()}` });
  await page.goto('/admindash/activity?group=writing');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^what-happened-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain(`added an article,'${title}\r\n`);
  expect(csv).not.toContain('logged in');
});

test('the history says what happened to an article, and why', async ({ page, createArticle }) => {
  const article = await createArticle({ content: '<p>Deze kuur geneest kanker gegarandeerd.</p>' });
  const overrideReason = 'Citaat met weerwoord eronder';
  await page.request.post(`/api/admin/articles/${article.id}/publish`, { data: { overrideReason } });
  await page.goto(`/admindash/articles/${article.id}/history`);
  await page.getByText('What happened to this article').click();
  const list = page.getByRole('list', { name: 'What happened' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).toContainText(overrideReason);
  expect(await axeViolations(page)).toEqual([]);
});
