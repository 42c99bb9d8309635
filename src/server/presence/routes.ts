import * as calls from '../../shared/contract/articles/presence.ts';
import { route } from '../route.ts';
import { announcePresence, endPresence } from './presence.ts';

export const presenceRoutes = [
  route(calls.announcePresence, (context, { params }) => announcePresence(context, params)),
  route(calls.endPresence, (context, { params }) => endPresence(context, params)),
];
