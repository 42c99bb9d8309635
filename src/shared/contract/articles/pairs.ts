import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { IdParams, MAX_INTEGER } from '../parameters.ts';
import { NamedArticle } from './articles.ts';

const ArticlePair = z.object({
  /** Readers see it once both are published. */
  pair: NamedArticle.extend({ isPublished: z.boolean() }).nullable(),
});
export type ArticlePair = z.infer<typeof ArticlePair>;

export const getPair = endpoint({
  method: 'GET',
  path: '/api/admin/articles/:id/pair',
  access: 'magazine.read',
  status: 200,
  summary: 'The article about the same in the other language.',
  params: IdParams,
  response: ArticlePair.extend({
    /** Whether an article in the other language is without a pair. */
    hasCandidates: z.boolean(),
  }),
});

export const findPairs = endpoint({
  method: 'GET',
  path: '/api/admin/articles/:id/pair/candidates',
  access: 'magazine.read',
  status: 200,
  summary: 'Articles in the other language without a pair, whose titles have these words; the newest without words.',
  params: IdParams,
  query: z.object({ search: z.string().trim().max(200, 'search can be at most 200 characters').default('') }),
  response: z.object({ articles: z.array(NamedArticle) }),
});

export const setPair = endpoint({
  method: 'PUT',
  path: '/api/admin/articles/:id/pair',
  access: 'articles.write-own',
  status: 200,
  summary:
    'Makes this article and the one with the id `other` a pair, or ends the pair with null. 409 when the other has a pair already.',
  params: IdParams,
  body: z.object({ other: z.number('other must be a number or null').int().positive().max(MAX_INTEGER).nullable() }),
  response: ArticlePair,
});
