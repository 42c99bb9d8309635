import * as calls from '../../../shared/contract/articles/bin.ts';
import { route } from '../../route.ts';
import { deleteFromBin, emptyBin, listBin, restoreFromBin } from './bin.ts';

export const binRoutes = [
  route(calls.listBin, (context, { query }) => listBin(context, query)),
  route(calls.restoreFromBin, (context, { params }) => restoreFromBin(context, params.id)),
  route(calls.deleteFromBin, (context, { params }) => deleteFromBin(context, params.id)),
  route(calls.emptyBin, (context, { query }) => emptyBin(context, new Date(query.until))),
];
