import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { coerceDigits, IdParams, positiveInteger } from '../parameters.ts';
import { AdminArticle, ArticleInput } from './articles.ts';
import { overridable } from './dangers.ts';
import { RevisionArticle } from './revisions.ts';

/** Saved changes of a published article that readers do not see yet. Only published articles have them. */
export const DraftChanges = z.object({
  /** The number of their newest revision. A save, publication or discard that names another is refused. */
  number: z.number().int(),
  /** The version of the article that they are based on; publishing is refused when it is no longer the current one. */
  basedOn: z.number().int(),
  savedAt: z.iso.datetime(),
  /** Null for an erased person. */
  savedBy: z.object({ staffId: z.number().int(), name: z.string() }).nullable(),
  /** The title after they are published. */
  article: RevisionArticle,
});
export type DraftChanges = z.infer<typeof DraftChanges>;

export const saveDraftChanges = endpoint({
  method: 'PUT',
  path: '/api/admin/articles/:id/draft-changes',
  access: 'articles.write-own',
  status: 200,
  summary:
    'Saves changes of a published article without showing them to readers; 409 when the article or its draft changes are no longer those that were edited.',
  params: IdParams,
  body: ArticleInput.extend({
    version: positiveInteger('version'),
    /** The draft changes that were edited; null without any. */
    draft: positiveInteger('draft').nullable(),
    /** The number of the revision that has this text, for the history. */
    restoredFrom: positiveInteger('restoredFrom').optional(),
  }),
  response: DraftChanges,
});

export const publishDraftChanges = endpoint({
  method: 'POST',
  path: '/api/admin/articles/:id/draft-changes/publish',
  access: 'articles.publish',
  status: 200,
  summary:
    'Shows the draft changes to readers; 409 when they or the article have changed, 422 when readers would see new `dangers` without an `overrideReason`.',
  params: IdParams,
  body: z.object({ draft: positiveInteger('draft'), ...overridable }),
  response: AdminArticle,
});

export const discardDraftChanges = endpoint({
  method: 'DELETE',
  path: '/api/admin/articles/:id/draft-changes',
  access: 'articles.write-own',
  status: 204,
  summary: 'Discards the draft changes, which the history keeps; 409 when they have been changed or published.',
  params: IdParams,
  query: z.object({ draft: coerceDigits(positiveInteger('draft')) }),
});
