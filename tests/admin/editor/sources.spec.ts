import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/browser/axe.ts';
import { field, openHistory } from '../history/history-page.ts';
import { expect, test } from '../logged-in.ts';
import { contentField, fetchArticle, openEditor } from './editor-page.ts';

const source = (id: string, title: string) => ({
  id,
  title,
  publisher: 'NHG',
  year: null,
  address: `https://${id}.example/`,
  consultedOn: '2026-01-02',
});
const CONTENT = '<p>Licht<sup data-source="licht"></sup> en rust<sup data-source="rust"></sup>.</p>';

test('adds a source and refers to it, by keyboard alone', async ({ page, createArticle }) => {
  const article = await createArticle({ isPublished: true });
  await openEditor(page, article);
  const sources = page.getByRole('region', { name: 'Sources' });
  await sources.getByRole('button', { name: 'Add a source' }).press('Enter');
  const first = sources.getByRole('group', { name: 'Source 1' });
  await expect(first.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Slecht slapen');
  await first.getByLabel('Publisher').fill('Thuisarts.nl');
  await first.getByLabel('Address').fill('javascript:alert(1)');

  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.getByRole('button', { name: 'Source', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Refer to a source' });
  await dialog.getByRole('button', { name: 'Slecht slapen' }).press('Enter');
  await expect(contentField(page).locator('sup')).toHaveText('1');

  await page.keyboard.press('ControlOrMeta+s');
  await expect(first.getByLabel('Address')).toHaveAccessibleDescription(/must be a complete web address/);
  await first.getByLabel('Address').fill('https://www.thuisarts.nl/slecht-slapen');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect.poll(async () => (await fetchArticle(page, article)).sources).toHaveLength(1);
  const saved = await fetchArticle(page, article);
  expect(saved.content).toContain(`<sup data-source="${saved.sources[0]?.id}"></sup>`);

  await page.goto(`/magazine/article/${article.slug}`);
  await page.getByRole('link', { name: 'Source 1', exact: true }).press('Enter');
  const listed = page.getByRole('region', { name: 'Sources' }).getByRole('listitem');
  await expect(listed).toBeInViewport();
  await expect(listed.getByRole('link', { name: 'Slecht slapen' })).toHaveAttribute(
    'href',
    'https://www.thuisarts.nl/slecht-slapen',
  );
  await listed.getByRole('link', { name: 'Back to source 1 in the text' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Source 1', exact: true })).toBeInViewport();
  expect(await axeViolations(page, (axe) => axe.include('main'))).toEqual([]);
});

/** A source is one line until it is opened. */
const openSource = (page: Page, name: string) =>
  page
    .locator('summary')
    .filter({ hasText: name.slice(10) })
    .click();

test('numbers follow the list, and the focus stays on what was moved', async ({ page, createArticle }) => {
  const article = await createArticle({
    content: CONTENT,
    sources: [source('licht', 'Licht'), source('rust', 'Rust')],
  });
  await openEditor(page, article);
  const numbers = contentField(page).locator('sup');
  await expect(numbers).toHaveText(['1', '2']);
  await openSource(page, 'Source 2: Rust');
  await page.getByRole('button', { name: 'Move Source 2 up' }).press('Enter');
  await expect(numbers).toHaveText(['2', '1']);
  await expect(page.getByRole('button', { name: 'Move Source 1 up' })).toBeFocused();
  await expect(page.getByText('Source 2 is source 1 now.')).toBeVisible();
  await expect(page.getByText(/^Unsaved changes/)).toBeVisible();
});

test('says which references lost their source, and takes them out', async ({ page, createArticle }) => {
  const article = await createArticle({
    content: CONTENT,
    sources: [source('licht', 'Licht'), source('rust', 'Rust')],
  });
  await openEditor(page, article);
  await contentField(page).locator('sup').first().waitFor();
  await openSource(page, 'Source 1: Licht');
  await page.getByRole('button', { name: 'Remove Source 1' }).press('Enter');
  await expect(page.getByText('Source 1 removed. The text still refers to it in one place')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a source' })).toBeFocused();
  await expect(contentField(page).locator('sup')).toHaveText(['?', '1']);
  await page.getByRole('button', { name: 'Remove from the text' }).press('Enter');
  await expect(contentField(page).locator('sup')).toHaveText(['1']);
  await expect(contentField(page)).toBeFocused();
});

test('the second click of a double click removes no other source', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle());
  const sources = page.getByRole('region', { name: 'Sources' });
  await sources.getByRole('button', { name: 'Add a source' }).click();
  await sources.getByRole('button', { name: 'Add a source' }).click();
  const remove = sources.getByRole('button', { name: /^Remove Source/ });
  await remove.first().click();
  await expect(remove).toHaveCount(1);
  await remove.dispatchEvent('click', { detail: 2 });
  await expect(remove).toHaveCount(1);
  await remove.click();
  await expect(remove).toHaveCount(0);
});

test('keeps references when text is copied within the editor', async ({ page, createArticle }) => {
  const article = await createArticle({
    content: CONTENT,
    sources: [source('licht', 'Licht'), source('rust', 'Rust')],
  });
  await openEditor(page, article);
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(contentField(page).locator('sup')).toHaveText(['1', '2', '1', '2']);
});

test('shows in the history which source was changed', async ({ page, createArticle, changeArticle }) => {
  const article = await createArticle({
    content: CONTENT,
    sources: [source('licht', 'Licht'), source('rust', 'Rust')],
  });
  await changeArticle(article, {
    content: CONTENT.replace('rust"', 'licht"'),
    sources: [source('licht', 'Daglicht'), source('rust', 'Rust')],
  });
  await openHistory(page, article, '?version=1');
  await expect(page.getByRole('article').locator('sup')).toHaveText(['1', '2']);
  await expect(page.getByRole('article').getByRole('region', { name: 'Sources' })).toContainText(
    'https://licht.example/',
  );
  await openHistory(page, article, '?version=2&with=1&view=changes');
  await expect(field(page, 'Sources').locator('del')).toHaveText(/Licht/);
  await expect(field(page, 'Sources').locator('ins')).toHaveText(/Daglicht/);
  // The text says which source, whatever its number.
  await expect(field(page, 'Content').locator('del')).toHaveText(/Rust/);
  await expect(field(page, 'Content').locator('ins')).toHaveText(/Daglicht/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the numbers and the links of the list have 44 px', async ({ page, createArticle }) => {
    const sources = [source('licht', 'Licht'), source('rust', 'Rust')];
    const article = await createArticle({ content: CONTENT, sources, isPublished: true });
    await page.goto(`/magazine/article/${article.slug}`);
    const number = page.getByRole('link', { name: 'Source 1', exact: true });
    const area = await number.evaluate((link) => {
      const { width, height } = getComputedStyle(link, '::after');
      return [width, height].map(Number.parseFloat);
    });
    expect(Math.min(...area)).toBeGreaterThanOrEqual(44);
    for (const link of await page.getByRole('region', { name: 'Sources' }).getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test('readers without JavaScript follow the numbers too', async ({ browser, createArticle }) => {
  const article = await createArticle({ content: CONTENT, sources: [source('rust', 'Rust')], isPublished: true });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/magazine/article/${article.slug}`);
  // The other reference has no source: readers see nothing of it.
  await expect(page.locator('.prose sup')).toHaveText(['1']);
  await page.getByRole('link', { name: 'Source 1', exact: true }).click();
  await expect(page).toHaveURL(/#source_rust$/);
  await context.close();
});
