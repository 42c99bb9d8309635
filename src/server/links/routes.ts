import * as calls from '../../shared/contract/links.ts';
import { route } from '../route.ts';
import { checkLinks } from './check-links.ts';
import { listLinkedFrom } from './linked-from.ts';

export const linkRoutes = [
  route(calls.checkLinks, (context, { body }) => checkLinks(context, body.addresses)),
  route(calls.listLinkedFrom, (context, { params }) => listLinkedFrom(context, params.id)),
];
