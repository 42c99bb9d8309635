import { expect, test } from '../../logged-in.ts';
import { contentField, openEditor, titleField } from '../editor-page.ts';

test('says how long ago the article was saved', async ({ page, createArticle }) => {
  const article = await createArticle();
  await page.clock.install();
  await openEditor(page, article);
  await expect(page.getByText('Saved just now')).toBeVisible();
  await titleField(page).fill('Bewaard');
  await expect(page.getByText('Saved just now')).toBeHidden();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Saved just now')).toBeVisible();
  await page.clock.fastForward('01:05');
  await expect(page.getByText('Saved a minute ago')).toBeVisible();
});

test('says that changes are only here while the connection is gone', async ({ page, context, createArticle }) => {
  await openEditor(page, await createArticle());
  await titleField(page).fill('In de trein');
  await context.setOffline(true);
  await expect(page.getByText(/^Unsaved changes, kept in this browser.*\. You are offline$/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toBeHidden();
});

test('shows a newer version on return, unless something is typed', async ({ page, createArticle, changeArticle }) => {
  const article = await createArticle();
  await openEditor(page, article);
  const newer = await changeArticle(article, { content: '<p>Van een collega.</p>' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(contentField(page)).toHaveText('Van een collega.');
  await titleField(page).fill('Mijn titel');
  await changeArticle(newer, { content: '<p>Nog nieuwer.</p>' });
  let requests = 0;
  page.on('request', (request) => {
    if (/\/api\/admin\/articles\/\d+$/.test(request.url())) requests += 1;
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('dialog', { name: /^This article was changed/ })).toBeVisible();
  // The save and the other version, nothing before.
  expect(requests).toBe(2);
  await expect(titleField(page)).toHaveValue('Mijn titel');
});
