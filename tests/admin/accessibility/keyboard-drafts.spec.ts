import { moveTo } from '../../support/browser/move-focus.ts';
import { contentField, draftNotice, openEditor } from '../editor/editor-page.ts';
import { expect, test } from '../logged-in.ts';

test('answers a conflict by keyboard alone, and types on', async ({ page, createArticle, changeArticle }) => {
  const { keyboard } = page;
  const article = await createArticle();
  await openEditor(page, article);
  await changeArticle(article, { content: '<p>Een drukke ochtend.</p>' });
  await moveTo(page, contentField(page));
  await keyboard.type('Nieuw. ');
  await keyboard.press('ControlOrMeta+s');
  const conflict = page.getByRole('dialog', { name: /^This article was changed/ });
  await expect(conflict.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(contentField(page)).toBeFocused();
  await keyboard.press('ControlOrMeta+s');
  await moveTo(page, conflict.getByRole('button', { name: 'Save my version' }));
  await keyboard.press('Enter');
  await expect(conflict).toBeHidden();
  await expect(contentField(page)).toBeFocused();
});

test('compares and restores unsaved text by keyboard alone', async ({ page, createArticle }) => {
  const { keyboard } = page;
  await openEditor(page, await createArticle());
  await moveTo(page, contentField(page));
  await keyboard.type('Nog niet bewaard. ');
  await expect(draftNotice(page)).toBeVisible();
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  const compare = page.getByRole('button', { name: 'Compare' });
  await compare.waitFor();
  await moveTo(page, compare);
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Compare with what this browser kept' });
  await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeFocused();
  await keyboard.press('Escape');
  await expect(compare).toBeFocused();
  await keyboard.press('Enter');
  await moveTo(page, dialog.getByRole('button', { name: 'Restore' }));
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(contentField(page)).toContainText('Nog niet bewaard.');
  await expect(page.locator('body')).not.toBeFocused();
});

test('opens a chapter of the manual by keyboard alone on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admindash/help');
  const contents = page.getByRole('navigation', { name: 'Inhoud' });
  await contents.waitFor();
  await moveTo(page, contents.getByRole('button', { name: 'Inhoud', exact: true }));
  await page.keyboard.press('Enter');
  await moveTo(page, contents.getByRole('link', { name: 'Als er iets misgaat' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Als er iets misgaat' })).toBeInViewport();
  // The next key goes on from the chapter, not from the list.
  await page.keyboard.press('Tab');
  await expect(contents.locator(':focus')).toHaveCount(0);
});
