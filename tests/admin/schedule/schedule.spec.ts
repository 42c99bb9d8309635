import { fetchArticle, openEditor, toast } from '../editor/editor-page.ts';
import { expect, test } from './clocked-site.ts';
import {
  cancel,
  card,
  createSchedule,
  dialog,
  fillTime,
  inDays,
  longDay,
  notice,
  openDialog,
  shortDay,
} from './schedule-page.ts';

test('schedules a draft, changes the schedule and cancels it', async ({ page, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await openDialog(page);
  await expect(dialog(page)).toContainText('Publish the article');
  await expect(dialog(page)).toContainText('Time in the Netherlands');
  await expect(dialog(page).getByLabel('Date')).toHaveValue(inDays(1));
  await expect(dialog(page).getByLabel('Time', { exact: true })).toHaveValue('09:00');
  await expect(dialog(page).getByRole('status')).toHaveText(
    `Will be published tomorrow, on ${longDay(inDays(1))} at 09:00`,
  );
  await fillTime(page, inDays(3), '09:00');
  await expect(dialog(page).getByRole('status')).toHaveText(
    `Will be published in 3 days, on ${longDay(inDays(3))} at 09:00`,
  );
  await dialog(page).getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(toast(page, 'Scheduled')).toBeVisible();
  await expect(notice(page)).toContainText(`Will be published in 3 days: ${longDay(inDays(3))}, 09:00 (by `);
  await expect(page.getByRole('button', { name: 'Change schedule…' })).toBeFocused();

  await page.goto('/admindash');
  await expect(card(page, article)).toContainText('Scheduled · in 3 days');
  await expect(card(page, article).getByTitle(`Will be published: ${longDay(inDays(3))}, 09:00`)).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: /^Scheduled \(\d+\)$/ }).click();
  await expect(page).toHaveURL('/admindash?state=scheduled');
  await expect(card(page, article)).toBeVisible();
  await page.reload();
  await expect(card(page, article)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Articles' })
    .getByRole('link', { name: /^Schedule/ })
    .click();
  await expect(page).toHaveURL('/admindash/schedule');
  await expect(page).toHaveTitle(/^Schedule \|/);
  const cell = page.getByRole('cell', { name: shortDay(inDays(3)) });
  await expect(cell).toContainText('09:00 Publish');
  await cell.getByRole('link', { name: article.title }).click();

  await notice(page).getByRole('button', { name: 'Change' }).click();
  await expect(dialog(page).getByLabel('Date')).toHaveValue(inDays(3));
  await fillTime(page, inDays(0), '14:00');
  await expect(dialog(page).getByRole('status')).toContainText('in 4 hours');
  await dialog(page).getByRole('button', { name: 'Change schedule' }).click();
  await expect(notice(page)).toContainText('Will be published in 4 hours');
  await notice(page).getByRole('button', { name: 'Cancel schedule' }).click();
  await expect(toast(page, 'Schedule cancelled')).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  expect(await fetchArticle(page, article)).toMatchObject({ schedule: null, isPublished: false });
});

test('offers to unpublish a published article', async ({ page, createArticle }) => {
  const article = await createArticle({ isPublished: true });
  await openEditor(page, article);
  await openDialog(page);
  await expect(dialog(page)).toContainText('Unpublish the article');
  await dialog(page).getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(notice(page)).toContainText('Will be unpublished tomorrow');
  await page.goto('/admindash');
  await expect(card(page, article)).toContainText('To be unpublished · tomorrow');
  await cancel(page, article);
});

test('says when nothing is scheduled', async ({ page }) => {
  await page.route('**/api/admin/articles?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), articles: [], total: 0, totalPages: 0 } });
  });
  await page.route('**/api/admin/schedules', (route) => route.fulfill({ json: { schedules: [], total: 0 } }));
  await page.goto('/admindash?state=scheduled');
  await expect(page.getByText('Nothing is scheduled')).toBeVisible();
  await page.getByRole('link', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText('Nothing is scheduled')).toBeVisible();
});

test('shows the published article when its moment has passed', async ({ page, createArticle }) => {
  const article = await createArticle();
  await createSchedule(page, article, { wallTime: `${inDays(0)}T10:05` });
  await openEditor(page, article);
  await expect(notice(page)).toContainText('Will be published in 5 minutes');
  // The server's clock is earlier, so the test does what the schedule would.
  await page.request.post(`/api/admin/articles/${article.id}/publish`);
  await page.clock.runFor('05:02');
  await expect(toast(page, 'Published as scheduled')).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('switch', { name: 'Published' })).toBeChecked();
});
