import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { coerceDigits, IdParams, optionalText, positiveInteger } from '../parameters.ts';

/** What readers see of the medical review of a text. */
export const PublicReview = z.object({
  name: z.string(),
  profession: z.string(),
  /** Number in the BIG register of care professionals. */
  bigNumber: z.string(),
  /** A day in Amsterdam: 2026-11-23. */
  reviewedOn: z.iso.date(),
  dueOn: z.iso.date(),
});
export type PublicReview = z.infer<typeof PublicReview>;

/** `due` hides `changed`; `withdrawn` means that no earlier review counts. */
export const ReviewState = z.enum(['none', 'reviewed', 'due', 'changed', 'withdrawn']);
export type ReviewState = z.infer<typeof ReviewState>;

const Reviewer = PublicReview.pick({ name: true, profession: true, bigNumber: true });

const Review = z.object({
  id: z.number().int(),
  reviewer: Reviewer.extend({
    /** False for a deactivated or deleted account. */
    isActive: z.boolean(),
  }),
  reviewedAt: z.iso.datetime(),
  dueOn: z.iso.date(),
  note: z.string().nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
  /** Whether it is of draft changes: it counts once they are published. */
  isOfDraft: z.boolean(),
});
export type Review = z.infer<typeof Review>;

const ReviewStatus = z.object({
  state: ReviewState,
  /** The review that counts. */
  review: Review.nullable(),
  /** Whether title, excerpt, text, pictures, video or sources differ from the reviewed ones. */
  hasChanged: z.boolean(),
});
export type ReviewStatus = z.infer<typeof ReviewStatus>;

export const ArticleReviews = z.object({
  /** The version of the article itself. */
  article: ReviewStatus,
  /** The version of its draft changes; null without any. */
  draft: ReviewStatus.nullable(),
  /** The newest first, also withdrawn ones. */
  history: z.array(Review),
  /** The caller's name as readers will see it; null without a BIG number. */
  reviewer: Reviewer.nullable(),
  /** Why the caller may not review what was saved last; null when they may. */
  refusal: z.string().nullable(),
});
export type ArticleReviews = z.infer<typeof ArticleReviews>;

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/admin/articles/:id/reviews',
  access: 'magazine.read',
  status: 200,
  summary:
    'The medical reviews of an article and of its draft changes, and whether the caller may review what was saved last.',
  params: IdParams,
  response: ArticleReviews,
});

export const reviewArticle = endpoint({
  method: 'POST',
  path: '/api/admin/articles/:id/reviews',
  access: 'articles.review',
  status: 200,
  summary:
    'Stores the caller’s medical review of this version; 403 without a BIG number, 409 when the text has changed.',
  params: IdParams,
  body: z.object({
    /** The reviewed version of the article. */
    version: positiveInteger('version'),
    /** The reviewed draft changes; null for the article itself. */
    draft: positiveInteger('draft').nullable(),
    /** The day from which it must be reviewed again; by default in three years, or in one for medicines. */
    dueOn: z.iso.date('The next check must be a date').optional(),
    /** A note for staff. */
    note: optionalText(500, 'Note'),
  }),
  response: ArticleReviews,
});

export const withdrawReview = endpoint({
  method: 'POST',
  path: '/api/admin/articles/:id/reviews/:review/withdraw',
  access: 'articles.write-own',
  status: 200,
  summary: 'Withdraws a review: readers see the one before it again, or none.',
  params: IdParams.extend({ review: coerceDigits(positiveInteger('review')) }),
  response: ArticleReviews,
});
