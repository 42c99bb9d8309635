import type { Page } from '@playwright/test';
import { paths } from '../../src/shared/paths.ts';
import { axeViolations } from '../support/browser/axe.ts';
import { expect, test } from '../support/site.ts';

/** A phone whose owner has set letters twice as large. */
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** From the home page, through the menu, as on a phone where the bar has no room for the search. */
async function searchFor(page: Page, words: string) {
  await page.goto(paths.home);
  await enlarge(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const field = page.getByRole('dialog').getByLabel('Zoeken op deze site');
  await field.fill(words);
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await enlarge(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
}

test('a patient finds a therapy by her own word', { tag: '@smoke' }, async ({ page }) => {
  await searchFor(page, 'suikerziekte');
  await page
    .getByRole('region', { name: 'Therapieën' })
    .getByRole('link', { name: /^Metabole aandoeningen/ })
    .click();
  await expect(page).toHaveURL(paths.therapy('metabole-aandoeningen'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Metabole aandoeningen');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Bel 040/ })
      .first(),
  ).toBeVisible();
});

test('a reader finds an article by a word with a slip', async ({ page }) => {
  await searchFor(page, 'hartklopingen');
  expect(await axeViolations(page)).toEqual([]);
  await page
    .getByRole('region', { name: /artikelen/ })
    .getByRole('link', { name: /Hartkloppingen/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/magazine\/article\/hartkloppingen/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hartkloppingen');
});
