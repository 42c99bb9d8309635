import { pressBack, pressForward } from '../../support/browser/traverse.ts';
import { expect, test } from '../logged-in.ts';
import { expectSameDocument, goTo, markDocument, openDashboard, typeArticle } from './screens.ts';

test.beforeEach(async ({ page }) => {
  await openDashboard(page);
  await markDocument(page);
  await typeArticle(page, 'Nog niet bewaard');
});

test('going back from unsaved text asks, stays on request, and leaves', async ({ page }) => {
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  for (const _ of [1, 2]) {
    await pressBack(page);
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(page).toHaveURL('/admindash/articles/new');
    await expect(page.getByLabel('Title *', { exact: true })).toHaveValue('Nog niet bewaard');
  }
  await pressBack(page);
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admindash');
  await expect(page.getByRole('article').first()).toBeVisible();
  await pressForward(page);
  await expect(page.getByText('Nog niet bewaard')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expectSameDocument(page);
});

test('a failed logout guards unsaved text as before', async ({ page, context }) => {
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out without saving?' });
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Logout failed', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('Title *', { exact: true })).toHaveValue('Nog niet bewaard');
  await goTo(page, 'Account');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => {});
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
});

test('a logout asks about drafts of articles that are not open', async ({ page }) => {
  await goTo(page, 'Account');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await goTo(page, 'Dashboard');
  await page.getByRole('link', { name: 'New Article', exact: true }).click();
  await expect(page.getByText('Nog niet bewaard')).toBeVisible();
});

test('the last keys before leaving are kept', async ({ page }) => {
  await page.getByLabel('Title *', { exact: true }).fill('Tot de laatste toets');
  await goTo(page, 'Account');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  await pressBack(page);
  await expect(page.getByText('Tot de laatste toets')).toBeVisible();
});
