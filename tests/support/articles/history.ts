import { beforeEach } from 'vitest';
import type { RevisionDetails, RevisionPage } from '../../../src/shared/contract/articles/revisions.ts';
import { ARTICLE } from '../api/article-example.ts';
import type { setUpTestApp } from '../api/test-app.ts';

type App = Pick<ReturnType<typeof setUpTestApp>, 'logIn' | 'article' | 'request' | 'time'>;

/** Before each test a new article, its history, and what staff do with it. */
export function setUpHistory(app: App) {
  const article = { id: 0, version: 1, cookie: '', staffId: 0 };
  beforeEach(async () => {
    Object.assign(article, await app.logIn());
    Object.assign(article, await app.article(article.cookie));
  });
  const request = (path: string, method = 'GET', body?: object) =>
    app.request(`/api/admin/articles/${path}`, { method, body, cookie: article.cookie });
  const list = async (query = ''): Promise<RevisionPage> => (await request(`${article.id}/revisions?${query}`)).json();

  return {
    article,
    request,
    list,
    /** `3 saved`, newest first; how many are folded into it in brackets. */
    entries: async (query?: string) =>
      (await list(query)).revisions.map(({ number, reason, folded }) =>
        folded ? `${number} ${reason} (${folded})` : `${number} ${reason}`,
      ),
    read: async (number: number): Promise<RevisionDetails> =>
      (await request(`${article.id}/revisions/${number}`)).json(),
    name: (number: number, name: unknown) => request(`${article.id}/revisions/${number}`, 'PATCH', { name }),
    async save(fields: object, cookie = article.cookie): Promise<Response> {
      const body = { ...ARTICLE, ...fields, version: article.version };
      const response = await app.request(`/api/admin/articles/${article.id}`, { method: 'PUT', body, cookie });
      if (response.ok) Object.assign(article, { version: ((await response.clone().json()) as typeof article).version });
      return response;
    },
    async setPublished(isPublished: boolean): Promise<void> {
      const response = await request(`${article.id}/${isPublished ? 'publish' : 'unpublish'}`, 'POST');
      Object.assign(article, { version: ((await response.json()) as typeof article).version });
    },
    pass: (minutes: number) => {
      app.time.now = new Date(app.time.now.getTime() + minutes * 60_000);
    },
  };
}
