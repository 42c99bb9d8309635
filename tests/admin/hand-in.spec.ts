import type { Page } from '@playwright/test';
import type { ToDo } from '../../src/shared/contract/to-do.ts';
import { axeViolations } from '../support/browser/axe.ts';
import { uniqueWord } from '../support/unique-word.ts';
import { choose, contentField, openEditor, titleField, toast } from './editor/editor-page.ts';
import { expect, test } from './with-writer.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const notice = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const group = (page: Page, name: RegExp) => page.getByRole('region', { name });

async function write(page: Page, changes: object = {}): Promise<{ id: number; title: string }> {
  const data = { title: `Van Wim ${uniqueWord()}`, content: '<p>Een rustige ochtend.</p>', category: 'Hormonen' };
  const response = await page.request.post('/api/admin/articles', { data: { ...data, ...changes } });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}
const handInByApi = (page: Page, id: number, body: object = {}) =>
  page.request.put(`/api/admin/articles/${id}/hand-in`, { data: body });

test('a writer hands in, an editor gives back, the writer hands in again, the editor publishes', {
  tag: '@smoke',
}, async ({ page, writer }) => {
  const title = `Rust ${uniqueWord()}`;
  await writer.goto('/admindash/articles/new');
  await titleField(writer).fill(title);
  await contentField(writer).fill('Een rustige ochtend helpt.');
  await choose(writer, 'Category', 'Hormonen');
  // From the finished text: two presses, and a note if wanted.
  await button(writer, 'Hand in').click();
  await expect(dialog(writer).getByRole('combobox', { name: 'For' })).toContainText('Everybody who publishes');
  await dialog(writer).getByRole('textbox', { name: 'Note' }).fill('Graag voor het weekend');
  await dialog(writer).getByRole('button', { name: 'Hand in' }).click();
  await expect(writer).toHaveURL(/\/admindash(\?|$)/);
  await expect(toast(writer, 'Handed in')).toBeVisible();
  await expect(writer.getByRole('article', { name: title })).toContainText('Draft · handed in');

  await page.goto('/admindash/to-do');
  const waiting = group(page, /^Handed in/)
    .getByRole('listitem')
    .filter({ hasText: title });
  await expect(waiting).toContainText('“Graag voor het weekend”');
  await waiting.getByRole('link', { name: title }).click();
  await expect(notice(page, 'Handed in')).toContainText('“Graag voor het weekend”');
  await button(page, 'Give back…').click();
  await dialog(page).getByRole('button', { name: 'Give back' }).click();
  await expect(dialog(page).getByText('Say what is still to be done')).toBeVisible();
  await dialog(page).getByRole('textbox').fill('Noem een bron');
  await dialog(page).getByRole('button', { name: 'Give back' }).click();
  await expect(notice(page, 'Given back')).toContainText('“Noem een bron”');

  await writer
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: /^To do/ })
    .click();
  await writer.reload();
  await group(writer, /^Given back to you/)
    .getByRole('link', { name: title })
    .click();
  await expect(notice(writer, 'Given back')).toContainText('“Noem een bron”');
  await contentField(writer).click();
  await writer.keyboard.press('Control+End');
  await writer.keyboard.type(' Bron: Thuisarts.');
  await button(writer, 'Hand in').click();
  await dialog(writer).getByRole('button', { name: 'Hand in' }).click();
  await expect(writer).toHaveURL(/\/admindash(\?|$)/);

  await page.goto('/admindash?state=handed-in');
  await page
    .getByRole('article', { name: title })
    .getByRole('link', { name: `Edit ${title}` })
    .click();
  await expect(contentField(page)).toContainText('Bron: Thuisarts.');
  await button(page, 'Publish').click();
  await expect(page).toHaveURL(/\/admindash(\?|$)/);
  await writer.goto('/admindash/to-do');
  await expect(group(writer, /^Published for you/)).toContainText(title);
  await expect(group(writer, /^Given back to you/).filter({ hasText: title })).toHaveCount(0);
});

test('what is missing is asked for before the note', async ({ writer }) => {
  await writer.goto('/admindash/articles/new');
  await titleField(writer).fill('Nog leeg');
  await button(writer, 'Hand in').click();
  await expect(writer.getByText('Category is required')).toBeVisible();
  await expect(dialog(writer)).toHaveCount(0);
});

test('by keyboard alone, for one person, and taken back', async ({ writer }) => {
  const article = await write(writer);
  await openEditor(writer, article);
  await button(writer, 'Hand in').focus();
  await writer.keyboard.press('Enter');
  await expect(dialog(writer).getByRole('textbox', { name: 'Note' })).toBeFocused();
  await writer.keyboard.press('Tab');
  await writer.keyboard.press('Enter');
  const options = writer.getByRole('option');
  // The names arrive a moment after the list opens.
  await options.nth(1).waitFor();
  await expect(options.first()).toBeFocused();
  await writer.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toBeFocused();
  await writer.keyboard.press('Enter');
  await expect(dialog(writer).getByRole('combobox', { name: 'For' })).toBeFocused();
  await writer.keyboard.press('Tab');
  await writer.keyboard.press('Enter');
  await expect(writer).toHaveURL(/\/admindash(\?|$)/);
  await openEditor(writer, article);
  await expect(notice(writer, 'Handed in')).toContainText(/, for \S/);
  await expect(button(writer, 'Save draft')).toBeVisible();
  await button(writer, 'Take back').focus();
  await writer.keyboard.press('Enter');
  await expect(notice(writer, 'Handed in')).toHaveCount(0);
  await expect(button(writer, 'Hand in')).toBeVisible();
});

test('what the editor changed goes along when it is given back', async ({ page, writer }) => {
  const article = await write(writer);
  await handInByApi(writer, article.id);
  await openEditor(page, article);
  await contentField(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Met dank.');
  await button(page, 'Give back…').click();
  await dialog(page).getByRole('textbox').fill('Kijk mijn zin na');
  await dialog(page).getByRole('button', { name: 'Give back' }).click();
  await expect(notice(page, 'Given back')).toBeVisible();
  await openEditor(writer, article);
  await expect(contentField(writer)).toContainText('Een rustige ochtend. Met dank.');
});

test('two editors at once: the second is told, and loses no word', async ({ page, writer }) => {
  const article = await write(writer);
  await handInByApi(writer, article.id);
  await openEditor(page, article);
  await button(page, 'Give back…').click();
  await dialog(page).getByRole('textbox').fill('Noem een bron');
  await writer.request.delete(`/api/admin/articles/${article.id}/hand-in`);
  await dialog(page).getByRole('button', { name: 'Give back' }).click();
  await expect(page.getByText(/waits no longer/).first()).toBeVisible();
  await expect(dialog(page).getByRole('textbox')).toHaveValue('Noem een bron');
});

for (const width of [390, 1440])
  test(`fits ${width} px in both looks, and has no accessibility errors`, async ({ page, writer }) => {
    const article = await write(writer, { title: 'Arbeidsongeschiktheidsverzekeringsmaatschappijenoverleg' });
    await handInByApi(writer, article.id, { note: 'Een lange notitie zonder haast. '.repeat(20) });
    for (const [who, colorScheme] of [
      [page, 'light'],
      [writer, 'dark'],
    ] as const) {
      await who.setViewportSize({ width, height: 844 });
      await who.emulateMedia({ colorScheme });
      await openEditor(who, article);
      await notice(who, 'Handed in').waitFor();
      expect(await axeViolations(who)).toEqual([]);
      expect(await who.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await button(page, 'Give back…').click();
    await dialog(page).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

test('what was handed in counts beside the closed menu of a phone', async ({ page, writer }) => {
  await handInByApi(writer, (await write(writer)).id);
  const counted = (await (await page.request.get('/api/admin/to-do')).json()) as ToDo;
  expect(counted.handIns.total).toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admindash');
  const messages = (await (await page.request.get('/api/admin/unhandled-messages')).json()) as { unhandled: number };
  const waiting = counted.total + messages.unhandled;
  await expect(page.getByRole('button', { name: `Menu ${waiting} waiting`, exact: true })).toBeVisible();
});
