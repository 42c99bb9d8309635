import * as calls from '../../shared/contract/activity.ts';
import { auditLog } from '../db/schema/audit.ts';
import { route } from '../route.ts';
import type { Subject } from '../subject.ts';
import { listActivity, listActivityPeople, listArticleActivity } from './activity.ts';
import { exportActivity } from './export.ts';

export const subject = {
  tables: [auditLog],
  // Every export of a person has their entries, and nothing erases one (operations/privacy).
  personalData: {},
  routes: [
    route(calls.listActivity, (context, { query }) => listActivity(context, query)),
    route(calls.listActivityPeople, (context) => listActivityPeople(context)),
    route(calls.exportActivity, (context, { query }) => exportActivity(context, query)),
    route(calls.listArticleActivity, (context, { params, query }) =>
      listArticleActivity(context, params.id, query.before),
    ),
  ],
} satisfies Subject;
