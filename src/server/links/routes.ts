import * as calls from '../../shared/contract/links.ts';
import { route } from '../api/route.ts';
import { checkLinks } from './check-links.ts';

export const linkRoutes = [route(calls.checkLinks, (context, { body }) => checkLinks(context, body.addresses))];
