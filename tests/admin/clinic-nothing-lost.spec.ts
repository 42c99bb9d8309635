import type { Page } from '@playwright/test';
import { uniqueWord } from '../support/unique-word.ts';
import { open, read } from './clinic-document.ts';
import { expect, test } from './with-writer.ts';

const WAITING = 'wachttijd.yaml';
const waitingTime = (page: Page) => page.getByRole('textbox', { name: 'Waiting time' });
const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'You have other unsaved changes' });
const draft = (page: Page) => page.getByRole('button', { name: 'Save draft' }).click();

test('another order of the team is a change, and is saved', async ({ page }) => {
  const team = async () => Object.entries((await read(page.request, 'team.yaml')).content.fields);
  const [[first] = [], [second, entry] = []] = await team();
  await open(page, 'team.yaml');
  await page.getByRole('button', { name: `Move up ${(entry as { naam: string }).naam}` }).click();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await draft(page);
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  await expect(page.getByText('Not saved yet')).toBeHidden();
  expect((await team()).slice(0, 2).map(([key]) => key)).toEqual([second, first]);
});

test('back to the file: what was typed is offered', async ({ page }) => {
  const { number, content } = await read(page.request, WAITING);
  const data = { path: WAITING, basedOn: number, content, publish: 'now' };
  expect((await page.request.put('/api/admin/site-documents/document', { data })).ok()).toBe(true);
  const words = `drie weken ${uniqueWord()}`;
  await open(page, WAITING);
  await waitingTime(page).fill(words);
  await page.getByRole('button', { name: 'Back to the file' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back to the file' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(waitingTime(page)).not.toHaveValue(words);
  await offer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(waitingTime(page)).toHaveValue(words);
});

test('what is typed while an earlier version comes is offered', async ({ page }) => {
  const words = `vier weken ${uniqueWord()}`;
  await open(page, WAITING);
  await waitingTime(page).fill(`twee weken ${uniqueWord()}`);
  await draft(page);
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/admin/site-documents/document?*number=0*', async (route) => {
    await mayGoOn;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Show the file' }).click();
  await waitingTime(page).fill(words);
  goOn();
  await expect(page.getByText(/^The file is in the form/)).toBeVisible();
  await offer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(waitingTime(page)).toHaveValue(words);
});

test('an ended session does not interrupt typing: no screen asks for a login by itself', async ({ page, context }) => {
  await page.clock.install();
  await open(page, WAITING);
  await expect(page.getByText(/^(Online since|Going online)/)).toBeVisible();
  await context.clearCookies();
  const refused = page.waitForResponse(
    (response) => response.url().endsWith('/api/admin/site-documents') && response.status() === 401,
  );
  await waitingTime(page).fill('zeven weken');
  await page.clock.runFor(21_000);
  await refused;
  await expect(page.getByText(/^Whether it is online cannot be seen/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.type(' en een dag');
  await expect(waitingTime(page)).toHaveValue('zeven weken en een dag');
});
