import { expect, test } from '../logged-in.ts';
import { contentField, fetchArticle, openEditor, saveButton, titleField, toast } from './editor-page.ts';

/** The editor would write the list closed up. */
const STORED = '<ul><li><p>een</p></li><li><p>twee</p></li></ul><p>Een rustige ochtend.</p>';

test('saves a text byte for byte as it was when nobody edited it', async ({ page, createArticle }) => {
  const article = await createArticle({ content: STORED });
  expect((await fetchArticle(page, article)).content).toBe(STORED);
  await openEditor(page, article);
  await titleField(page).fill('Een andere titel');
  await saveButton(page).click();
  await expect(toast(page, 'Article updated')).toBeVisible();
  expect(await fetchArticle(page, article)).toMatchObject({ title: 'Een andere titel', content: STORED });
});

test('has no unsaved changes after an edit that is taken back', async ({ page, createArticle }) => {
  const article = await createArticle({ content: STORED });
  await openEditor(page, article);
  await contentField(page).click();
  await page.keyboard.type('x');
  await page.keyboard.press('ControlOrMeta+z');
  await saveButton(page).click();
  await expect(toast(page, 'Article updated')).toBeVisible();
  expect((await fetchArticle(page, article)).content).toBe(STORED);
});

test('lists unsupported elements, and keeps their text', async ({ page, createArticle }) => {
  const article = await createArticle();
  const content =
    '<p>Eerst.</p><aside data-callout="of-a-later-version"><p>Belangrijk.</p></aside><iframe src="https://a.example/"></iframe><p data-poll="1">Vraag?</p>';
  await page.route(`**/api/admin/articles/${article.id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), content } });
  });
  await openEditor(page, article);
  const notice = page.getByRole('status').filter({ hasText: 'Left out below' });
  await expect(notice).toContainText('Left out below: call-out, embedded page, paragraph of an unknown kind.');
  await expect(contentField(page)).toContainText('Belangrijk.');
  await expect(contentField(page)).toContainText('Vraag?');
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await expect(contentField(page)).toBeFocused();
});

test('says nothing above a text that it knows', async ({ page, createArticle }) => {
  const content =
    '<aside data-callout="doctor"><p>a</p></aside><details><summary>b</summary><p>c</p></details><dl><dt>d</dt><dd>e</dd></dl><p data-button="appointment">f</p><p data-video="https://player.vimeo.com/video/1?dnt=1">g</p>';
  const article = await createArticle({ content });
  await openEditor(page, article);
  await expect(contentField(page)).toContainText('g');
  await expect(page.getByText('Left out below')).toHaveCount(0);
});
