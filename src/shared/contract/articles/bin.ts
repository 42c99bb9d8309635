import { z } from 'zod';
import { ADMIN_PAGE_SIZE } from '../../constants.ts';
import { endpoint } from '../endpoint.ts';
import { binFields, pageFields } from '../lists.ts';
import { IdParams, pageParams, requiredMoment } from '../parameters.ts';
import { AdminArticle, ArticleLanguage } from './articles.ts';

const BinnedArticle = z.object({
  id: z.number().int(),
  title: z.string(),
  language: ArticleLanguage,
  /** Whether it was published when it was deleted; restoring publishes it again. */
  isPublished: z.boolean(),
  /** The account that wrote it; null when unknown. */
  createdBy: z.number().int().nullable(),
  ...binFields,
  /** Null when a script deleted it. */
  deletedBy: z.object({ staffId: z.number().int(), name: z.string() }).nullable(),
});
export type BinnedArticle = z.infer<typeof BinnedArticle>;

const Bin = z.object({
  articles: z.array(BinnedArticle),
  /** When the newest entry was deleted, for emptying the bin; null for an empty one. */
  newest: z.iso.datetime().nullable(),
  ...pageFields,
});
export type Bin = z.infer<typeof Bin>;

export const listBin = endpoint({
  method: 'GET',
  path: '/api/admin/bin',
  access: 'magazine.read',
  status: 200,
  summary: 'The articles that were deleted within 30 days, the last one first.',
  query: z.object(pageParams(ADMIN_PAGE_SIZE)),
  response: Bin,
});

export const restoreFromBin = endpoint({
  method: 'POST',
  path: '/api/admin/bin/:id/restore',
  access: 'articles.write-own',
  status: 200,
  summary: 'Restores a deleted article with its history and addresses; a published one is published again.',
  params: IdParams,
  response: AdminArticle,
});

export const deleteFromBin = endpoint({
  method: 'DELETE',
  path: '/api/admin/bin/:id',
  access: 'articles.write',
  status: 204,
  summary: 'Deletes an article in the bin, and its history, for good.',
  params: IdParams,
});

export const emptyBin = endpoint({
  method: 'DELETE',
  path: '/api/admin/bin',
  access: 'articles.write',
  status: 204,
  summary: 'Permanently deletes the articles that were in the bin at that time; later deletions stay.',
  query: z.object({ until: requiredMoment('until') }),
});
