import { expect, test } from '../logged-in.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const SCREENS = ['/admindash', '/admindash/articles/new', '/admindash/account'];

test('text fields have 16 px on a touch screen, so that Safari does not zoom', async ({ page }) => {
  for (const path of SCREENS) {
    await page.goto(path);
    const fields = page
      .locator('main')
      .locator('input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"]), textarea');
    await fields.first().waitFor();
    const sizes = await fields.evaluateAll((all) =>
      all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
    );
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
  }
});
