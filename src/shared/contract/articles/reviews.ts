import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { coerceDigits, IdParams, MAX_INTEGER, optionalText } from '../parameters.ts';

const wholeNumber = (label: string) => z.int(`${label} must be a whole number`).positive().max(MAX_INTEGER);

/** What readers are told of the medical review of a text. */
export const PublicReview = z.object({
  name: z.string(),
  profession: z.string(),
  /** In the BIG register of care professionals. */
  bigNumber: z.string(),
  /** A day in Amsterdam: 2026-11-23. */
  reviewedOn: z.iso.date(),
  dueOn: z.iso.date(),
});
export type PublicReview = z.infer<typeof PublicReview>;

/** `due` hides `changed`; `withdrawn` means that no earlier review counts either. */
export const ReviewState = z.enum(['none', 'reviewed', 'due', 'changed', 'withdrawn']);
export type ReviewState = z.infer<typeof ReviewState>;

const Reviewer = PublicReview.pick({ name: true, profession: true, bigNumber: true });

const Review = z.object({
  id: z.number().int(),
  reviewer: Reviewer.extend({
    /** False once the account was deactivated or deleted. */
    isActive: z.boolean(),
  }),
  reviewedAt: z.iso.datetime(),
  dueOn: z.iso.date(),
  note: z.string().nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
  /** Whether it is of draft changes: it counts for readers once they are published. */
  isOfDraft: z.boolean(),
});
export type Review = z.infer<typeof Review>;

const ReviewStatus = z.object({
  state: ReviewState,
  /** The one that counts. */
  review: Review.nullable(),
  /** Whether title, excerpt, text, pictures, video or sources are others than those that were read. */
  hasChanged: z.boolean(),
});
export type ReviewStatus = z.infer<typeof ReviewStatus>;

export const ArticleReviews = z.object({
  /** Of the article itself. */
  article: ReviewStatus,
  /** Of its draft changes; null when it has none. */
  draft: ReviewStatus.nullable(),
  /** The newest first, withdrawn ones too. */
  history: z.array(Review),
  /** As whom readers will see you; null without a BIG number. */
  reviewer: Reviewer.nullable(),
  /** Why you cannot review what was saved last; null when you can. */
  refusal: z.string().nullable(),
});
export type ArticleReviews = z.infer<typeof ArticleReviews>;

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/admin/articles/:id/reviews',
  access: 'magazine.read',
  status: 200,
  summary:
    'The medical reviews of an article and of its draft changes, and whether you can review what was saved last.',
  params: IdParams,
  response: ArticleReviews,
});

export const reviewArticle = endpoint({
  method: 'POST',
  path: '/api/admin/articles/:id/reviews',
  access: 'articles.review',
  status: 200,
  summary:
    'Says that you, a medical reviewer, read this version and stand for it; 403 without a BIG number, 409 when the text changed meanwhile.',
  params: IdParams,
  body: z.object({
    /** The version of the article that was read. */
    version: wholeNumber('version'),
    /** The draft changes that were read; null for the article itself. */
    draft: wholeNumber('draft').nullable(),
    /** The day from which it must be reviewed again; by default in three years, of medicines in one. */
    dueOn: z.iso.date('The next check must be a date').optional(),
    /** For staff. */
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
  params: IdParams.extend({ review: coerceDigits(wholeNumber('review')) }),
  response: ArticleReviews,
});
