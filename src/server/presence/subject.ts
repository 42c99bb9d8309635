import * as calls from '../../shared/contract/articles/presence.ts';
import { route } from '../route.ts';
import type { Subject } from '../subject.ts';
import { announcePresence, deleteExpiredPresence, endPresence } from './presence.ts';

export const presence = {
  routes: [
    route(calls.announcePresence, (context, { params }) => announcePresence(context, params)),
    route(calls.endPresence, (context, { params }) => endPresence(context, params)),
  ],
  jobs: { presencesForgotten: deleteExpiredPresence },
} satisfies Subject;
