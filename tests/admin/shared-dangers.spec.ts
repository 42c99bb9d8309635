import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../support/browser/axe.ts';
import { uniqueWord } from '../support/unique-word.ts';
import { toast } from './editor/editor-page.ts';
import { expect, test } from './logged-in.ts';
import { openPicture } from './pictures/open-picture.ts';

const CURE = 'Onze kuur geneest reuma.';
const REASON = 'A quotation that we explain.';
const refusal = (form: Locator) => form.getByText('Not saved. Readers would see this in published articles at once.');
const reasonField = (form: Locator) => form.getByLabel('Why may it be published anyway?');
const withReason = (form: Locator) => form.getByRole('button', { name: 'Save with this reason' });

async function openWriter(page: Page, name: string): Promise<Locator> {
  await page.goto('/admindash?tab=writers');
  await page.getByRole('article', { name }).getByRole('button', { name: /^Edit/ }).click();
  return page.getByRole('dialog', { name: 'Edit Writer' });
}

test('refuses a biography that readers see, until corrected or with a reason', async ({ page, createArticle }) => {
  const name = `Bram ${uniqueWord()}`;
  const data = { name, email: `${uniqueWord()}@clinic.example`, bio: 'Bram is arts.' };
  const { id: writerId } = await (await page.request.post('/api/admin/writers', { data })).json();
  await createArticle({ writerId, isPublished: true });
  const form = await openWriter(page, name);
  await form.getByLabel('Bio').fill(CURE);
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(refusal(form)).toBeFocused();
  await expect(form.getByLabel('Bio')).toHaveAccessibleDescription(/“Onze kuur geneest reuma” promises a cure/);
  await expect(form.getByRole('listitem')).toContainText('Burgerlijk Wetboek');
  expect(await axeViolations(page)).toEqual([]);
  await withReason(form).click();
  await expect(reasonField(form)).toHaveAttribute('aria-invalid', 'true');

  await form.getByLabel('Bio').fill('Bram is huisarts.');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(form).toBeHidden();

  await openWriter(page, name);
  await form.getByLabel('Bio').fill(CURE);
  await form.getByRole('button', { name: 'Update' }).click();
  await reasonField(form).fill(REASON);
  await page.route('**/api/admin/writers/*', (route) => route.fulfill({ status: 503, body: 'Away' }), { times: 1 });
  await withReason(form).click();
  await expect(toast(page, 'Failed to update writer')).toBeVisible();
  await expect(reasonField(form)).toHaveValue(REASON);
  await withReason(form).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('article', { name })).toContainText(CURE);
  await page.goto('/admindash/activity');
  await expect(page.getByText(`${name} (promises a cure): ${REASON}`)).toBeVisible();
});

test('saves a caption with a reason over what a colleague wrote meanwhile', async ({ page, createArticle }) => {
  await openPicture(page);
  const details = page.getByRole('dialog');
  const hash = new URL(page.url()).searchParams.get('open') ?? '';
  await createArticle({ image: `/api/admin/download/${hash}.webp`, isPublished: true });
  await details.getByLabel('Caption').fill(CURE);
  await page.request.patch(`/api/admin/pictures/${hash}`, { data: { version: 1, name: 'Van Bas' } });
  await details.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Van Bas' })).toBeVisible();
  await details.getByRole('button', { name: 'Save mine instead' }).click();
  await reasonField(details).fill(REASON);
  await withReason(details).click();
  await expect(toast(page, 'Picture saved')).toBeVisible();
  await expect(refusal(details)).toBeHidden();
});

test('refuses the caption of a published picture, and saves it with a reason', async ({ page, createArticle }) => {
  const details = await openPicture(page);
  const hash = new URL(page.url()).searchParams.get('open') ?? '';
  await createArticle({ image: `/api/admin/download/${hash}.webp`, isPublished: true });
  await details.getByLabel('Caption').fill(CURE);
  await details.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(refusal(details)).toBeFocused();
  await expect(details.getByLabel('Caption')).toHaveAccessibleDescription(/promises a cure/);
  await reasonField(details).fill(REASON);
  await withReason(details).click();
  await expect(toast(page, 'Picture saved')).toBeVisible();
  await expect(refusal(details)).toBeHidden();
  await expect(details.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
  await expect(details.getByLabel('Caption')).toHaveValue(CURE);
});
