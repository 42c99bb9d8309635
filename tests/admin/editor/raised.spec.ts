import { expect, test } from '../logged-in.ts';
import { contentField, fetchArticle, openEditor, saveButton, toast } from './editor-page.ts';

test('a power stays one in code, and in text that is copied', async ({ page, createArticle }) => {
  const article = await createArticle({ content: '<p>10<sup>9</sup>/L</p>' });
  await openEditor(page, article);
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+Alt+c');
  await expect(contentField(page).locator('pre sup')).toHaveText('9');
  await page.keyboard.press('ControlOrMeta+a');
  const text = await contentField(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/plain');
  });
  expect(text.trim()).toBe('10⁹/L');
  await saveButton(page).click();
  await expect(toast(page, 'Article updated')).toBeVisible();
  expect((await fetchArticle(page, article)).content).toBe('<pre><code>10<sup>9</sup>/L</code></pre>');
});
