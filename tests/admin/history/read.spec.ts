import { axeViolations } from '../../support/browser/axe.ts';
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

test('reads blocks with their labels, and details open', async ({ page, createArticle }) => {
  const content =
    '<aside data-callout="doctor"><p>Bij koorts.</p></aside><details><summary>Waarom?</summary><p>Daarom.</p></details><p data-video="https://player.vimeo.com/video/1?dnt=1">Adem</p>';
  await openHistory(page, await createArticle({ content }));
  const body = versionPanel(page).getByRole('article').locator('.prose');
  await expect(body.getByRole('note', { name: 'Bel uw huisarts' })).toContainText('Bij koorts.');
  await expect(body.getByText('Daarom.')).toBeVisible();
  await expect(body).toContainText('https://player.vimeo.com/video/1?dnt=1');
  expect(await axeViolations(page)).toEqual([]);
});

test('shows the current article when it has no versions yet', async ({ page, createArticle }) => {
  const article = await createArticle({ isPublished: true, content: '<p>Van voor de geschiedenis.</p>' });
  const empty = { revisions: [], total: 0, page: 1, totalPages: 0 };
  await page.route(`**/api/admin/articles/${article.id}/revisions?*`, (route) => route.fulfill({ json: empty }));
  await page.goto(`/admindash/articles/${article.id}/history`);
  const now = page.getByRole('region', { name: 'As it is now' });
  await expect(now).toContainText('Live now');
  await expect(now).toContainText('Its history begins with the next change');
  await expect(now.getByRole('article', { name: article.title })).toContainText('Van voor de geschiedenis.');
  expect(await axeViolations(page)).toEqual([]);
});
