import type { Page } from '@playwright/test';
import { expect, test } from '../logged-in.ts';

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

async function createWriter(page: Page) {
  const number = `${Date.now()}${Math.random().toString(36).slice(2, 6)}`;
  const data = { name: `Weg en terug ${number}`, email: `terug-${number}@clinic.example`, bio: 'Schrijft over slaap.' };
  return (await (await page.request.post('/api/admin/writers', { data })).json()) as { id: number; name: string };
}

const writersOf = async (page: Page) =>
  (await (await page.request.get('/api/admin/writers')).json()) as { id: number; name: string }[];

const remove = (page: Page, name: string) =>
  page
    .getByRole('article', { name })
    .getByRole('button', { name: /^Delete/ })
    .click();

test('Undo restores a deleted writer, with the same articles', async ({ page, createArticle }) => {
  const writer = await createWriter(page);
  const article = await createArticle({ writerId: writer.id, isPublished: true });
  await page.goto('/admindash?tab=writers');
  await remove(page, writer.name);
  await expect(toast(page, 'Writer deleted successfully')).toBeVisible();
  await expect(page.getByRole('article', { name: writer.name })).toBeHidden();
  expect(await writersOf(page)).not.toContainEqual(expect.objectContaining({ id: writer.id }));
  await undo(page).click();
  await expect(toast(page, 'Writer restored')).toBeVisible();
  await expect(page.getByRole('article', { name: writer.name })).toBeVisible();
  expect(await writersOf(page)).toContainEqual(writer);
  const read = await (await page.request.get(`/api/articles/${article.slug}`)).json();
  expect(read.writer).toMatchObject({ name: writer.name, bio: 'Schrijft over slaap.' });
});

test('Undo is announced, reached with F8, and focuses the entry', async ({ page }) => {
  const writer = await createWriter(page);
  await page.goto('/admindash?tab=writers');
  const announced = page
    .getByRole('status')
    .filter({ hasText: /Writer deleted successfully.*Press F8, then Tab, to undo it\./ })
    .waitFor({ state: 'attached' });
  await page
    .getByRole('article', { name: writer.name })
    .getByRole('button', { name: /^Delete/ })
    .press('Enter');
  await announced;
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: writer.name })).toBeFocused();
  await expect(undo(page)).toBeHidden();
});

test('Undo restores a deleted category', async ({ page }) => {
  const name = `Terug ${Date.now()}`;
  const made = await (await page.request.post('/api/admin/categories', { data: { name } })).json();
  await page.goto('/admindash?tab=categories');
  await remove(page, name);
  await expect(toast(page, 'Category deleted successfully')).toBeVisible();
  await undo(page).click();
  await expect(toast(page, 'Category restored')).toBeVisible();
  await expect(page.getByRole('article', { name })).toBeVisible();
  expect(await (await page.request.get('/api/admin/categories')).json()).toContainEqual(made);
});

test('Undo asks to log in when the session has ended', async ({ page, context, staff }) => {
  const writer = await createWriter(page);
  await page.goto('/admindash?tab=writers');
  await remove(page, writer.name);
  await undo(page).waitFor();
  await context.clearCookies();
  await undo(page).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password').fill(staff.password);
  await dialog.getByLabel('Password').press('Enter');
  await expect(toast(page, 'Writer restored')).toBeVisible();
  expect(await writersOf(page)).toContainEqual(writer);
});

test('Undo shows why it was refused', async ({ page }) => {
  const writer = await createWriter(page);
  await page.goto('/admindash?tab=writers');
  await remove(page, writer.name);
  await undo(page).waitFor();
  const second = await page.request.post('/api/admin/writers', { data: { ...writer, name: 'Iemand anders' } });
  expect(second.status()).toBe(201);
  await undo(page).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Failed to restore writer' })).toContainText(
    /There is already a writer with the email/,
  );
  expect(await writersOf(page)).not.toContainEqual(writer);
});

test('a reload right after a deletion completes it', async ({ page }) => {
  const writer = await createWriter(page);
  await page.goto('/admindash?tab=writers');
  await remove(page, writer.name);
  await undo(page).waitFor();
  await page.reload();
  await page.getByRole('article').first().waitFor();
  await expect(page.getByRole('article', { name: writer.name })).toBeHidden();
  await expect(undo(page)).toBeHidden();
});

test('Undo applies to the last deletion', async ({ page }) => {
  const [first, second] = [await createWriter(page), await createWriter(page)];
  await page.goto('/admindash?tab=writers');
  await remove(page, first.name);
  await undo(page).waitFor();
  await remove(page, second.name);
  await expect(page.getByRole('article', { name: second.name })).toBeHidden();
  await expect(undo(page)).toHaveCount(1);
  await undo(page).click();
  await expect(page.getByRole('article', { name: second.name })).toBeVisible();
  expect(await writersOf(page)).not.toContainEqual(first);
});

test('Undo is offered for ten seconds', async ({ page }) => {
  await page.clock.install();
  const writer = await createWriter(page);
  await page.goto('/admindash?tab=writers');
  await page.getByRole('article', { name: writer.name }).waitFor();
  // From here on only the lines below let time pass, however long a step takes.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await remove(page, writer.name);
  // A pointer on the message would stop its clock.
  await page.mouse.move(0, 0);
  await expect(undo(page)).toBeVisible();
  await page.clock.runFor(9000);
  await expect(undo(page)).toBeVisible();
  await page.clock.runFor(2000);
  await expect(undo(page)).toBeHidden();
  await page.clock.resume();
});
