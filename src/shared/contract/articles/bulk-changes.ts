import { z } from 'zod';
import { MAX_BULK_ARTICLES } from '../../constants.ts';
import { endpoint } from '../endpoint.ts';
import { Sentences } from '../errors.ts';
import { positiveInteger, requiredText } from '../parameters.ts';

/** With the version on the screen, so that no unseen change is overwritten. */
const SelectedArticles = z
  .array(z.object({ id: positiveInteger('id'), version: positiveInteger('version') }), 'Select the articles to change')
  .min(1, 'Select at least one article')
  .max(MAX_BULK_ARTICLES, `At most ${MAX_BULK_ARTICLES} articles can be changed at once`)
  .refine(
    (selected) => new Set(selected.map(({ id }) => id)).size === selected.length,
    'An article is selected more than once',
  );

const BulkChange = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.enum(['publish', 'unpublish', 'delete']), articles: SelectedArticles }),
    z.object({
      action: z.literal('set-category'),
      category: requiredText(100, 'Category'),
      articles: SelectedArticles,
    }),
  ],
  'action must be publish, unpublish, set-category or delete',
);
export type BulkChange = z.output<typeof BulkChange>;

/**
 * `changed`: a colleague changed it after that version; `gone`: it was deleted; `refused`: the reason is written for
 * staff.
 */
const BulkResult = z.discriminatedUnion('outcome', [
  z.object({ id: z.int(), outcome: z.enum(['done', 'changed', 'gone']) }),
  z.object({ id: z.int(), outcome: z.literal('refused'), reason: z.string(), sentences: Sentences }),
]);
export type BulkResult = z.infer<typeof BulkResult>;

export const changeArticles = endpoint({
  method: 'POST',
  path: '/api/admin/article-changes',
  access: 'articles.write-own',
  status: 200,
  summary:
    'Publishes, unpublishes, moves to a category or deletes several articles, each on its own; returns the outcome of each.',
  body: BulkChange,
  response: z.object({ results: z.array(BulkResult) }),
});
