import { z } from 'zod';
import { ADMIN_PAGE_SIZE } from '../../constants.ts';
import { endpoint } from '../endpoint.ts';
import { IdParams, unlessAll } from '../parameters.ts';
import { AdminArticle, listQuery, paged } from './articles.ts';
import { DraftChanges } from './draft-changes.ts';
import { HandIn } from './hand-ins.ts';
import { ArticleReviews, ReviewState } from './reviews.ts';
import { Schedule } from './schedules.ts';

/** An article for the editor; `changedBy` is null when a script changed it last, or an account that was deleted. */
export const EditableArticle = AdminArticle.extend({
  changedBy: z.object({ staffId: z.number().int(), name: z.string() }).nullable(),
  draftChanges: DraftChanges.nullable(),
  schedule: Schedule.nullable(),
  handIn: HandIn.nullable(),
  reviews: ArticleReviews,
});
export type EditableArticle = z.infer<typeof EditableArticle>;

const ListedArticle = AdminArticle.extend({
  draftChanges: DraftChanges.pick({ number: true }).nullable(),
  schedule: Schedule.pick({ action: true, dueAt: true, wallTime: true, failure: true }).nullable(),
  /** Whether it waits for who may publish, or for its writer. */
  handIn: z.enum(['handed-in', 'given-back']).nullable(),
  /** The article itself, without its draft changes. */
  review: ReviewState,
});
export type ListedArticle = z.infer<typeof ListedArticle>;

export const AdminArticlePage = paged(ListedArticle);
export type AdminArticlePage = z.infer<typeof AdminArticlePage>;

const ArticleState = z.enum(
  ['draft', 'published', 'scheduled', 'handed-in'],
  'state must be draft, published, scheduled, handed-in or all',
);
export const ArticleSort = z.enum(
  ['changed', 'created', 'title', 'state'],
  'sort must be changed, created, title or state',
);
export type ArticleSort = z.infer<typeof ArticleSort>;
const SortOrder = z.enum(['asc', 'desc'], 'order must be asc or desc');

export const AdminArticleQuery = listQuery(ADMIN_PAGE_SIZE).extend({
  state: z.preprocess(unlessAll, ArticleState.optional()),
  /** Ignored with a search, which sorts by relevance. */
  sort: z.preprocess(unlessAll, ArticleSort.optional()),
  /** By default the newest first, titles from A to Z, drafts first. */
  order: z.preprocess(unlessAll, SortOrder.optional()),
});
export type AdminArticleQuery = z.output<typeof AdminArticleQuery>;

export const listAdminArticles = endpoint({
  method: 'GET',
  path: '/api/admin/articles',
  access: 'magazine.read',
  status: 200,
  summary:
    'All articles and videos, drafts included: newest change first, unless sorted otherwise; with a search, best match first.',
  query: AdminArticleQuery,
  response: AdminArticlePage,
});

export const getAdminArticle = endpoint({
  method: 'GET',
  path: '/api/admin/articles/:id',
  access: 'magazine.read',
  status: 200,
  summary: 'One article for the editor, with who changed it last.',
  params: IdParams,
  response: EditableArticle,
});
