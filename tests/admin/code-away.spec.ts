import { expect, test } from './logged-in.ts';

test('says so when the code of the desk does not arrive, and loads it at the next touch', async ({ page }) => {
  await page.route(/\/AdminApp[^/]*\.js/, (route) => route.abort());
  await page.goto('/admindash/messages');
  await expect(page.getByRole('alert')).toContainText('We could not load the admin area.');
  await page.unroute(/\/AdminApp[^/]*\.js/);
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});
