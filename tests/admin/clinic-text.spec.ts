import type { Page } from '@playwright/test';
import { axeViolations } from '../support/browser/axe.ts';
import { open, read, textOf, writeBelow } from './clinic-document.ts';
import { isInTextRightAfter } from './editor/editor-page.ts';
import { pasteData } from './editor/paste/clipboard.ts';
import { expect, test } from './with-writer.ts';

const PAGE = 'therapieen/pro-aging.md';

/** The Markdown of the text after it was saved. */
async function saved(page: Page, path = PAGE): Promise<string> {
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved', { exact: true }).last()).toBeVisible();
  await expect(page.getByText('Saved as a draft', { exact: true })).toBeVisible();
  return (await read(page.request, path)).content.body ?? '';
}

/** Replaces the whole text. */
async function writeAnew(page: Page, words: string): Promise<void> {
  await textOf(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });

test('a sentence is changed as it looks, and the rest of the page stays to the letter', async ({ page }) => {
  await open(page, PAGE);
  const { body } = (await read(page.request, PAGE)).content;
  const first = textOf(page).locator('p').first();
  await first.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Goed om te weten: ');
  const [before = ''] = /^\s*/.exec(body ?? '') ?? [];
  expect(await saved(page)).toBe(`${before}Goed om te weten: ${(body ?? '').trimStart()}`);
  expect(await axeViolations(page)).toEqual([]);
});

test('headings, lists, bold, links, facts and sources are made by buttons and keys', async ({ page }) => {
  await open(page, PAGE);
  const { facts } = await read(page.request, PAGE);
  await writeAnew(page, 'Kop');
  await tool(page, 'Heading 2').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- een');
  await page.keyboard.press('Enter');
  await page.keyboard.type('twee');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bel ');
  await page.getByRole('button', { name: 'Insert a fact…' }).click();
  await page.getByRole('menuitem', { name: /^telefoon:/ }).focus();
  expect(await isInTextRightAfter(page, 'Enter')).toBe(true);
  await expect(textOf(page).getByText(facts['telefoon'] ?? '')).toBeVisible();
  await page.keyboard.type(', op {adres}. Of ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('mail');
  await page.keyboard.press('ControlOrMeta+b');
  await page.getByRole('button', { name: 'Insert a source…' }).click();
  await page.getByRole('menuitem').first().click();
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type(' ons over ');
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Add link' });
  await dialog.getByRole('combobox', { name: 'URL' }).fill('/pmo');
  await expect(dialog.getByText('Leads to')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add link' }).click();
  expect((await saved(page)).trim()).toMatch(
    /^## Kop\n\n- een\n- twee\n\nBel \{telefoon\}, op \{adres\}\. Of \*\*mail\*\*\{bron:[a-z0-9-]+\} ons over \[[^\]]+\]\(\/pmo\)$/,
  );
});

test('keys pressed at once act where the cursor has moved, and Backspace takes back what a sign began', async ({
  page,
}) => {
  await open(page, PAGE);
  await writeAnew(page, 'zin.');
  await page.keyboard.press('Home');
  await page.keyboard.type('Een ');
  // Without waiting for the page in between, as a text expander does.
  await Promise.all(['End', 'Enter', '-', 'Space'].map((key) => page.keyboard.press(key)));
  await expect(textOf(page).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('slot');
  await expect(textOf(page).getByRole('paragraph')).toContainText(['Een zin.', '- slot']);
});

test('rows are added to a table and taken out, and a cell can be written in', async ({ page }) => {
  const path = 'rijbewijskeuringen/chauffeurs.md';
  await open(page, path);
  const table = textOf(page).getByRole('table').first();
  await table.getByRole('cell').first().waitFor();
  const rows = await table.getByRole('row').count();
  await table.getByRole('cell').first().click();
  const tools = page.getByRole('group', { name: 'Table' });
  await tools.getByRole('button', { name: 'Add row below' }).click();
  await expect(table.getByRole('row')).toHaveCount(rows + 1);
  await table.getByRole('row').nth(2).getByRole('cell').first().click();
  await page.keyboard.type('BE | CE');
  await table.getByRole('row').nth(1).getByRole('cell').first().click();
  await tools.getByRole('button', { name: 'Delete row' }).click();
  await expect(table.getByRole('row')).toHaveCount(rows);
  await table.getByRole('columnheader').first().click();
  await expect(tools.getByRole('button', { name: 'Delete row' })).toHaveCount(0);
  expect(await saved(page, path)).toContain('| --- | --- | --- |\n| BE \\| CE |  |  |\n|');
});

test('the text can be written as Markdown, and what the editor has nothing for stays as it is written', async ({
  page,
}) => {
  await open(page, PAGE);
  await page.getByRole('button', { name: 'As Markdown' }).press('Enter');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  const markdown = 'Een **vette** zin.\n\n> Een citaat.\n\nHet slot.\n';
  await expect(text).toBeFocused();
  await text.fill(markdown);
  await page.getByRole('button', { name: 'As it will look' }).press('Enter');
  await expect(textOf(page)).toBeFocused();
  await expect(textOf(page).locator('strong')).toHaveText('vette');
  await expect(textOf(page).getByText('> Een citaat.')).toBeVisible();
  await writeBelow(page, 'En meer.');
  expect(await saved(page)).toBe(`${markdown.trimEnd()}\n\nEn meer.\n`);
});

test('what is pasted from elsewhere keeps what a page can have', async ({ page }) => {
  await open(page, PAGE);
  await writeAnew(page, 'x');
  await textOf(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<h1 style="color:red">Titel</h1><p><span style="font-weight:700">Vet</span> en <img src="https://a.example/x.png"> <code>code</code> voor {telefoon}</p><ul><li>punt</li></ul><script>alert(1)</script>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('Pictures stay out of the text', { exact: true })).toBeVisible();
  const markdown = await saved(page);
  expect(markdown).not.toMatch(/<|https:|alert|!\[/);
  expect(markdown).toContain('- punt');
  expect(markdown).toContain('voor {telefoon}');
});

test('what is pasted as plain text keeps every character', async ({ page }) => {
  await open(page, PAGE);
  await writeAnew(page, 'x');
  const lines = ['H. pylori: ', 'neem 2 * 500 mg, 3 * daags'];
  for (const line of lines) await pasteData(textOf(page), { 'text/plain': line });
  await expect(textOf(page).locator('p')).toHaveText(`x${lines.join('')}`);
});

test('the check stands beside the text, and leads to a danger in it', async ({ page }) => {
  await open(page, PAGE);
  const check = page.getByRole('region', { name: 'Check' });
  await expect(check.getByRole('status')).toHaveText(/hint|Nothing found/);
  await writeBelow(page, 'Stop vandaag nog met uw bloedverdunners.');
  await expect(check.getByText('Blocks publishing')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Home');
  await check.getByRole('button', { name: 'Show in the text' }).first().click();
  await expect(textOf(page)).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('bloedverdunners');
  expect(await axeViolations(page)).toEqual([]);
});

test('without the code of the editor the text is written as Markdown', async ({ page }) => {
  await page.route(/PageTextEditor/, (route) => route.abort());
  await open(page, PAGE);
  await expect(textOf(page)).toHaveJSProperty('tagName', 'TEXTAREA');
  await textOf(page).fill('Zonder editor.\n');
  expect(await saved(page)).toBe('Zonder editor.\n');
});
