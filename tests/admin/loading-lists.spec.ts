import { expect, test } from './logged-in.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const path of [
  '/admindash/account',
  '/admindash/bin',
  '/admindash/people',
  '/admindash/pictures?tab=bin',
  '/admindash/schedule',
  '/admindash/visits',
])
  test(`on a phone ${path} reserves no more room than it needs`, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/api\/admin\/(?!me$|to-do|unhandled)/, async (route) => {
      await held;
      await route.continue();
    });
    const height = () => page.getByRole('main').evaluate((main) => main.scrollHeight);
    await page.goto(path);
    // The screen's own placeholders, not those before its code is there.
    await page.getByRole('heading', { level: 1 }).waitFor();
    const reserved = await height();
    release();
    await expect(page.getByTestId('skeleton')).toHaveCount(0);
    expect(reserved).toBeLessThanOrEqual(await height());
  });
