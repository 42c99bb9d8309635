import type { Page } from '@playwright/test';
import { axeViolations } from '../../../support/browser/axe.ts';
import { contentField, openEditor, toast } from '../editor-page.ts';
import { expect, test } from './reviewer.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Medical review' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Medical review' });
const reviewed = (page: Page) => section(page).getByRole('button', { name: 'Reviewed…' });
const block = (page: Page) => page.getByRole('region', { name: 'About this text' });
const card = (page: Page, { title }: { title: string }) => page.getByRole('article', { name: title });
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function review(page: Page): Promise<void> {
  await reviewed(page).click();
  await dialog(page).getByRole('button', { name: 'Reviewed', exact: true }).click();
  await expect(toast(page, 'Review stored')).toBeVisible();
}

test('a review reaches readers, a change only staff', async ({ page, createArticle }) => {
  const article = await createArticle({ isPublished: true, tags: ['medicijnen'] });
  const address = `/magazine/article/${article.slug}`;
  await page.goto(address);
  await expect(block(page)).toContainText(/Written by\s*Redactie\s*Published on/);
  await expect(block(page)).not.toContainText('checked');

  await openEditor(page, article);
  await expect(section(page)).toContainText('Not reviewed');
  await reviewed(page).click();
  await expect(dialog(page)).toContainText('Readers see: Anna, huisarts (BIG 19012345601)');
  await expect(dialog(page)).toContainText('In a year, because it is about medicines');
  expect(await axeViolations(page)).toEqual([]);
  await dialog(page).getByLabel('Note for colleagues').fill('Bijsluiter nagelezen');
  await dialog(page).getByRole('button', { name: 'Reviewed', exact: true }).click();
  await expect(section(page)).toContainText(/Reviewed\s*Checked by Anna, huisarts \(BIG 19012345601\) on/);
  await expect(section(page)).toContainText('Note: Bijsluiter nagelezen');
  expect(await axeViolations(page)).toEqual([]);

  await page.goto(address);
  await expect(block(page)).toContainText(/Medically checked by\s*Anna, huisarts \(BIG number 19012345601\)/);
  await expect(block(page)).toContainText(/Checked on .*Next check/s);
  await expect(page.locator('body')).not.toContainText('Bijsluiter');
  const checkedOn = await block(page).locator('time').nth(1).getAttribute('datetime');
  expect(await axeViolations(page)).toEqual([]);

  await openEditor(page, article);
  await contentField(page).click();
  await page.keyboard.type('Nog iets. ');
  await expect(section(page)).toContainText('Save your changes first: a review is of what is saved.');
  await reviewed(page).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(section(page)).toContainText('Changed since review');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(toast(page, 'Changes published')).toBeVisible();
  await page.goto('/admindash');
  await expect(card(page, article)).toContainText('Changed since review');
  await page.goto(address);
  await expect(block(page).locator('time').nth(1)).toHaveAttribute('datetime', checkedOn ?? '');

  await openEditor(page, article);
  await section(page).getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'Readers no longer see that somebody checked this article.',
  );
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(section(page)).toContainText('Review withdrawn');
  await expect(section(page)).toContainText('Other reviews: 1');
  await page.goto(address);
  await expect(block(page)).not.toContainText('checked');
});

test('a review of draft changes waits until they are published', async ({ page, createArticle }) => {
  const article = await createArticle({ isPublished: true });
  const body = { ...article, content: '<p>Een drukke ochtend.</p>', draft: null };
  await page.request.put(`/api/admin/articles/${article.id}/draft-changes`, { data: body });
  await openEditor(page, article);
  await expect(section(page)).toContainText(/These draft changes\s*Not reviewed\s*What readers see now\s*Not reviewed/);
  await review(page);
  await expect(section(page)).toContainText(/These draft changes\s*Reviewed.*What readers see now\s*Not reviewed/s);
  await page.goto(`/magazine/preview/article/${article.id}`);
  await expect(block(page)).toContainText('Medically checked by');
  await page.goto(`/magazine/article/${article.slug}`);
  await expect(block(page)).not.toContainText('checked');
  await openEditor(page, article);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page.waitForURL('/admindash');
  await expect(card(page, article)).toContainText('Reviewed');
  await page.goto(`/magazine/article/${article.slug}`);
  await expect(block(page)).toContainText('Medically checked by');
});

test('a text that a colleague has changed is not reviewed', async ({ page, createArticle, changeArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  await reviewed(page).click();
  await changeArticle(article, { content: '<p>Een heel andere ochtend.</p>' });
  await dialog(page).getByRole('button', { name: 'Reviewed', exact: true }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Read what is new before you review it');
  await dialog(page).getByRole('button', { name: 'Show the newest version' }).click();
  await expect(contentField(page)).toContainText('Een heel andere ochtend.');
  await expect(section(page)).toContainText('Not reviewed');
  await review(page);
  await expect(section(page)).toContainText('Checked by Anna');
});

test('works with the keyboard and on a phone', async ({ page, createArticle }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const article = await createArticle();
  await openEditor(page, article);
  await reviewed(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(reviewed(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const due = dialog(page).getByLabel('Next check');
  await due.fill('2020-01-01');
  await expect(dialog(page)).toContainText('The next check must be after today');
  await due.fill('');
  await expect(dialog(page).getByRole('button', { name: 'Reviewed', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await review(page);
  await expect(reviewed(page)).toBeFocused();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await section(page).getByRole('button', { name: 'Withdraw' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(section(page)).toContainText('Review withdrawn');
  await expect(reviewed(page)).toBeFocused();
});
