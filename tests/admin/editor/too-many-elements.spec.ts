import { expect, test } from '../logged-in.ts';

test('a text with too many nested parts is refused, and nothing of it is lost', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  await page.goto(`/admindash/articles/${id}`);
  const text = page.getByRole('textbox', { name: 'Content *' });
  await expect(text).toContainText('Een rustige ochtend.');
  await text.click();
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    const nested = `<p>Ervoor</p>${'<blockquote>'.repeat(110)}<p>Heel diep</p>${'</blockquote>'.repeat(110)}<p>Erna</p>`;
    clipboardData.setData('text/html', nested);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text).toContainText('Heel diep');
  await page.getByRole('button', { name: 'Save Article' }).click();
  await expect(page.getByText('Save failed', { exact: true })).toBeVisible();
  await expect(page.getByText(/The text has too many nested parts: at most 100/).first()).toBeVisible();
  await expect(page).toHaveURL(`/admindash/articles/${id}`);
  await expect(text).toContainText('Heel diep');
  await expect(text).toContainText('Een rustige ochtend.');
});
