import { moveTo } from '../../support/browser/move-focus.ts';
import { contentField, openEditor, titleField } from '../editor/editor-page.ts';
import { expect, test } from '../logged-in.ts';
import { field, versionPanel, versions } from './history-page.ts';

test('compares versions and restores one by keyboard alone', async ({ page, createArticle, changeArticle }) => {
  const { keyboard } = page;
  const article = await createArticle({ title: 'Eerste titel', content: '<p>De eerste tekst.</p>' });
  const second = await changeArticle(article, { title: 'Tweede titel', isPublished: true });
  await changeArticle(second, { title: 'Derde titel' });
  await openEditor(page, article);
  await moveTo(page, page.getByRole('link', { name: 'History', exact: true }));
  await keyboard.press('Enter');
  await expect(versionPanel(page).getByRole('heading', { name: 'Version 3' })).toBeVisible();

  await test.step('a version is opened from the list, which keeps the focus', async () => {
    const entry = versions(page).getByRole('link', { name: /version 2/ });
    await moveTo(page, entry);
    await keyboard.press('Enter');
    await expect(versionPanel(page).getByRole('heading', { name: 'Version 2' })).toBeVisible();
    await expect(entry).toBeFocused();
  });

  await test.step('it is compared with another, in another way', async () => {
    const other = page.getByRole('combobox', { name: 'Compared with' });
    await moveTo(page, other);
    await keyboard.press('Enter');
    await expect(page.locator('[role=option]:focus')).toBeVisible();
    await keyboard.type('Version 3');
    await expect(page.getByRole('option', { name: /^Version 3/ })).toBeFocused();
    await keyboard.press('Enter');
    await expect(other).toBeFocused();
    await expect(field(page, 'Title').locator('ins')).toContainText('Derde');
    await moveTo(page, versionPanel(page).getByRole('tab', { selected: true }), 'Shift+Tab');
    await keyboard.press('ArrowRight');
    await expect(versionPanel(page).getByRole('tab', { selected: true })).toBeFocused();
    await expect(page).toHaveURL(/view=/);
  });

  await test.step('the question is dismissed, and the focus comes back', async () => {
    const restore = versionPanel(page).getByRole('button', { name: 'Restore this version' });
    await moveTo(page, versions(page).getByRole('link', { name: /version 1/ }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(versionPanel(page).getByRole('heading', { name: 'Version 1' })).toBeVisible();
    await moveTo(page, restore);
    await keyboard.press('Enter');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(restore).toBeFocused();
    await keyboard.press('Enter');
    await moveTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Open in the editor' }));
    await keyboard.press('Enter');
  });

  await expect(titleField(page)).toHaveValue('Eerste titel');
  await expect(contentField(page)).toHaveText('De eerste tekst.');
  await expect(page.getByRole('paragraph').filter({ hasText: /^Version 1 of .* is in the editor\./ })).toBeFocused();
});
