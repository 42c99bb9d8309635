import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { coerceDigits, positiveInteger } from '../parameters.ts';
import { ArticleLanguage } from './articles.ts';

const ArticleCounts = z.object({
  total: z.number().int(),
  drafts: z.number().int(),
  /** Articles with a schedule, without those in the bin. */
  scheduled: z.number().int(),
  /** Articles that wait for who may publish. */
  handedIn: z.number().int(),
});
export type ArticleCounts = z.infer<typeof ArticleCounts>;

export const countArticles = endpoint({
  method: 'GET',
  path: '/api/admin/article-counts',
  access: 'magazine.read',
  status: 200,
  summary: 'The number of articles and videos, of drafts, of scheduled ones, and of those handed in.',
  response: ArticleCounts,
});

const RemotePictures = z.object({
  total: z.number().int(),
  /** The first fifty, newest change first. */
  articles: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      language: ArticleLanguage,
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

const AddressOwner = z.object({ article: z.object({ id: z.number().int(), title: z.string() }).nullable() });
export type AddressOwner = z.infer<typeof AddressOwner>;

export const getAddressOwner = endpoint({
  method: 'GET',
  path: '/api/admin/address-owner',
  access: 'magazine.read',
  status: 200,
  summary:
    'The published article that a former address redirects to: publishing another article with this slug takes the address over. Null when there is none, or an article is published there.',
  query: z.object({
    slug: z.string('slug is required').min(1, 'slug is required').max(200, 'slug can be at most 200 characters'),
    /** The article that wants the address: its own former addresses do not count as taken. */
    except: coerceDigits(positiveInteger('except').optional()),
  }),
  response: AddressOwner,
});
