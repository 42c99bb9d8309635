import type { Page } from '@playwright/test';

type Listed = { articleId: number };

/** Removes the unsaved texts from the server: other tests of this worker would see them on the dashboard. */
export async function deleteUnsaved({ request }: Page): Promise<void> {
  const path = '/api/admin/recoverable-drafts';
  const { articles = [] } = await (await request.get(path)).json();
  for (const { articleId } of articles as Listed[]) {
    const { drafts } = await (await request.get(`${path}/${articleId}`)).json();
    for (const { visit } of drafts) await request.delete(`${path}/${articleId}/${visit}`);
  }
}
