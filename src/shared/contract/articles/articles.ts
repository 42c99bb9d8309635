import { z } from 'zod';
import { ADMIN_PAGE_SIZE, MAGAZINE_PAGE_SIZE } from '../../constants.ts';
import { endpoint } from '../endpoint.ts';
import {
  IdParams,
  MAX_INTEGER,
  optionalSlug,
  optionalText,
  pageParams,
  requiredText,
  unlessAll,
} from '../parameters.ts';
import { optionalImage, optionalVideoUrl } from '../urls.ts';

export const ArticleType = z.enum(['article', 'video']);
export type ArticleType = z.infer<typeof ArticleType>;

/** Without the e-mail address, which is never public. */
const PublicWriter = z.object({
  name: z.string(),
  profileImage: z.string().nullable(),
  bio: z.string().nullable(),
});

export const PublicArticle = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  /** Sanitised HTML; in lists the first characters of the plain text. */
  content: z.string(),
  excerpt: z.string().nullable(),
  category: z.string(),
  type: ArticleType,
  author: z.string(),
  isPublished: z.boolean(),
  image: z.string().nullable(),
  imageAlt: z.string().nullable(),
  videoUrl: z.string().nullable(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  tags: z.array(z.string()),
  createdAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  writer: PublicWriter.nullable(),
});
export type PublicArticle = z.infer<typeof PublicArticle>;

export const AdminArticle = PublicArticle.extend({
  writerId: z.number().int().nullable(),
  updatedAt: z.iso.datetime(),
  version: z.number().int(),
});
export type AdminArticle = z.infer<typeof AdminArticle>;

/** `changedBy` is null when the last change was made by a script. */
export const EditableArticle = AdminArticle.extend({
  changedBy: z.object({ staffId: z.number().int(), name: z.string() }).nullable(),
});
export type EditableArticle = z.infer<typeof EditableArticle>;

const paged = <A extends z.ZodType>(article: A) =>
  z.object({
    articles: z.array(article),
    totalPages: z.number().int(),
    total: z.number().int(),
    page: z.number().int(),
  });
export const PublicArticlePage = paged(PublicArticle);
export type PublicArticlePage = z.infer<typeof PublicArticlePage>;
export const AdminArticlePage = paged(AdminArticle);
export type AdminArticlePage = z.infer<typeof AdminArticlePage>;

const listQuery = (pageSize: number) =>
  z.object({
    ...pageParams(pageSize),
    search: z.string().trim().max(200, 'search can be at most 200 characters').optional(),
    type: z.preprocess(unlessAll, ArticleType.optional()),
    category: z.preprocess(unlessAll, z.string().max(100).optional()),
    /** A writer's name, or the author text of an item without a writer. */
    author: z.preprocess(unlessAll, z.string().max(120).optional()),
  });
export const PublicArticleQuery = listQuery(MAGAZINE_PAGE_SIZE);
export type ArticleQuery = z.output<typeof PublicArticleQuery>;

const ArticleState = z.enum(['draft', 'published'], 'state must be draft, published or all');
export const ArticleSort = z.enum(
  ['changed', 'created', 'title', 'state'],
  'sort must be changed, created, title or state',
);
export type ArticleSort = z.infer<typeof ArticleSort>;
const SortOrder = z.enum(['asc', 'desc'], 'order must be asc or desc');

export const AdminArticleQuery = listQuery(ADMIN_PAGE_SIZE).extend({
  state: z.preprocess(unlessAll, ArticleState.optional()),
  /** Ignored with a search, whose best match comes first. */
  sort: z.preprocess(unlessAll, ArticleSort.optional()),
  /** By default the newest first, titles from A to Z, drafts first. */
  order: z.preprocess(unlessAll, SortOrder.optional()),
});
export type AdminArticleQuery = z.output<typeof AdminArticleQuery>;

export const ArticleInput = z.object({
  title: requiredText(200, 'Title'),
  slug: optionalSlug,
  content: z
    .string('Content is required')
    .trim()
    .min(1, 'Content is required')
    .max(500_000, 'Content is too long: at most 500,000 characters'),
  excerpt: optionalText(500, 'Excerpt'),
  category: requiredText(100, 'Category'),
  type: ArticleType.catch('article'),
  author: optionalText(120, 'Author'),
  writerId: z
    .number()
    .int()
    .positive()
    .max(MAX_INTEGER)
    .nullish()
    .transform((id) => id ?? null),
  isPublished: z.boolean().default(false),
  image: optionalImage('Image'),
  imageAlt: optionalText(300, 'Image alt text'),
  videoUrl: optionalVideoUrl('Video URL'),
  seoTitle: optionalText(200, 'SEO title'),
  seoDescription: optionalText(320, 'SEO description'),
  tags: z.array(z.string().trim().min(1).max(50)).max(20, 'At most 20 tags').default([]),
});
export type ArticleInput = z.output<typeof ArticleInput>;

/** `version` is the one that was edited: a stale version is refused, so that no one's work is overwritten. */
export const ArticleUpdate = ArticleInput.extend({
  version: z.number('version is required').int().positive().max(MAX_INTEGER),
  /** The number of the revision whose text this is, for the history. */
  restoredFrom: z.number().int().positive().max(MAX_INTEGER).optional(),
});
export type ArticleUpdate = z.output<typeof ArticleUpdate>;

export const listPublicArticles = endpoint({
  method: 'GET',
  path: '/api/articles',
  access: 'public',
  status: 200,
  summary: 'Published articles and videos, newest first; with a search, best match first.',
  query: PublicArticleQuery,
  response: PublicArticlePage,
});

export const getPublicArticle = endpoint({
  method: 'GET',
  path: '/api/articles/:slug',
  access: 'public',
  status: 200,
  summary: 'One published article or video; 404 for drafts and unknown slugs.',
  params: z.object({ slug: z.string().min(1).max(200) }),
  response: PublicArticle,
});

export const listAdminArticles = endpoint({
  method: 'GET',
  path: '/api/admin/articles',
  access: 'staff',
  status: 200,
  summary:
    'All articles and videos, drafts included: newest change first, unless sorted otherwise; with a search, best match first.',
  query: AdminArticleQuery,
  response: AdminArticlePage,
});

export const getAdminArticle = endpoint({
  method: 'GET',
  path: '/api/admin/articles/:id',
  access: 'staff',
  status: 200,
  summary: 'One article for the editor, with who changed it last.',
  params: IdParams,
  response: EditableArticle,
});

export const createArticle = endpoint({
  method: 'POST',
  path: '/api/admin/articles',
  access: 'staff',
  status: 201,
  summary: 'Creates an article; an empty slug is made from the title.',
  body: ArticleInput,
  response: AdminArticle,
});

export const updateArticle = endpoint({
  method: 'PUT',
  path: '/api/admin/articles/:id',
  access: 'staff',
  status: 200,
  summary: 'Replaces an article; 409 when its version is stale.',
  params: IdParams,
  body: ArticleUpdate,
  response: AdminArticle,
});

export const deleteArticle = endpoint({
  method: 'DELETE',
  path: '/api/admin/articles/:id',
  access: 'staff',
  status: 204,
  summary: 'Deletes an article; for 30 days it can be restored from the bin.',
  params: IdParams,
});

export const publishArticle = endpoint({
  method: 'POST',
  path: '/api/admin/articles/:id/publish',
  access: 'staff',
  status: 200,
  summary: 'Makes a draft public; the first publication sets publishedAt.',
  params: IdParams,
  response: AdminArticle,
});

export const unpublishArticle = endpoint({
  method: 'POST',
  path: '/api/admin/articles/:id/unpublish',
  access: 'staff',
  status: 200,
  summary: 'Makes a published article a draft again; it disappears at once.',
  params: IdParams,
  response: AdminArticle,
});
