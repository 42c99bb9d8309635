import { computed } from 'nanostores';
import { ADMIN_PAGE_SIZE } from '../../shared/constants.ts';
import type { AdminArticlePage, EditableArticle, RemotePictures } from '../../shared/contract/articles.ts';
import { $dashboardParams, pageOf } from '../app/query-params.ts';
import { createQuery, type Query } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';

/** The filters of an address; invalid values fall back to the defaults. */
function filtersOf(params: URLSearchParams) {
  const type = params.get('type');
  return {
    page: pageOf(params),
    search: (params.get('search') ?? '').slice(0, 200),
    type: type === 'article' || type === 'video' ? type : 'all',
    category: params.get('category') ?? 'all',
  };
}

const queryOf = (filters: ReturnType<typeof filtersOf>) =>
  new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)])).toString();

const fetchPage = (query: string): Promise<AdminArticlePage> =>
  staffCall('GET /api/admin/articles', {
    query: { ...Object.fromEntries(new URLSearchParams(query)), limit: ADMIN_PAGE_SIZE } as never,
  });

export const $articleFilters = computed($dashboardParams, filtersOf);

/** The page of articles that the dashboard shows. */
export const $articles = createQuery(
  ['articles', 'list', computed($articleFilters, queryOf)],
  (_articles, _list, query) => fetchPage(query),
);

/** The page of articles at an address of the dashboard. */
export const articlesAt = (params: URLSearchParams): Query<AdminArticlePage> =>
  createQuery(['articles', 'list', queryOf(filtersOf(params))], (_articles, _list, query) => fetchPage(query));

/** The articles whose pictures load from other websites. */
export const $remotePictures = createQuery(
  ['articles', 'remote-pictures'],
  (): Promise<RemotePictures> => staffCall('GET /api/admin/remote-pictures', {}),
);

/** Kept only from the first sign of opening the article until it is open: editing starts from the newest version. */
export const articleQuery = (id: number): Query<EditableArticle> =>
  createQuery(['article', id], () => staffCall('GET /api/admin/articles/:id', { params: { id } }), {
    isShortLived: true,
  });
