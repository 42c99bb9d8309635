import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const ArticleCounts = z.object({
  total: z.number().int(),
  drafts: z.number().int(),
  /** Articles with a schedule, without those in the bin. */
  scheduled: z.number().int(),
});
export type ArticleCounts = z.infer<typeof ArticleCounts>;

export const countArticles = endpoint({
  method: 'GET',
  path: '/api/admin/article-counts',
  access: 'magazine.read',
  status: 200,
  summary: 'The number of articles and videos, of drafts, and of scheduled ones.',
  response: ArticleCounts,
});

const RemotePictures = z.object({
  total: z.number().int(),
  /** The first fifty, newest change first. */
  articles: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      isPublished: z.boolean(),
      /** The websites that the pictures are loaded from. */
      hosts: z.array(z.string()),
    }),
  ),
});
export type RemotePictures = z.infer<typeof RemotePictures>;

export const listRemotePictures = endpoint({
  method: 'GET',
  path: '/api/admin/remote-pictures',
  access: 'magazine.read',
  status: 200,
  summary: 'Articles whose pictures load from other websites.',
  response: RemotePictures,
});
