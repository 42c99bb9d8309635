import { axeViolations } from '../../support/browser/axe.ts';
import { openEditor } from '../editor/editor-page.ts';
import { expect, test } from './clocked-site.ts';
import {
  cancel,
  card,
  createSchedule,
  dialog,
  failSchedule,
  inDays,
  longDay,
  notice,
  shortDay,
} from './schedule-page.ts';

const LONG = 'Arbeidsongeschiktheidsverzekeringsmaatschappijenoverlegorgaan';
const FAILURE = 'The category “Slaap” was deleted. Choose another category.';

test('shows five weeks, today, and what comes later', async ({ page, createArticle }) => {
  const [soon, last, later] = [
    await createArticle(),
    await createArticle({ isPublished: true }),
    await createArticle(),
  ];
  await createSchedule(page, soon, { wallTime: `${inDays(0)}T15:00` });
  await createSchedule(page, last, { action: 'unpublish', wallTime: `${inDays(34)}T23:59` });
  await createSchedule(page, later, { wallTime: `${inDays(35)}T00:00` });
  await page.goto('/admindash/schedule');
  const table = page.getByRole('table', { name: 'What is scheduled in the coming 5 weeks' });
  await expect(table.getByRole('row')).toHaveCount(6);
  await expect(table.locator('[aria-current="date"]')).toContainText(/today.*15:00 Publish/);
  await expect(table.getByRole('cell', { name: shortDay(inDays(34)) })).toContainText('23:59 Unpublish');
  await expect(table).not.toContainText(later.title);
  await expect(page.getByRole('heading', { name: 'Later' })).toBeVisible();
  await expect(page.getByRole('link', { name: later.title })).toBeVisible();
  await expect(page.getByRole('link', { name: /^View on the website/ })).toHaveAttribute('href', /\/magazine\//);
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeHidden();
  await expect(page.getByRole('heading', { name: new RegExp(shortDay(inDays(0))) })).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
  for (const article of [soon, last, later]) await cancel(page, article);
});

test('shows a failed schedule first, in the list and in the editor', async ({ page, createArticle }) => {
  const article = await createArticle();
  await createSchedule(page, article, { wallTime: `${inDays(2)}T09:00` });
  await failSchedule(page, article, FAILURE);
  await page.goto('/admindash');
  await expect(card(page, article).getByText(`Not published: ${FAILURE}`)).toBeVisible();
  const failed = page.getByRole('region', { name: 'Failed schedules' });
  await expect(failed).toContainText('A schedule could not be carried out. It is tried again.');
  expect(await axeViolations(page)).toEqual([]);
  await page
    .getByRole('navigation', { name: 'Articles' })
    .getByRole('link', { name: /^Schedule/ })
    .click();
  await expect(page.getByRole('region', { name: 'Not carried out yet' })).toContainText(FAILURE);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Not carried out yet');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: article.title }).click();
  await expect(notice(page).getByRole('alert')).toContainText(
    `Not published on ${longDay(inDays(2))}, 09:00: ${FAILURE}`,
  );
  await expect(notice(page)).toContainText('It is tried again.');
  expect(await axeViolations(page)).toEqual([]);
  await cancel(page, article);
});

test('says of a schedule that is not tried again that it waits', async ({ page, createArticle }) => {
  const waits = 'It waits for you: choose another time, or do it now.';
  const article = await createArticle();
  await createSchedule(page, article, { wallTime: `${inDays(2)}T09:00` });
  await failSchedule(page, article, 'The article was in the bin at this time.', null);
  await page.goto('/admindash');
  const failed = page.getByRole('region', { name: 'Failed schedules' });
  await expect(failed).toContainText(`A schedule could not be carried out. ${waits}`);
  await page
    .getByRole('navigation', { name: 'Articles' })
    .getByRole('link', { name: /^Schedule/ })
    .click();
  await expect(page.getByRole('region', { name: 'Not carried out yet' })).toContainText(waits);
  await page.getByRole('link', { name: article.title }).click();
  await expect(notice(page).getByRole('alert')).toContainText(waits);
  await expect(notice(page)).not.toContainText('tried again');
  await cancel(page, article);
});

test('says in the language of the desk why a schedule failed', async ({ page, createArticle }) => {
  const speak = (language: string) => page.request.put('/api/admin/account/language', { data: { language } });
  const article = await createArticle();
  await createSchedule(page, article, { wallTime: `${inDays(2)}T09:00` });
  await failSchedule(page, article, 'The article was in the bin at this time.', null);
  await speak('nl');
  await page.goto('/admindash/schedule');
  await expect(page.getByText('Het artikel lag op dat moment in de prullenbak.')).toBeVisible();
  await speak('en');
  await cancel(page, article);
});

test('works with the keyboard alone', async ({ page, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await page.getByRole('button', { name: 'Schedule…' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Date')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('Will be published tomorrow');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Go to a screen or an article' })).toBeFocused();
  await page.keyboard.type('calendar');
  await expect(page.getByRole('option', { name: 'Schedule' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admindash/schedule');
  const link = page.getByRole('link', { name: article.title });
  await link.waitFor();
  while (!(await link.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await notice(page).getByRole('button', { name: 'Change' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice(page).getByRole('button', { name: 'Change' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
});

test('fits a phone, as a list of days', async ({ page, createArticle }) => {
  const article = await createArticle({ title: `${LONG} ${Date.now()}` });
  await createSchedule(page, article, { wallTime: `${inDays(3)}T09:00` });
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admindash/schedule');
    await expect(page.getByRole('heading', { name: new RegExp(`^${shortDay(inDays(3))}`) })).toBeVisible();
    await expect(page.getByRole('table')).toBeHidden();
    await fits();
    expect(await axeViolations(page)).toEqual([]);
    await page.goto('/admindash?state=scheduled');
    await expect(card(page, article)).toContainText('Scheduled · in 3 days');
    await fits();
    await openEditor(page, article);
    await notice(page).getByRole('button', { name: 'Change' }).click();
    await dialog(page).getByRole('status').waitFor();
    await fits();
    expect(await axeViolations(page)).toEqual([]);
  }
  await cancel(page, article);
});
