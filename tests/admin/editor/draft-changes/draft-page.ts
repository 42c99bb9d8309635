import type { Browser, Page } from '@playwright/test';
import type { AdminArticle } from '../../../../src/shared/contract/articles/articles.ts';

export const saveAsDraft = (page: Page) => page.getByRole('button', { name: 'Save as draft', exact: true });
export const publishChanges = (page: Page) => page.getByRole('button', { name: 'Publish changes', exact: true });
export const draftNotice = (page: Page) => page.getByRole('region', { name: 'Draft changes' });

/** What readers see. */
export const shownToReaders = async (page: Page, { slug }: Pick<AdminArticle, 'slug'>): Promise<string> =>
  (await page.request.get(`/magazine/article/${slug}`)).text();

/** Saves draft changes through the API, as a colleague does. */
export async function changeDraft(
  page: Page,
  article: AdminArticle,
  changes: object,
  draft: number | null = null,
): Promise<number> {
  const response = await page.request.put(`/api/admin/articles/${article.id}/draft-changes`, {
    data: { ...article, ...changes, draft },
  });
  if (!response.ok()) throw new Error(await response.text());
  return (await response.json()).number;
}

/** Another browser with a session of the same account. */
export async function otherBrowser(browser: Browser, staff: object, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await context.request.post('/api/admin/login', { data: staff });
  return context.newPage();
}
