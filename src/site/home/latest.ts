import { call } from '../../shared/api-client.ts';
import { HOME_MAGAZINE_ITEMS } from '../../shared/constants.ts';
import type { PublicArticlePage } from '../../shared/contract/articles/articles.ts';
import { createFetcherStore } from '../../ui/data/query.ts';

export const $latest = createFetcherStore<PublicArticlePage>(['/api/articles', `?limit=${HOME_MAGAZINE_ITEMS}`], {
  fetcher: () =>
    call('GET /api/articles', { query: { limit: HOME_MAGAZINE_ITEMS } }).catch((cause: unknown) => {
      throw new Error('Failed to fetch articles', { cause });
    }),
});
