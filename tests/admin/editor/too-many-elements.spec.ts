import { expect, test } from '../logged-in.ts';
import { contentField } from './editor-page.ts';
import { paste } from './paste/clipboard.ts';

test('refuses a text with too many nested parts, and keeps it', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  await page.goto(`/admindash/articles/${id}`);
  const text = contentField(page);
  await expect(text).toContainText('Een rustige ochtend.');
  await text.click();
  const nested = `${'<ul><li><p>Punt</p>'.repeat(60)}<p>Heel diep</p>${'</li></ul>'.repeat(60)}`;
  await paste(text, `<p>Ervoor</p>${nested}<p>Erna</p>`);
  await expect(text).toContainText('Heel diep');
  await page.getByRole('button', { name: 'Save Article' }).click();
  await expect(page.getByText('Save failed', { exact: true })).toBeVisible();
  await expect(page.getByText(/The text has too many nested parts: at most 100/).first()).toBeVisible();
  await expect(page).toHaveURL(`/admindash/articles/${id}`);
  await expect(text).toContainText('Heel diep');
  await expect(text).toContainText('Een rustige ochtend.');
});
