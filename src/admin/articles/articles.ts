import { computed } from 'nanostores';
import { withQuery } from '../../shared/addresses/with-query.ts';
import { ADMIN_PAGE_SIZE } from '../../shared/constants.ts';
import type { ArticleCounts, RemotePictures } from '../../shared/contract/articles/article-overviews.ts';
import type { AdminArticlePage, EditableArticle } from '../../shared/contract/articles/articles-for-staff.ts';
import type { UnsavedArticle } from '../../shared/contract/articles/unsaved-text.ts';
import { paths } from '../../shared/paths.ts';
import { createQuery, type Query } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMay } from '../data/staff-user.ts';
import { $dashboardParams, pageOf } from '../navigation/query-params.ts';

const TYPES = ['article', 'video'] as const;
const STATES = ['draft', 'published', 'scheduled', 'handed-in'] as const;
const SORTS = ['changed', 'created', 'title', 'state'] as const;

/** The filters of an address; invalid values fall back to the defaults. `sort=title-desc` is the opposite of A to Z. */
function filtersOf(params: URLSearchParams) {
  const [sort, order] = (params.get('sort') ?? '').split('-');
  const found = SORTS.find((name) => name === sort);
  return {
    page: pageOf(params),
    search: (params.get('search') ?? '').slice(0, 200),
    type: TYPES.find((name) => name === params.get('type')) ?? 'all',
    category: params.get('category') ?? 'all',
    state: STATES.find((name) => name === params.get('state')) ?? 'all',
    sort: found ?? 'changed',
    order: found && (order === 'asc' || order === 'desc') ? order : '',
  };
}
type ArticleFilters = ReturnType<typeof filtersOf>;

const queryOf = (filters: ArticleFilters) =>
  new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)])).toString();

const fetchPage = (query: string): Promise<AdminArticlePage> =>
  staffCall('GET /api/admin/articles', {
    query: { ...Object.fromEntries(new URLSearchParams(query)), limit: ADMIN_PAGE_SIZE } as never,
  });

/** The search of the other tabs is no filter of the articles. */
let lastFilters = filtersOf(new URLSearchParams());
export const $articleFilters = computed($dashboardParams, (params) => {
  if (!params.get('tab')) lastFilters = filtersOf(params);
  return lastFilters;
});

type Listed = { type: string; category: string; isPublished: boolean };

/** The address of a list, or that of the whole list when its filters hide an article that was just saved. */
export function listShowing(address: string, article: Listed, isNew: boolean): string {
  const params = new URLSearchParams(address.split('?')[1]);
  const { type, category, state, search, sort, order } = filtersOf(params);
  const isHidden =
    (type !== 'all' && type !== article.type) ||
    (category !== 'all' && category !== article.category) ||
    (state === 'draft' && article.isPublished) ||
    (state === 'published' && !article.isPublished);
  if (
    isHidden ||
    (isNew &&
      (search || params.get('tab') || state === 'scheduled' || state === 'handed-in' || sort !== 'changed' || order))
  )
    return paths.dashboard;
  // A new article is on the first page.
  if (isNew) params.delete('page');
  return withQuery(paths.dashboard, params);
}

/** The page of articles that the dashboard shows. */
export const $articles = createQuery(
  ['articles', 'list', computed($articleFilters, queryOf)],
  (_articles, _list, query) => fetchPage(query),
);

/** The page of articles at an address of the dashboard. */
export const articlesAt = (params: URLSearchParams): Query<AdminArticlePage> =>
  createQuery(
    ['articles', 'list', queryOf(params.get('tab') ? lastFilters : filtersOf(params))],
    (_articles, _list, query) => fetchPage(query),
  );

export const $articleCounts = createQuery(
  ['articles', 'counts'],
  (): Promise<ArticleCounts> => staffCall('GET /api/admin/article-counts', {}),
);

/** The articles whose pictures load from other websites. */
export const $remotePictures = createQuery(
  ['articles', 'remote-pictures'],
  (): Promise<RemotePictures> => staffCall('GET /api/admin/remote-pictures', {}),
);

/** The articles of which the user has unsaved text. */
export const $unsavedArticles = createQuery(
  ['unsaved-articles'],
  (): Promise<{ articles: UnsavedArticle[] }> => staffCall('GET /api/admin/recoverable-drafts', {}),
);

/** Cached only until the editor has opened the article: editing starts from the newest version. */
export const articleQuery = (id: number): Query<EditableArticle> =>
  createQuery(['article', id], () => staffCall('GET /api/admin/articles/:id', { params: { id } }), {
    isShortLived: true,
  });

type Article = { createdBy: number | null; isPublished: boolean };

/**
 * Changing a published article takes the right to publish; a draft can be changed by its writer. The API checks the
 * same (`requireArticleChange`).
 */
export function useArticleRights(article: Article): { mayPublish: boolean; mayChange: boolean; mayWrite: boolean } {
  const mayPublish = useMay('articles.publish');
  const mayWrite = useMay('articles.write', article);
  return { mayPublish, mayWrite, mayChange: article.isPublished ? mayPublish : mayWrite };
}
