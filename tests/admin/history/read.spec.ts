import { expect, test } from '../logged-in.ts';
import { openHistory, versionPanel } from './history-page.ts';

const HOSTILE = `<h1>Kop</h1><p>Rust <a href="javascript:alert(1)">een</a>
<a href="https://www.rivm.nl">twee</a><script>alert(1)</script></p><iframe src="/"></iframe>
<img src="x"><img src="/assets/magazine/leaf.webp" alt="Een blad">`;

test('reads an old body with no more than bodies may hold today', async ({ page, createArticle }) => {
  const article = await createArticle();
  await page.route(`**/api/admin/articles/${article.id}/revisions/1`, async (route) => {
    const response = await route.fetch();
    const details = await response.json();
    await route.fulfill({ response, json: { ...details, article: { ...details.article, content: HOSTILE } } });
  });
  await openHistory(page, article);
  const body = versionPanel(page).getByRole('article').locator('.prose');
  await expect(body.getByRole('heading', { level: 4, name: 'Kop' })).toHaveAttribute('data-level', '1');
  await expect(body.getByRole('img', { name: 'Een blad' })).toBeVisible();
  await expect(body.getByRole('link')).toHaveText(['twee']);
  await expect(body.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(body.locator('script, iframe, [href^="javascript"]')).toHaveCount(0);
  await expect(body.locator('img')).toHaveCount(1);
  await expect(body).not.toContainText('alert');
});
