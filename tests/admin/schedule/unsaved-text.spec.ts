import { choose, contentField, fetchArticle, openEditor, titleField, toast } from '../editor/editor-page.ts';
import { expect, test } from './clocked-site.ts';
import { cancel, createSchedule, dialog, inDays, notice, openDialog } from './schedule-page.ts';

test('saves what is on the screen before it is scheduled', async ({ page, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await contentField(page).press('End');
  await contentField(page).pressSequentially(' Met een laatste zin.');
  await openDialog(page);
  await expect(dialog(page)).toContainText('You have unsaved changes. They are saved first');
  await dialog(page).getByRole('button', { name: 'Save and schedule' }).click();
  await expect(notice(page)).toContainText('Will be published tomorrow');
  await expect(notice(page)).not.toContainText('What was saved after it is not in it');
  expect((await fetchArticle(page, article)).content).toContain('laatste zin');
  await cancel(page, article);
});

test('schedules the saved version when that is asked for', async ({ page, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await contentField(page).pressSequentially('Nog niet. ');
  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Schedule the saved version' }).click();
  await expect(notice(page)).toContainText('Will be published tomorrow');
  await expect(contentField(page)).toContainText('Nog niet.');
  expect((await fetchArticle(page, article)).content).not.toContain('Nog niet');
  await cancel(page, article);
});

test('turns the switch off that would publish at once', async ({ page, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await page.getByRole('switch', { name: 'Published' }).click();
  await openDialog(page);
  await expect(dialog(page)).toContainText('The Published switch goes off again');
  await dialog(page).getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(notice(page)).toContainText('Will be published tomorrow');
  await expect(page.getByRole('switch', { name: 'Published' })).not.toBeChecked();
  expect((await fetchArticle(page, article)).isPublished).toBe(false);
  await cancel(page, article);
});

test('a new article is saved and scheduled in one go', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Save and schedule' }).click();
  await expect(toast(page, 'Missing required fields')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await titleField(page).fill('Nieuw en meteen ingepland');
  await contentField(page).fill('Een rustige ochtend.');
  await choose(page, 'Category', 'Hormonen');
  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Save and schedule' }).press('Enter');
  await expect(notice(page)).toContainText('Will be published tomorrow');
  await expect(page.getByRole('button', { name: 'Change schedule…' })).toBeFocused();
  expect(await fetchArticle(page, { id: Number(page.url().split('/').at(-1)) })).toMatchObject({
    isPublished: false,
    schedule: { action: 'publish' },
  });
});

test('schedules nothing when the text cannot be saved', async ({ page, createArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await titleField(page).fill('');
  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Save and schedule' }).click();
  await expect(toast(page, 'Missing required fields')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  expect(await fetchArticle(page, article)).toMatchObject({ schedule: null });
});

test('says that newer text is not in the schedule, and puts it there', async ({
  page,
  createArticle,
  changeArticle,
}) => {
  const article = await createArticle();
  await createSchedule(page, article, { wallTime: `${inDays(3)}T09:00` });
  await changeArticle(article, { content: '<p>Een nieuwere tekst.</p>' });
  await openEditor(page, article);
  await expect(notice(page)).toContainText('What was saved after it is not in it.');
  await notice(page).getByRole('button', { name: 'Schedule the newest version instead' }).click();
  await expect(toast(page, 'Scheduled')).toBeVisible();
  await expect(notice(page)).not.toContainText('What was saved after it');
  await expect(notice(page)).toContainText('Will be published in 3 days');
  await cancel(page, article);
});

test('refuses to schedule a text that nobody has seen', async ({ page, createArticle, changeArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await openDialog(page);
  await changeArticle(article, { content: '<p>De tekst van een collega.</p>' });
  await dialog(page).getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('The article was changed while you scheduled it.');
  await dialog(page).getByRole('button', { name: 'Show the newest version' }).click();
  await expect(contentField(page)).toContainText('De tekst van een collega.');
  expect(await fetchArticle(page, article)).toMatchObject({ schedule: null });
  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(notice(page)).toBeVisible();
  await cancel(page, article);
});
