import type { Page } from '@playwright/test';
import { uniqueWord } from '../../support/unique-word.ts';
import { expect, test } from '../logged-in.ts';

/** The languages in which a screen reader reads a text aloud wherever it is shown. */
async function spokenLanguages(page: Page, text: string): Promise<string[]> {
  await expect(page.getByText(text).first()).toBeAttached();
  return page.evaluate((words) => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (node.textContent?.includes(words))
        found.add(node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '');
    return [...found];
  }, text);
}

test('the title of an English article is read in English on every screen', async ({ page, createArticle }) => {
  const title = `Sleeping well ${uniqueWord()}`;
  const content = '<p>Turn off the light.</p><img src="https://elsewhere.example/lamp.png" alt="A lamp">';
  const article = await createArticle({ title, content, language: 'en', isPublished: true });
  const form = {
    ...article,
    title,
    author: '',
    writerId: null,
    image: '',
    imageAlt: '',
    videoUrl: '',
    excerpt: 'Unsaved',
  };
  const draft = { form: { ...form, seoTitle: '', seoDescription: '' }, version: article.version, draftNumber: null };
  const stored = await page.request.put(`/api/admin/recoverable-drafts/${article.id}/1`, {
    data: { at: '2026-11-21T10:00:00.000Z', ...draft },
  });
  expect(stored.status(), await stored.text()).toBe(204);
  for (const path of [
    '/admindash',
    '/admindash/activity',
    '/admindash/to-do',
    `/admindash/articles/${article.id}/history`,
  ]) {
    await page.goto(path);
    expect([path, await spokenLanguages(page, title)]).toEqual([path, ['en']]);
  }
  await page.goto(`/admindash/articles/${article.id}`);
  await expect(page.getByRole('alert').getByText(title)).toHaveAttribute('lang', 'en');
  await page.request.delete(`/api/admin/articles/${article.id}`);
  for (const path of ['/admindash/bin', '/admindash/activity']) {
    await page.goto(path);
    expect([path, await spokenLanguages(page, title)]).toEqual([path, ['en']]);
  }
});
