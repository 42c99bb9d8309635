import { test as visitor } from '../support/site.ts';
import { goTo } from './app/screens.ts';
import { expect, test } from './logged-in.ts';

test('the header links to the Dutch manual, which links to screens', async ({ page }) => {
  await page.goto('/admindash');
  await goTo(page, 'Help');
  await expect(page.getByRole('heading', { level: 1, name: 'Handleiding voor de redactie' })).toBeVisible();
  await expect(page.locator('[lang="nl"]').filter({ has: page.getByRole('article') })).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Inhoud' }).getByRole('link', { name: 'Als er iets misgaat' }).click();
  await expect(page.getByRole('heading', { name: 'Als er iets misgaat' })).toBeInViewport();
  await page.getByRole('article').getByRole('link', { name: 'Berichten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
});

test('an address with a chapter opens there', async ({ page }) => {
  await page.goto('/admindash/help#als-er-iets-misgaat');
  await expect(page.getByRole('heading', { name: 'Als er iets misgaat' })).toBeInViewport();
});

test('the manual begins with its title and text on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admindash/help');
  const contents = page.getByRole('navigation', { name: 'Inhoud' });
  const title = page.getByRole('heading', { level: 1, name: 'Handleiding voor de redactie' });
  await expect(title).toBeInViewport();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport();
  const [above, below] = [await title.boundingBox(), await contents.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);

  const last = contents.getByRole('link', { name: 'Als er iets misgaat' });
  await expect(last).toBeHidden();
  await contents.getByRole('button', { name: 'Inhoud', exact: true }).click();
  await last.click();
  await expect(page.getByRole('heading', { name: 'Als er iets misgaat' })).toBeInViewport();
});

test('a manual that the server cannot give is not a lost connection', async ({ page }) => {
  await page.route('**/manual.json', (route) => route.fulfill({ status: 500 }));
  await page.goto('/admindash/help');
  await expect(page.getByText('We could not load the manual.')).toBeVisible();
  await expect(page.getByText('No connection to the server')).toBeHidden();
  await page.unroute('**/manual.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Handleiding voor de redactie' })).toBeVisible();
});

visitor('the manual requires a login', async ({ page }) => {
  await page.goto('/admindash/help');
  await page.waitForURL('**/admindash/login');
});
