import type { CallResponse } from '../../shared/api-client.ts';
import { createQuery } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';

type Schedules = CallResponse<'GET /api/admin/schedules'>;

/** The schedules, the first due first. A change of articles may cancel a schedule, so it refetches these too. */
export const $schedules = createQuery(
  ['articles', 'schedules'],
  (): Promise<Schedules> => staffCall('GET /api/admin/schedules', {}),
);
