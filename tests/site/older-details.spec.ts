import { expect, test } from '../support/site.ts';

test.describe('where the browser cannot style the contents of details', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      CSS.supports = () => false;
    }),
  );

  test('paper has every answer, and the screen is as it was afterwards', async ({ page }) => {
    await page.goto('/rijbewijskeuringen');
    const open = () => page.locator('main details.accordion[open]').count();
    const items = page.locator('main details.accordion');
    await items.first().locator('summary').click();
    await expect.poll(open).toBe(1);
    await expect
      .poll(async () => {
        // The code for older browsers comes after the page.
        await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
        return open();
      })
      .toBe(await items.count());
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await open()).toBe(1);
  });
});
