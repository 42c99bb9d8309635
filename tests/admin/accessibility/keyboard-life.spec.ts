import type { Page } from '@playwright/test';
import { moveTo } from '../../support/browser/move-focus.ts';
import { expect, test } from '../editor/review/reviewer.ts';

/** The focus is on something of the page that is there. */
const expectSomeFocus = (page: Page) => expect(page.locator('body')).not.toBeFocused();

test('shares, reviews, schedules, bins and restores by keyboard alone', async ({ page, createArticle }) => {
  const { keyboard } = page;
  const { id, title } = await createArticle();
  await page.goto(`/admindash/articles/${id}`);
  await page.getByRole('textbox', { name: 'Content *' }).waitFor();

  await test.step('a preview link is made, revoked, and its dialog closed', async () => {
    const share = page.getByRole('button', { name: 'Share preview' });
    await moveTo(page, share);
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Share preview' });
    await moveTo(page, dialog.getByRole('button', { name: 'Make a link' }));
    await keyboard.press('Enter');
    await expect(dialog.getByLabel('Link for a reader')).toBeFocused();
    await moveTo(page, dialog.getByRole('button', { name: /^Revoke/ }));
    await keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'No link of this article works' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(share).toBeFocused();
  });

  await test.step('the text is reviewed', async () => {
    await moveTo(page, page.getByRole('button', { name: 'Reviewed…' }));
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await moveTo(page, dialog.getByRole('button', { name: 'Reviewed', exact: true }));
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Checked by /)).toBeVisible();
    await expectSomeFocus(page);
  });

  await test.step('a schedule is made, and cancelled', async () => {
    await moveTo(page, page.getByRole('button', { name: 'Schedule…' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Schedule' }).getByLabel('Date')).toBeFocused();
    await keyboard.press('Enter');
    const schedule = page.getByRole('region', { name: 'Schedule' });
    await expect(schedule).toContainText('Will be published tomorrow');
    await moveTo(page, schedule.getByRole('button', { name: 'Cancel schedule' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(schedule).toBeHidden();
    await expectSomeFocus(page);
  });

  await test.step('the article goes to the bin, and comes back', async () => {
    await moveTo(page, page.getByRole('link', { name: 'Back to dashboard' }), 'Shift+Tab');
    await keyboard.press('Enter');
    const card = page.getByRole('article', { name: title });
    await card.waitFor();
    await moveTo(page, card.getByRole('button', { name: /^Delete/ }));
    await keyboard.press('Enter');
    await moveTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await keyboard.press('Enter');
    await expect(card).toBeHidden();
    await expectSomeFocus(page);
    await moveTo(page, page.getByRole('combobox', { name: 'State' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await moveTo(page, page.getByRole('option', { name: 'In the bin' }), 'ArrowDown');
    await keyboard.press('Enter');
    const restore = card.getByRole('button', { name: /^Restore/ });
    await restore.waitFor();
    await moveTo(page, restore);
    await keyboard.press('Enter');
    await expect(page.getByText('Article restored', { exact: true })).toBeVisible();
    await expectSomeFocus(page);
  });

  await test.step('the user logs out', async () => {
    await moveTo(page, page.getByRole('button', { name: 'Logout' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/admindash/login');
  });
});
