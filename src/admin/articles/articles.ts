import { computed } from 'nanostores';
import { ADMIN_PAGE_SIZE } from '../../shared/constants.ts';
import type { AdminArticlePage, RemotePictures } from '../../shared/contract/articles.ts';
import { createFetcherStore } from '../../ui/data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { $queryParams, pageOf } from '../frame/query-params.ts';

/** Prefix of the cache keys of all pages of articles. */
export const ARTICLES = 'articles?';

/** The filters in the address; invalid values fall back to the defaults. */
export const $articleFilters = computed($queryParams, (params) => {
  const type = params.get('type');
  return {
    page: pageOf(params),
    search: (params.get('search') ?? '').slice(0, 200),
    type: type === 'article' || type === 'video' ? type : 'all',
    category: params.get('category') ?? 'all',
  };
});

const $query = computed($articleFilters, (filters) =>
  new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)])).toString(),
);

/** The articles whose pictures load from other websites; revalidated with the pages of articles. */
export const $remotePictures = createFetcherStore<RemotePictures>([ARTICLES, 'remote-pictures'], {
  fetcher: () => staffCall('GET /api/admin/remote-pictures', {}),
});

export const $articles = createFetcherStore<AdminArticlePage>([ARTICLES, $query], {
  fetcher: (_, query) =>
    staffCall('GET /api/admin/articles', {
      query: { ...Object.fromEntries(new URLSearchParams(String(query))), limit: ADMIN_PAGE_SIZE } as never,
    }),
});
