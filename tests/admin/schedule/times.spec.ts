import { openEditor } from '../editor/editor-page.ts';
import { expect, test } from './clocked-site.ts';
import {
  CLOCKS_BACK,
  CLOCKS_FORWARD,
  cancel,
  dialog,
  fillTime,
  inDays,
  longDay,
  notice,
  openDialog,
} from './schedule-page.ts';

const schedule = 'Schedule';

for (const timezoneId of ['Europe/Amsterdam', 'America/Los_Angeles']) {
  test.describe(`with a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('schedules in the time of the Netherlands', async ({ page, createArticle }) => {
      const article = await createArticle();
      await openEditor(page, article);
      await openDialog(page);
      await expect(dialog(page).getByLabel('Date')).toHaveValue(inDays(1));
      await fillTime(page, inDays(2), '00:30');
      await expect(dialog(page).getByRole('status')).toContainText(`in 2 days, on ${longDay(inDays(2))} at 00:30`);
      await dialog(page).getByRole('button', { name: schedule, exact: true }).click();
      await expect(notice(page)).toContainText(`in 2 days: ${longDay(inDays(2))}, 00:30`);
      await expect(notice(page).locator('time')).toHaveAttribute('datetime', new RegExp(`^${inDays(1)}T22:30`));
      await cancel(page, article);
    });
  });
}

test('refuses what has passed, does not exist or is empty', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle());
  await openDialog(page);
  const submit = dialog(page).getByRole('button', { name: schedule, exact: true });
  const date = dialog(page).getByLabel('Date');
  const hour = dialog(page).getByLabel('Time', { exact: true });
  await fillTime(page, inDays(0), '09:59');
  await expect(dialog(page)).toContainText('This time has passed. Choose a later one.');
  await submit.click();
  await expect(hour).toBeFocused();
  await expect(hour).toHaveAccessibleDescription(/This time has passed.*Time in the Netherlands/);
  await fillTime(page, inDays(-7), '09:00');
  await submit.click();
  await expect(date).toBeFocused();
  await fillTime(page, CLOCKS_FORWARD, '02:30');
  await expect(dialog(page)).toContainText(
    `02:30 does not exist on ${longDay(CLOCKS_FORWARD)}: the clocks go forward. Choose 01:59 or earlier, or 03:00 or later.`,
  );
  await expect(dialog(page).getByRole('status')).toHaveText('');
  await submit.click();
  await expect(hour).toBeFocused();
  await date.fill('');
  await submit.click();
  await expect(date).toHaveAccessibleDescription(/Choose a date/);
  await expect(dialog(page)).toBeVisible();
});

test('shows at its field what the server refuses', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle());
  await openDialog(page);
  await fillTime(page, `${Number(inDays(0).slice(0, 4)) + 20}-01-05`, '09:00');
  await dialog(page).getByRole('button', { name: schedule, exact: true }).click();
  const hour = dialog(page).getByLabel('Time', { exact: true });
  await expect(hour).toHaveAccessibleDescription(/Choose a moment within 5 years/);
  await fillTime(page, inDays(1), '09:00');
  await expect(dialog(page)).not.toContainText('within 5 years');
});

test('asks which occurrence of a repeated hour is meant', async ({ page, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await openDialog(page);
  await fillTime(page, CLOCKS_BACK, '02:30');
  const question = dialog(page).getByRole('group', { name: /so 02:30 comes twice/ });
  await expect(question).toBeVisible();
  await dialog(page).getByRole('button', { name: schedule, exact: true }).click();
  await expect(question).toHaveAccessibleDescription('Choose which 02:30 you mean');
  await expect(question.getByRole('radio').first()).toBeFocused();
  await question.getByRole('radio', { name: /^The second 02:30/ }).check();
  await expect(dialog(page).getByRole('status')).toHaveText(/at 02:30 \(the second one\)$/);
  await dialog(page).getByRole('button', { name: schedule, exact: true }).click();
  await expect(notice(page).locator('time')).toHaveAttribute('datetime', new RegExp(`^${CLOCKS_BACK}T01:30`));
  await notice(page).getByRole('button', { name: 'Change' }).click();
  await expect(question.getByRole('radio', { name: /^The second 02:30/ })).toBeChecked();
  await fillTime(page, CLOCKS_BACK, '02:31');
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await cancel(page, article);
});
