import * as calls from '../../../shared/contract/articles/reviews.ts';
import { route } from '../../route.ts';
import { listReviews } from './find.ts';
import { reviewArticle, withdrawReview } from './reviews.ts';

export const reviewRoutes = [
  route(calls.listReviews, (context, { params }) => listReviews(context, params.id)),
  route(calls.reviewArticle, (context, { params, body }) => reviewArticle(context, params.id, body)),
  route(calls.withdrawReview, (context, { params }) => withdrawReview(context, params.id, params.review)),
];
