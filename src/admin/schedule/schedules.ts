import type { CallResponse } from '../../shared/api-client.ts';
import { createQuery } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';

type Schedules = CallResponse<'GET /api/admin/schedules'>;

/** What is planned, the first due first. A change of articles may end a plan, so it refreshes this, too. */
export const $schedules = createQuery(
  ['articles', 'schedules'],
  (): Promise<Schedules> => staffCall('GET /api/admin/schedules', {}),
);
