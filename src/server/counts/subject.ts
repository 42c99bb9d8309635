import * as calls from '../../shared/contract/visitors/visits.ts';
import { dailyCounts, searchedTerms } from '../db/schema/daily-counts.ts';
import { route } from '../route.ts';
import type { Subject } from '../subject.ts';
import { countMissedSearch, countVisit } from './count.ts';
import { exportVisits } from './export.ts';
import { listVisits } from './list.ts';
import { deleteOldCounts } from './write-counts.ts';

export const subject = {
  tables: [dailyCounts, searchedTerms],
  // No count and no term says who.
  personalData: {},
  routes: [
    route(
      calls.countVisit,
      (context, { body }, exchange) => countVisit(context, body, exchange).then(() => undefined),
      {
        body: 'beacon',
        anonymous: true,
      },
    ),
    route(
      calls.countMissedSearch,
      (context, { body }, exchange) => countMissedSearch(context, body.words, exchange).then(() => undefined),
      {
        body: 'beacon',
        anonymous: true,
      },
    ),
    route(calls.listVisits, (context, { query }) => listVisits(context, query)),
    route(calls.exportVisits, (context, { query }) => exportVisits(context, query)),
  ],
  hourlyJobs: { countsDeleted: deleteOldCounts },
} satisfies Subject;
