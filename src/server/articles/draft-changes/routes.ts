import * as calls from '../../../shared/contract/articles/draft-changes.ts';
import { route } from '../../route.ts';
import { discardDraftChanges, publishDraftChanges, saveDraftChanges } from './save.ts';

export const draftChangesRoutes = [
  route(calls.saveDraftChanges, (context, { params, body }) => saveDraftChanges(context, params.id, body)),
  route(calls.publishDraftChanges, (context, { params, body }) =>
    publishDraftChanges(context, params.id, body.draft, body.overrideReason),
  ),
  route(calls.discardDraftChanges, (context, { params, query }) =>
    discardDraftChanges(context, params.id, query.draft),
  ),
];
