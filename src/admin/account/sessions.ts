import type { StaffSession } from '../../shared/contract/accounts/account.ts';
import { createQuery } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';

export const $sessions = createQuery(
  ['sessions'],
  (): Promise<StaffSession[]> => staffCall('GET /api/admin/account/sessions', {}),
);
