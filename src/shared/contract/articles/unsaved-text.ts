import { z } from 'zod';
import { MAX_BODY_CHARACTERS } from '../../constants.ts';
import { endpoint } from '../endpoint.ts';
import { coerceDigits, MAX_INTEGER, requiredMoment } from '../parameters.ts';
import { ArticleLanguage, ArticleType } from './articles.ts';

const text = (max: number) => z.string().max(max);

const FormSource = z.object({
  id: text(100),
  title: text(1000),
  publisher: text(1000),
  year: text(100),
  address: text(5000),
  consultedOn: text(100),
});

/** The fields of the editor as typed: not trimmed, and none required. */
const FormText = z.object({
  title: text(1000),
  slug: text(1000),
  content: text(MAX_BODY_CHARACTERS),
  excerpt: text(5000),
  category: text(1000),
  type: ArticleType,
  /** Missing in texts that are older than the language field. */
  language: ArticleLanguage.default('nl'),
  author: text(1000),
  writerId: z.int().positive().max(MAX_INTEGER).nullable(),
  isPublished: z.boolean(),
  image: text(5000),
  imageAlt: text(5000),
  /** Missing in texts that are older than decorative covers. */
  imageIsDecorative: z.boolean().default(false),
  videoUrl: text(5000),
  seoTitle: text(1000),
  seoDescription: text(5000),
  tags: z.array(text(1000)).max(100),
  /** Missing in texts that are older than sources. */
  sources: z.array(FormSource).max(100).default([]),
});

/** When the editor was opened, in milliseconds: each window has a text of its own. */
const Visit = coerceDigits(z.int('visit must be a whole number').positive());
/** 0 for an article that was never saved. */
const ArticleId = coerceDigits(z.int('articleId must be a whole number').nonnegative().max(MAX_INTEGER));

/** Unsaved text of the editor. What others know it by has an older name: the paths, `drafts`, `StoredDraft` and the table. */
const UnsavedText = z.object({
  /** When it was typed, by the browser's clock; never in the future. */
  at: requiredMoment('at'),
  form: FormText,
  /** The version of the article that it is based on; null for a new article. */
  version: z.int().positive().max(MAX_INTEGER).nullable(),
  /** The draft changes that it is based on. */
  draftNumber: z.int().positive().max(MAX_INTEGER).nullable(),
  /** The version of the history that was restored, and when that was saved. */
  restored: z
    .object({ number: z.int().positive().max(MAX_INTEGER), at: requiredMoment('restored.at') })
    .nullable()
    .default(null),
});

export const StoredDraft = UnsavedText.extend({ visit: Visit });
export type StoredDraft = z.infer<typeof StoredDraft>;

export const storeUnsavedText = endpoint({
  method: 'PUT',
  path: '/api/admin/recoverable-drafts/:articleId/:visit',
  access: 'articles.write-own',
  status: 204,
  summary:
    'Stores the unsaved text of the caller for 30 days, in case the device is lost. An older text than the stored one changes nothing.',
  params: z.object({ articleId: ArticleId, visit: Visit }),
  body: UnsavedText,
});

export const deleteUnsavedText = endpoint({
  method: 'DELETE',
  path: '/api/admin/recoverable-drafts/:articleId/:visit',
  access: 'articles.write-own',
  status: 204,
  summary: 'Deletes an unsaved text of the caller that was saved or discarded.',
  params: z.object({ articleId: ArticleId, visit: Visit }),
});

export const listUnsavedTexts = endpoint({
  method: 'GET',
  path: '/api/admin/recoverable-drafts/:articleId',
  access: 'articles.write-own',
  status: 200,
  summary: 'The unsaved texts of the caller for one article, the newest first.',
  params: z.object({ articleId: ArticleId }),
  response: z.object({ drafts: z.array(StoredDraft) }),
});

const UnsavedArticle = z.object({
  /** 0 for an article that was never saved. */
  articleId: z.number().int(),
  title: z.string(),
  language: ArticleLanguage,
  at: z.iso.datetime(),
});
export type UnsavedArticle = z.infer<typeof UnsavedArticle>;

export const listUnsavedArticles = endpoint({
  method: 'GET',
  path: '/api/admin/recoverable-drafts',
  access: 'articles.write-own',
  status: 200,
  summary: 'The articles of which the caller has unsaved text, the newest first.',
  response: z.object({ articles: z.array(UnsavedArticle) }),
});
