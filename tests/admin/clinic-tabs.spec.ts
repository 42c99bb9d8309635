import type { BrowserContext, Page } from '@playwright/test';
import { axeViolations } from '../support/browser/axe.ts';
import { uniqueWord } from '../support/unique-word.ts';
import { open, read, saveDraft } from './clinic-document.ts';
import { expect, test } from './logged-in.ts';

const PATH = 'pmo.yaml';
const title = (page: Page) => page.getByLabel('Title for search engines');
const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'You have other unsaved changes' });

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await open(page, PATH);
  return page;
}

async function type(page: Page, words: string): Promise<void> {
  await title(page).fill(words);
  await expect(page.getByText('Not saved yet')).toBeVisible();
}

/** Two tabs with the page as it is on the server, each with its own text, and both closed: the first one last. */
async function closeTwoTabs(context: BrowserContext): Promise<{ newer: string; older: string }> {
  // Another test may have saved one.
  const word = uniqueWord();
  const words = { newer: `Uit het eerste tabblad ${word}`, older: `Uit het tweede tabblad ${word}` };
  const [one, two] = [await openTab(context), await openTab(context)];
  await type(two, words.older);
  await type(one, words.newer);
  await one.close();
  await two.close();
  return words;
}

test('two tabs lose no text: the newest is put back, the other offered', async ({ page, context }) => {
  const { newer, older } = await closeTwoTabs(context);
  await open(page, PATH);
  await expect(title(page)).toHaveValue(newer);
  await expect(page.getByText('What you typed before and did not save is here again.')).toBeVisible();
  await expect(offer(page)).toContainText('Changed: ');
  expect(await axeViolations(page)).toEqual([]);
  await test.step('restoring exchanges the two, and a reload still has both', async () => {
    await offer(page).getByRole('button', { name: 'Restore' }).click();
    await expect(title(page)).toHaveValue(older);
    await page.reload();
    await expect(title(page)).toHaveValue(older);
    await offer(page).getByRole('button', { name: 'Restore' }).click();
    await expect(title(page)).toHaveValue(newer);
  });
  await test.step('a save leaves the other', async () => {
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
    await expect(offer(page)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Clinic' }).click();
    const row = page.getByRole('article', { name: 'PMO' });
    await expect(row.getByText('Not saved yet')).toBeVisible();
    await row.getByRole('link').click();
    await expect(title(page)).toHaveValue(older);
    await expect(page.getByRole('alert')).toContainText(/^You saved version \d+ elsewhere meanwhile/);
    await expect(offer(page)).toBeHidden();
  });
});

test('discarding one of two texts asks, and leaves the other', async ({ page, context }) => {
  const { newer } = await closeTwoTabs(context);
  await open(page, PATH);
  await offer(page).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(offer(page)).toBeHidden();
  await expect(title(page)).toHaveValue(newer);
  await page.reload();
  await expect(title(page)).toHaveValue(newer);
  await expect(offer(page)).toBeHidden();
});

test('text that another tab still shows is kept until its own tab is done with it', async ({ page, context }) => {
  const first = await openTab(context);
  await type(first, 'Een begin');
  await open(page, PATH);
  await expect(title(page)).toHaveValue('Een begin');
  await type(first, 'Een begin, en verder');
  await type(page, 'Een begin, maar anders');
  await first.close();
  await page.reload();
  await expect(title(page)).toHaveValue('Een begin, maar anders');
  await offer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(title(page)).toHaveValue('Een begin, en verder');
});

test('a text that was saved elsewhere is no longer said to be unsaved', async ({ page, context }) => {
  const saved = `Opgeslagen door een ander ${uniqueWord()}`;
  const other = await openTab(context);
  await type(other, saved);
  await other.close();
  await saveDraft(page.request, PATH, { zoektitel: saved });
  await open(page, PATH);
  await expect(page.getByText('Not saved yet')).toBeHidden();
  await page.getByRole('link', { name: 'Back to Clinic' }).click();
  await expect(page.getByRole('article', { name: 'PMO' }).getByText('Not saved yet')).toBeHidden();
});

test('text from before a colleague saved says what the colleague changed', async ({ page, context }) => {
  const other = await openTab(context);
  await type(other, 'Van voor de collega');
  await other.close();
  const theirs = `Een titel van de collega ${uniqueWord()}`;
  await saveDraft(page.request, PATH, { titel: theirs });
  await open(page, PATH);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Changed: Title.');
  await expect(title(page)).toHaveValue('Van voor de collega');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(alert).toBeHidden();
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue(theirs);
});

test('the list says what another tab has not saved, while it has not', async ({ page, context }) => {
  await page.goto('/admindash/clinic');
  const chip = page.getByRole('article', { name: 'PMO' }).getByText('Not saved yet');
  await expect(page.getByRole('article', { name: 'PMO' })).toBeVisible();
  const other = await openTab(context);
  await type(other, `Nog niet opgeslagen ${uniqueWord()}`);
  await expect(chip).toBeVisible();
  await other.getByRole('button', { name: 'Save draft' }).click();
  await expect(chip).toBeHidden();
});

/** Changes what the browser keeps of the form that was closed, as if it was typed before an update of the website. */
const age = (page: Page, fields: Record<string, unknown>, before: Record<string, unknown>) =>
  page.evaluate(
    ([typed, was]) => {
      const key = Object.keys(localStorage).find((one) => one.startsWith('document:')) ?? '';
      const kept = JSON.parse(localStorage.getItem(key) ?? '');
      Object.assign(kept.fields, typed);
      Object.assign(kept.before.fields, was);
      localStorage.setItem(key, JSON.stringify(kept));
    },
    [fields, before] as const,
  );

test('an update of the website keeps what was typed: in its fields, and what has none as text to copy', async ({
  page,
}) => {
  const path = 'toegankelijkheid.md';
  const intro = page.getByLabel('Introduction');
  await open(page, path);
  const heading = await page.getByLabel('Title', { exact: true }).first().inputValue();
  await intro.fill('Mijn inleiding');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.goto('/admindash/clinic');
  await age(page, { weg: 'Getypt in een veld van toen', titel: 'Oude titel' }, { titel: 'Oude titel' });
  await open(page, path);
  await expect(intro).toHaveValue('Mijn inleiding');
  const left = page.getByRole('textbox', { name: 'Weg' });
  await expect(left).toHaveValue('Getypt in een veld van toen');
  await expect(page.getByText('An update of the website changed this page meanwhile.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  const { content } = await read(page.request, path);
  expect(content.fields).toMatchObject({ inleiding: 'Mijn inleiding', titel: heading });
  await page.reload();
  await expect(left).toHaveValue('Getypt in een veld van toen');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(left).toBeHidden();
  await page.reload();
  await expect(intro).toHaveValue('Mijn inleiding');
  await expect(left).toBeHidden();
});
