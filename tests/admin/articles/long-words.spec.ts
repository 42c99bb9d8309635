import type { Page } from '@playwright/test';
import { uniqueWord } from '../../support/unique-word.ts';
import { contentField, draftNotice, openEditor } from '../editor/editor-page.ts';
import { openHistory, versionPanel } from '../history/history-page.ts';
import { expect, test } from '../logged-in.ts';

const LONG = 'Arbeidsongeschiktheidsverzekeringsmaatschappijvergoedingsregeling';

test.use({ viewport: { width: 390, height: 844 } });

/** By how many pixels the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

const PROFILE = '/api/admin/account/profile';

/** Gives the account a name without a place to break it, until the test is over. */
async function withLongName(page: Page, run: () => Promise<void>): Promise<void> {
  const { name, portrait } = await (await page.request.get(PROFILE)).json();
  await page.request.put(PROFILE, { data: { name: LONG, portrait } });
  try {
    await run();
  } finally {
    await page.request.put(PROFILE, { data: { name, portrait } });
  }
}

test('the bin fits a phone with long names, also in large letters', async ({ page, createArticle }) => {
  const { id, title } = await createArticle({ title: `${LONG} ${uniqueWord()}` });
  await withLongName(page, async () => {
    await page.request.delete(`/api/admin/articles/${id}`);
    await page.goto('/admindash/bin');
    await expect(page.getByRole('article', { name: title })).toContainText(`by ${LONG}`);
    expect(await overflow(page)).toBe(0);
    // The buttons of an article stand below each other then.
    await enlargeText(page);
    expect(await overflow(page)).toBe(0);
  });
});

test('the history fits a phone when a long name saved a version', async ({ page, createArticle }) => {
  const article = await createArticle({ title: `${LONG} ${uniqueWord()}` });
  await withLongName(page, async () => {
    await openHistory(page, article);
    await expect(versionPanel(page)).toContainText(`· ${LONG}`);
    expect(await overflow(page)).toBe(0);
  });
});

test('the offer of unsaved text fits a phone with a long title', async ({ page, createArticle }) => {
  const article = await createArticle({ title: `${LONG} ${uniqueWord()}` });
  await openEditor(page, article);
  await contentField(page).click();
  await page.keyboard.type('Nog niet bewaard. ');
  await expect(draftNotice(page)).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/^You have unsaved changes from/)).toContainText(LONG);
  expect(await overflow(page)).toBe(0);
});

test('the name of the site stays a word in letters twice as large', async ({ page }) => {
  await page.goto('/admindash/bin');
  const name = page.getByRole('banner').getByRole('link').first();
  await expect(name).toBeVisible();
  await enlargeText(page);
  // Two lines at most, of 1.25 times 36 px.
  await expect.poll(async () => (await name.boundingBox())?.height).toBeLessThan(100);
});
