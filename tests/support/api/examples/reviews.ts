import type { Example } from '../example-parts.ts';

const REVIEWER = { name: 'Anna de Vries', profession: 'huisarts', bigNumber: '19012345601' };

export const PUBLIC_REVIEW = { ...REVIEWER, reviewedOn: '2026-11-21', dueOn: '2029-11-21' };

const REVIEW = {
  id: 5,
  reviewer: { ...REVIEWER, isActive: true },
  reviewedAt: '2026-11-21T10:00:00.000Z',
  dueOn: '2029-11-21',
  note: 'Dosering nagelezen in het Farmacotherapeutisch Kompas.',
  withdrawnAt: null,
  isOfDraft: false,
};

const reviewsWith = (changes: object, state: string) => ({
  article: { state, review: state === 'reviewed' ? { ...REVIEW, ...changes } : null, hasChanged: false },
  draft: null,
  history: [{ ...REVIEW, ...changes }],
  reviewer: REVIEWER,
  refusal: null,
});

const REVIEWS = reviewsWith({}, 'reviewed');
/** The review of an article whose draft changes are not reviewed yet. */
export const CHANGED_DRAFT = { ...REVIEWS, draft: { state: 'changed', review: REVIEW, hasChanged: true } };

export const EXAMPLES: Record<string, Example> = {
  'GET /api/admin/articles/:id/reviews': { path: '/api/admin/articles/12/reviews', response: REVIEWS },
  'POST /api/admin/articles/:id/reviews': {
    path: '/api/admin/articles/12/reviews',
    body: { version: 2, draft: null, dueOn: REVIEW.dueOn, note: REVIEW.note },
    response: REVIEWS,
  },
  'POST /api/admin/articles/:id/reviews/:review/withdraw': {
    path: '/api/admin/articles/12/reviews/5/withdraw',
    response: reviewsWith({ withdrawnAt: '2026-11-22T10:00:00.000Z' }, 'withdrawn'),
  },
};
