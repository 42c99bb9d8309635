import * as calls from '../../../shared/contract/articles/recoverable-drafts.ts';
import { route } from '../../route.ts';
import {
  deleteRecoverableDraft,
  listRecoverableDrafts,
  listUnsavedArticles,
  storeRecoverableDraft,
} from './recoverable.ts';

export const recoverableDraftRoutes = [
  route(calls.storeRecoverableDraft, (context, { params, body }) => storeRecoverableDraft(context, params, body)),
  route(calls.deleteRecoverableDraft, (context, { params }) => deleteRecoverableDraft(context, params)),
  route(calls.listRecoverableDrafts, (context, { params }) => listRecoverableDrafts(context, params.articleId)),
  route(calls.listUnsavedArticles, (context) => listUnsavedArticles(context)),
];
