import * as calls from '../../shared/contract/link-checks.ts';
import { linkAnswers } from '../db/schema/articles/links.ts';
import { route } from '../route.ts';
import type { Subject } from '../subject.ts';
import { checkLinks } from './check-links.ts';
import { listLinkedFrom } from './linked-from.ts';
import { recheckPublishedLinks } from './published-links.ts';

export const subject = {
  tables: [linkAnswers],
  personalData: {},
  routes: [
    route(calls.checkLinks, (context, { body }) => checkLinks(context, body.addresses)),
    route(calls.listLinkedFrom, (context, { params }) => listLinkedFrom(context, params.id)),
  ],
  nightlyJobs: { linksChecked: (context) => recheckPublishedLinks(context) },
} satisfies Subject;
