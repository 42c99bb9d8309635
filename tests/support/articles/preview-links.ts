import type { createPreviewLink, listPreviewLinks } from '../../../src/shared/contract/articles/preview-links.ts';
import type { EndpointResponse } from '../../../src/shared/contract/endpoint.ts';
import type { setUpTestApp } from '../api/test-app.ts';
import type { setUpHistory } from './history.ts';

type App = Pick<ReturnType<typeof setUpTestApp>, 'request'>;
type History = Pick<ReturnType<typeof setUpHistory>, 'article'>;

export type Shared = EndpointResponse<typeof createPreviewLink> & { token: string };

/** What staff do with the preview links of the article of a test. */
export function setUpPreviewLinks(app: App, { article }: History) {
  const request = (path = '', method = 'GET', body?: object) =>
    app.request(`/api/admin/articles/${article.id}/preview-links${path}`, { method, body, cookie: article.cookie });
  return {
    request,
    list: async (): Promise<EndpointResponse<typeof listPreviewLinks>> => (await request()).json(),
    async share(body: object = {}): Promise<Shared> {
      const response = await request('', 'POST', body);
      if (response.status !== 201) throw new Error(`Not shared: ${response.status} ${await response.text()}`);
      const made = (await response.json()) as EndpointResponse<typeof createPreviewLink>;
      return { ...made, token: made.url.split('/').at(-1) ?? '' };
    },
    revoke: (link: number) => request(`/${link}`, 'DELETE'),
  };
}
