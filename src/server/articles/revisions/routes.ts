import * as calls from '../../../shared/contract/articles/revisions.ts';
import { route } from '../../route.ts';
import { getRevision, listRevisions, nameRevision } from './revisions.ts';

export const revisionRoutes = [
  route(calls.listRevisions, (context, { params, query }) => listRevisions(context, params.id, query)),
  route(calls.getRevision, (context, { params }) => getRevision(context, params.id, params.number)),
  route(calls.nameRevision, (context, { params, body }) => nameRevision(context, params.id, params.number, body.name)),
];
