import { beforeEach } from 'vitest';
import { changePerson } from '../../../src/server/staff/people/change.ts';
import type { ReviewedArticle } from '../../../src/shared/contract/articles/articles.ts';
import type { EditableArticle, ListedArticle } from '../../../src/shared/contract/articles/articles-for-staff.ts';
import type { ArticleReviews } from '../../../src/shared/contract/articles/reviews.ts';
import { ARTICLE } from '../api/article-example.ts';
import { STAFF, type setUpTestApp } from '../api/test-app.ts';
import { setUpHistory } from './history.ts';

export const DOCTOR = { profession: 'huisarts', bigNumber: '19012345601' };

/** Before each test a new article, an account that may review it, and what staff do with its reviews. */
export function setUpReviews(app: ReturnType<typeof setUpTestApp>) {
  const history = setUpHistory(app);
  const { article, request } = history;
  beforeEach(() => changePerson(app.system, STAFF.email, { reviewer: DOCTOR }));
  const read = async (): Promise<ArticleReviews> => (await request(`${article.id}/reviews`)).json();
  return {
    ...history,
    read,
    review: (fields: object = {}) =>
      request(`${article.id}/reviews`, 'POST', { version: article.version, draft: null, note: null, ...fields }),
    withdraw: async (id?: number) =>
      request(`${article.id}/reviews/${id ?? (await read()).history[0]?.id}/withdraw`, 'POST'),
    /** The number of the draft changes. */
    saveDraft: async (fields: object, draft: number | null = null): Promise<number> => {
      const body = { ...ARTICLE, version: article.version, draft, ...fields };
      const response = await request(`${article.id}/draft-changes`, 'PUT', body);
      if (!response.ok) throw new Error(`Not saved: ${response.status} ${await response.text()}`);
      return ((await response.json()) as { number: number }).number;
    },
    publishDraft: (draft: number) => request(`${article.id}/draft-changes/publish`, 'POST', { draft }),
    open: async (): Promise<EditableArticle> => (await request(String(article.id))).json(),
    listed: async (): Promise<ListedArticle | undefined> => {
      const response = await app.request('/api/admin/articles', { cookie: article.cookie });
      return ((await response.json()) as { articles: ListedArticle[] }).articles[0];
    },
    /** What readers get. */
    shown: async (slug = 'slapen-zonder-pillen'): Promise<ReviewedArticle> =>
      (await app.request(`/api/articles/${slug}`)).json(),
  };
}
