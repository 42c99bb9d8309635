import { beforeEach } from 'vitest';
import type { EditableArticle } from '../../../src/shared/contract/articles/articles-for-staff.ts';
import { ARTICLE } from '../api/article-example.ts';
import { setUpHistory } from './history.ts';

type App = Parameters<typeof setUpHistory>[0];

/** Before each test a published article without draft changes, and what staff do with them. */
export function setUpDraftChanges(app: App) {
  const history = setUpHistory(app);
  const { article, request, setPublished } = history;
  /** The number of the draft changes that were saved last. */
  const draft: { number: number | null } = { number: null };
  beforeEach(async () => {
    draft.number = null;
    await setPublished(true);
  });
  return {
    ...history,
    draft,
    readArticle: async (): Promise<EditableArticle> => (await request(String(article.id))).json(),
    async saveDraft(fields: object, cookie = article.cookie): Promise<Response> {
      const body = { ...ARTICLE, version: article.version, draft: draft.number, ...fields };
      const path = `/api/admin/articles/${article.id}/draft-changes`;
      const response = await app.request(path, { method: 'PUT', body, cookie });
      if (response.ok) draft.number = ((await response.clone().json()) as { number: number }).number;
      return response;
    },
    publish: (number = draft.number) => request(`${article.id}/draft-changes/publish`, 'POST', { draft: number }),
    discard: (number = draft.number) => request(`${article.id}/draft-changes?draft=${number}`, 'DELETE'),
    /** What readers see. */
    shown: async (slug = 'slapen-zonder-pillen') => (await app.request(`/api/articles/${slug}`)).json(),
  };
}
