import * as calls from '../../../shared/contract/articles/preview-links.ts';
import { route } from '../../route.ts';
import { createPreviewLink, listPreviewLinks, revokePreviewLink } from './preview-links.ts';

export const previewLinkRoutes = [
  route(calls.createPreviewLink, (context, { params, body }) => createPreviewLink(context, params.id, body)),
  route(calls.listPreviewLinks, (context, { params }) => listPreviewLinks(context, params.id)),
  route(calls.revokePreviewLink, (context, { params }) => revokePreviewLink(context, params.id, params.link)),
];
