import { z } from 'zod';
import { MAGAZINE_PAGE_SIZE, MAX_BODY_CHARACTERS, PICTURE_MAX_LENGTH, TITLE_MAX_LENGTH } from '../../constants.ts';
import { endpoint } from '../endpoint.ts';
import { pageFields } from '../lists.ts';
import {
  day,
  IdParams,
  MAX_INTEGER,
  optionalSlug,
  optionalText,
  pageParams,
  positiveInteger,
  requiredText,
  unlessAll,
} from '../parameters.ts';
import { ShownPictures } from '../pictures/shown-pictures.ts';
import { optionalImage, optionalVideoUrl } from '../urls.ts';
import { overridable } from './dangers.ts';
import { PublicReview } from './reviews.ts';
import { Source, SourcesInput } from './sources.ts';

export const ArticleType = z.enum(['article', 'video']);
export type ArticleType = z.infer<typeof ArticleType>;
/** The language that an article is written in. Without one it is Dutch, like most of the site. */
export const ArticleLanguage = z.enum(['nl', 'en']);
export type ArticleLanguage = z.infer<typeof ArticleLanguage>;

/** An article by its title, for a link to its editor. */
export const NamedArticle = z.object({ id: z.number().int(), title: z.string(), language: ArticleLanguage });
export type NamedArticle = z.infer<typeof NamedArticle>;

/** Without the e-mail address, which is never public. */
const PublicWriter = z.object({
  name: z.string(),
  registration: z.string().nullable(),
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
  language: ArticleLanguage,
  author: z.string(),
  isPublished: z.boolean(),
  image: z.string().nullable(),
  imageAlt: z.string().nullable(),
  /** Whether the picture needs no description above this article, whatever the library says of it. */
  imageIsDecorative: z.boolean(),
  videoUrl: z.string().nullable(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  tags: z.array(z.string()),
  /** Empty in lists. The body refers to them by id: `<sup data-source="thuisarts"></sup>`. */
  sources: z.array(Source),
  createdAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  writer: PublicWriter.nullable(),
});
export type PublicArticle = z.infer<typeof PublicArticle>;

/** What readers get for the pictures of an article: cover, body and portrait. */
const pictures = { pictures: ShownPictures };
export const ShownArticle = PublicArticle.extend(pictures);
export type ShownArticle = z.infer<typeof ShownArticle>;

/** The article about the same in the other language, which readers have too. */
export const PublicPair = NamedArticle.extend({ slug: z.string(), type: ArticleType });
export type PublicPair = z.infer<typeof PublicPair>;

/** An article for readers, with its current medical review and its pair. */
export const ReviewedArticle = PublicArticle.extend({ review: PublicReview.nullable(), pair: PublicPair.nullable() });
export type ReviewedArticle = z.infer<typeof ReviewedArticle>;
export const ReadArticle = ReviewedArticle.extend(pictures);
export type ReadArticle = z.infer<typeof ReadArticle>;

export const AdminArticle = PublicArticle.extend({
  writerId: z.number().int().nullable(),
  /** The account that owns it. */
  createdBy: z.number().int().nullable(),
  updatedAt: z.iso.datetime(),
  version: z.number().int(),
});
export type AdminArticle = z.infer<typeof AdminArticle>;

/** After a save: what of the HTML that was sent an article cannot hold, such as “1 drawing and 2 form fields”. */
export const SavedArticle = AdminArticle.extend({ leftOut: z.string().optional() });
export type SavedArticle = z.infer<typeof SavedArticle>;

export const paged = <A extends z.ZodType>(article: A) => z.object({ articles: z.array(article), ...pageFields });
export const PublicArticlePage = paged(ShownArticle);
export type PublicArticlePage = z.infer<typeof PublicArticlePage>;

export const listQuery = (pageSize: number) =>
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

export const ArticleInput = z.object({
  title: requiredText(TITLE_MAX_LENGTH, 'Title'),
  slug: optionalSlug,
  content: z
    .string('Content is required')
    .trim()
    .min(1, 'Content is required')
    .max(MAX_BODY_CHARACTERS, `Content is too long: at most ${MAX_BODY_CHARACTERS.toLocaleString('en')} characters`),
  excerpt: optionalText(500, 'Excerpt'),
  category: requiredText(100, 'Category'),
  type: ArticleType.catch('article'),
  language: ArticleLanguage.default('nl'),
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
  imageAlt: optionalText(PICTURE_MAX_LENGTH.alt, 'Image alt text'),
  imageIsDecorative: z.boolean('imageIsDecorative must be true or false').default(false),
  videoUrl: optionalVideoUrl('Video URL'),
  seoTitle: optionalText(200, 'SEO title'),
  seoDescription: optionalText(320, 'SEO description'),
  tags: z
    .array(z.string().trim().min(1, 'A tag cannot be empty').max(50, 'A tag can be at most 50 characters'))
    .max(20, 'At most 20 tags')
    .default([]),
  sources: SourcesInput,
});
export type ArticleInput = z.output<typeof ArticleInput>;

/** The `version` that was edited: a stale one is refused, so that no colleague's work is overwritten. */
export const ArticleUpdate = ArticleInput.extend({
  version: z.number('version is required').int().positive().max(MAX_INTEGER),
  /** The number of the revision that has this text, for the history. */
  restoredFrom: z.number().int().positive().max(MAX_INTEGER).optional(),
  /** The draft changes on the screen: they are published with the article. Without it they stay. */
  draft: z.number().int().positive().max(MAX_INTEGER).nullish(),
  ...overridable,
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
  params: z.object({ slug: z.string().min(1) }),
  response: ReadArticle,
});

export const createArticle = endpoint({
  method: 'POST',
  path: '/api/admin/articles',
  access: 'articles.write-own',
  status: 201,
  summary:
    'Creates an article; an empty slug is made from the title. 422 when it would be published with `dangers`, unless `overrideReason` says why it may.',
  body: ArticleInput.extend(overridable),
  response: SavedArticle,
});

export const updateArticle = endpoint({
  method: 'PUT',
  path: '/api/admin/articles/:id',
  access: 'articles.write-own',
  status: 200,
  summary:
    'Replaces an article; 409 when its version is stale, 422 when readers would see new `dangers`, unless `overrideReason` says why they may.',
  params: IdParams,
  body: ArticleUpdate,
  response: SavedArticle,
});

export const deleteArticle = endpoint({
  method: 'DELETE',
  path: '/api/admin/articles/:id',
  access: 'articles.write-own',
  status: 204,
  summary: 'Deletes an article; for 30 days it can be restored from the bin.',
  params: IdParams,
});

export const publishArticle = endpoint({
  method: 'POST',
  path: '/api/admin/articles/:id/publish',
  access: 'articles.publish',
  status: 200,
  summary:
    'Makes a draft public; the first publication sets publishedAt. 422 when it has `dangers`, unless `overrideReason` says why it may. The body can be left out.',
  params: IdParams,
  body: z.object(overridable).default({}),
  response: AdminArticle,
});

export const setPublicationDate = endpoint({
  method: 'PUT',
  path: '/api/admin/articles/:id/publication-date',
  access: 'articles.publish',
  status: 200,
  summary:
    'Changes the day that readers see as that of the publication, and that lists are sorted by. 400 for a day to come, and for an article that was never published; 409 when somebody has changed the article since `version`.',
  params: IdParams,
  body: z.object({ version: positiveInteger('version'), date: day('date must be a day such as 2026-11-27') }),
  response: AdminArticle,
});

export const unpublishArticle = endpoint({
  method: 'POST',
  path: '/api/admin/articles/:id/unpublish',
  access: 'articles.publish',
  status: 200,
  summary: 'Makes a published article a draft again; it disappears at once.',
  params: IdParams,
  response: AdminArticle,
});
