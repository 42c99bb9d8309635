import type { Page } from '@playwright/test';
import { axeViolations } from '../support/browser/axe.ts';
import { uniqueWord } from '../support/unique-word.ts';
import { open, read, saveDraft, textOf } from './clinic-document.ts';
import { expect, test } from './logged-in.ts';

const PATH = 'behandelingen.yaml';
const motto = (page: Page) => page.getByLabel('Motto');
const draft = (page: Page) => page.getByRole('button', { name: 'Save draft' }).click();
const fieldsOf = async (page: Page) => (await read(page.request, PATH)).content.fields;

/** Typed in the form, while a colleague saves. */
async function typeWhileSaved(page: Page, mine: string, theirs: Record<string, unknown>): Promise<void> {
  await open(page, PATH);
  await motto(page).fill(mine);
  await saveDraft(page.request, PATH, theirs);
}

test('a draft is saved with what a colleague saved in another field', async ({ page }) => {
  const [mine, theirs] = [`Mijn spreuk ${uniqueWord()}`, `Hun titel ${uniqueWord()}`];
  await typeWhileSaved(page, mine, { titel: theirs });
  await draft(page);
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  await expect(page.getByText(/^With what .+ saved meanwhile$/)).toBeVisible();
  expect(await fieldsOf(page)).toMatchObject({ spreuk: mine, titel: theirs });
  await expect(motto(page)).toHaveValue(mine);
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue(theirs);
  const notice = page.getByRole('status').filter({ hasText: 'That is in the form now' });
  await expect(notice).toContainText('Changed: Title.');
  expect(await axeViolations(page)).toEqual([]);
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByText('Not saved yet')).toBeHidden();
});

test('a save with both, whose answer was lost, is done once and asks nothing', async ({ page }) => {
  const [mine, theirs] = [`Mijn spreuk ${uniqueWord()}`, `Hun titel ${uniqueWord()}`];
  await typeWhileSaved(page, mine, { titel: theirs });
  const { number } = await read(page.request, PATH);
  let saves = 0;
  await page.route('**/api/admin/site-documents/document', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    saves += 1;
    if (saves !== 2) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await draft(page);
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await expect(motto(page)).toHaveValue(mine);
  await draft(page);
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  await expect(page.getByText('Not saved yet')).toBeHidden();
  const { number: after, content } = await read(page.request, PATH);
  expect(after).toBe(number + 1);
  expect(content.fields).toMatchObject({ spreuk: mine, titel: theirs });
});

test('nothing goes online that a colleague saved and the user has not seen', async ({ page }) => {
  const [mine, theirs] = [`Mijn spreuk ${uniqueWord()}`, `Hun titel ${uniqueWord()}`];
  await typeWhileSaved(page, mine, { titel: theirs });
  const { number } = await read(page.request, PATH);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Nothing is published yet' });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('Changed: Title.');
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue(theirs);
  await expect(motto(page)).toHaveValue(mine);
  expect((await read(page.request, PATH)).number).toBe(number);
  await test.step('a reload keeps both, without a question', async () => {
    await page.reload();
    await expect(motto(page)).toHaveValue(mine);
    await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue(theirs);
    await expect(page.getByText(/saved version/)).toHaveCount(0);
  });
});

test('a field that both changed asks for that field alone, by keyboard too', async ({ page }) => {
  const word = uniqueWord();
  await typeWhileSaved(page, `Mijn spreuk ${word}`, {
    spreuk: `Hun spreuk ${word}`,
    titel: `Hun titel ${word}`,
  });
  await draft(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Both changed what stands below' })).toBeVisible();
  const question = page.getByRole('group', { name: 'Motto' });
  await expect(question.getByRole('radio', { name: 'Yours' })).toBeChecked();
  await expect(question).toContainText(`Hun spreuk ${word}`);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(question.getByRole('radio', { name: /^Version \d+$/ })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Go on with what is chosen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await draft(page);
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  expect(await fieldsOf(page)).toMatchObject({ spreuk: `Mijn spreuk ${word}`, titel: `Hun titel ${word}` });
});

test('what was typed is discarded for a version of a colleague only after a question', async ({ page }) => {
  const word = uniqueWord();
  await typeWhileSaved(page, `Mijn spreuk ${word}`, { spreuk: `Hun spreuk ${word}` });
  await draft(page);
  await page.getByRole('button', { name: 'Discard what I typed' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(motto(page)).toHaveValue(`Mijn spreuk ${word}`);
  await page.getByRole('button', { name: 'Discard what I typed' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(motto(page)).toHaveValue(`Hun spreuk ${word}`);
  await expect(page.getByText('Not saved yet')).toBeHidden();
});

test('two people write in one text, each a paragraph', async ({ page }) => {
  const path = 'klachten.md';
  await open(page, path);
  const [mine, theirs] = [`Mijn woord ${uniqueWord()}`, `Hun woord ${uniqueWord()}`];
  await textOf(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type(`${mine}. `);
  const { number, content } = await read(page.request, path);
  const body = `${content.body?.trimEnd()}\n\n${theirs}.\n`;
  const data = { path, basedOn: number, content: { ...content, body }, publish: 'no' };
  expect((await page.request.put('/api/admin/site-documents/document', { data })).ok()).toBe(true);
  await draft(page);
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  await expect(textOf(page)).toContainText(mine);
  await expect(textOf(page)).toContainText(theirs);
  const { body: saved } = (await read(page.request, path)).content;
  expect(saved).toBe(body.replace('## Praat', `## ${mine}. Praat`));
});
