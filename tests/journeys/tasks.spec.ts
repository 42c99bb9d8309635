import { paths } from '../../src/shared/paths.ts';
import { expect, test } from '../support/site.ts';

/** What patients come for, by the list of NHS England: docs/design.md#tasks-of-patients. */
test.use({ viewport: { width: 390, height: 844 } });

for (const search of ['afspraak verzetten', 'afspraak afzeggen', 'uitslag'])
  test(`who searches for “${search}” reads how, in one step`, async ({ page }) => {
    await page.goto(`/zoeken?q=${encodeURIComponent(search)}`);
    await page.locator('main a[href="/over-ons#regelen"]').first().click();
    await expect(page).toHaveURL(/\/over-ons#regelen$/);
    await expect(page.locator('#regelen')).toBeInViewport();
  });

test('who needs a repeat prescription reads what it costs and when it can be had', async ({ page }) => {
  await page.goto('/over-ons#regelen');
  await page.locator('#regelen').getByRole('link', { name: 'tarieven' }).click();
  const rates = page.locator('#tarieven');
  await expect(rates).toBeInViewport();
  await expect(rates).toContainText('Herhaalrecept');
  await expect(rates).toContainText('in het afgelopen half jaar');
});

test('nothing stands over a page, moves by itself, or is a PDF', async ({ page }) => {
  for (const path of [paths.home, paths.therapies, paths.examination('75-plus'), paths.magazine, paths.about]) {
    await page.goto(path);
    await expect(page.locator('dialog[open], [role=dialog], [role=alertdialog], marquee, video[autoplay]')).toHaveCount(
      0,
    );
    await expect(page.locator('a[href$=".pdf"]')).toHaveCount(0);
  }
});
