import { readFile } from 'node:fs/promises';
import { axeViolations } from '../support/browser/axe.ts';
import { goTo } from './app/screens.ts';
import { choose } from './editor/editor-page.ts';
import { expect, test } from './logged-in.ts';

test('shows a line and the numbers of an article that was visited', async ({ page, createArticle }) => {
  const { title, slug } = await createArticle({ isPublished: true });
  const path = `/magazine/article/${slug}`;
  for (let sent = 0; sent < 3; sent += 1)
    await page.request.post('/api/visits', { data: { page: path, referrer: 'nieuws.example' } });
  await page.goto('/admindash');
  await goTo(page, 'Visits');
  await expect(page).toHaveURL('/admindash/visits');
  await expect(page).toHaveTitle(/^Visits \|/);
  const pages = page.getByRole('region', { name: 'Pages', exact: true });
  await expect(pages.getByRole('listitem').first()).toBeVisible();
  const whole = pages.getByRole('button', { name: /^Show all/ });
  if (await whole.isVisible()) await whole.click();
  const line = pages.getByRole('listitem').filter({ hasText: title });
  await expect(line).toContainText('3 in all');
  await expect(line.getByRole('img')).toHaveAccessibleName('3 so far this week');
  await expect(page.getByRole('region', { name: 'Where visitors came from' })).toContainText('nieuws.example');

  await pages.getByText('Numbers per week').click();
  const row = page
    .getByRole('region', { name: 'Numbers per week of pages' })
    .getByRole('row')
    .filter({ hasText: title });
  await expect(row.getByRole('cell')).toHaveText(['3', ...Array(11).fill('0')]);
  expect(await axeViolations(page)).toEqual([]);

  await choose(page, 'Period', 'Last 4 weeks');
  await expect(page).toHaveURL('/admindash/visits?weeks=4');
  await expect(row.getByRole('cell')).toHaveText(['3', '0', '0', '0']);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(`,page,${path},3\r\n`);
});

test('an unknown period is the usual one, and an error can be tried again', async ({ page }) => {
  let isAway = true;
  await page.route('**/api/admin/visits?*', (route) => (isAway ? route.abort() : route.continue()));
  await page.goto('/admindash/visits?weeks=7000');
  await expect(page.getByText('the visits')).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: /again/i }).click();
  await expect(page.getByRole('heading', { name: 'All pages' })).toBeVisible();
  await expect(page.getByText(/visits in 12 weeks/)).toBeVisible();
});
