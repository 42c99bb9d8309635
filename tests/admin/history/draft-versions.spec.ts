import { changeDraft, draftNotice, saveAsDraft, shownToReaders } from '../editor/draft-changes/draft-page.ts';
import { contentField, openEditor } from '../editor/editor-page.ts';
import { expect, test } from '../logged-in.ts';
import { openHistory, restore, versionPanel, versions } from './history-page.ts';

test('marks draft changes, and compares what readers saw', async ({ page, createArticle, changeArticle }) => {
  const article = await createArticle({ isPublished: true, excerpt: 'Eerst' });
  const draft = await changeDraft(page, article, { excerpt: 'Daarna' });
  await openHistory(page, article);
  const links = versions(page).getByRole('link', { name: /version/ });
  await expect(links.nth(0)).toContainText('Draft now');
  await expect(links.nth(1)).toContainText('Live now');
  await expect(versionPanel(page).getByRole('status')).toHaveText('From version 1 to version 2: excerpt.');

  await changeArticle(article, { excerpt: 'Daarna', draft });
  await page.reload();
  await expect(links.nth(0)).toContainText('Live now');
  await expect(links.nth(1)).toContainText('Draft changes');
  await expect(versionPanel(page).getByRole('status')).toHaveText('From version 1 to version 3: excerpt.');
});

test('a restored version of a live article can stay a draft', async ({ page, createArticle, changeArticle }) => {
  const article = await createArticle({ isPublished: true, content: '<p>Van vroeger.</p>' });
  await changeArticle(article, { content: '<p>Van nu.</p>' });
  await openHistory(page, article, '?version=1');
  await restore(page);
  await expect(page.getByText('Nothing changes for readers until it is published.')).toBeVisible();
  await saveAsDraft(page).click();
  await expect(draftNotice(page)).toBeVisible();
  expect(await shownToReaders(page, article)).toContain('Van nu.');
  await openEditor(page, article);
  await expect(contentField(page)).toHaveText('Van vroeger.');
  await openHistory(page, article);
  await expect(versions(page).getByRole('link').first()).toContainText('Restored from version 1');
  await expect(versions(page).getByRole('link').first()).toContainText('Draft now');
});
