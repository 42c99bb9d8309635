import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 720, height: 1000 } });

async function print(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
}

test('prints every specialisation of the home page, unscrolled', { tag: '@smoke' }, async ({ page }) => {
  await print(page, '/');
  const cards = page.getByRole('region', { name: 'Onze specialisaties' }).getByRole('listitem');
  await expect(cards).toHaveCount(12);
  const unseen = await cards.evaluateAll((all) =>
    all
      .filter((card) => {
        const { left, right } = card.getBoundingClientRect();
        return left < 0 || right > innerWidth || getComputedStyle(card).opacity !== '1';
      })
      .map((card) => card.textContent),
  );
  expect(unseen).toEqual([]);
});

test('prints no buttons, fields and pictures of lists', async ({ page }) => {
  for (const path of ['/', '/behandelingen', '/rijbewijskeuringen', '/over-ons', '/zoeken?q=bloeddruk', '/magazine']) {
    await print(page, path);
    const shown = await page
      .locator('main')
      .locator(
        'button, input, textarea, select, nav, li:not(#team *) img, picture img:not(#team *), article > div:first-child img',
      )
      .evaluateAll((all) =>
        all.filter((one) => one.getClientRects().length > 0).map((one) => one.outerHTML.slice(0, 120)),
      );
    expect(shown, path).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('prints what a treatment is, without hover', async ({ page }) => {
  await print(page, '/behandelingen');
  for (const text of await page.locator('main li h3 + div').all()) {
    await expect(text).toHaveCSS('opacity', '1');
    await expect(text).toHaveCSS('position', 'static');
  }
});

test('prints dark text on every page, as paper has no background', async ({ page }) => {
  await print(page, '/');
  const light = await page.locator('main :is(h1, h2, h3, p, span)').evaluateAll((all) =>
    all
      .filter((one) => one.getClientRects().length > 0)
      .filter((one) =>
        getComputedStyle(one)
          .color.match(/[\d.]+/g)
          ?.slice(0, 3)
          .every((part) => Number(part) > 150),
      )
      .map((one) => one.textContent?.trim()),
  );
  expect(light).toEqual([]);
});

test('prints a gap between a text and its sources', async ({ page }) => {
  await print(page, '/therapieen/degeneratieve-ziekten');
  const text = await page.locator('.care-prose').boundingBox();
  const sources = await page.getByRole('region', { name: 'Bronnen' }).boundingBox();
  expect((sources?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0)).toBeGreaterThan(20);
});
