import type { StaffSession } from '../../shared/contract/account.ts';
import { createFetcherStore } from '../../ui/data/query.ts';
import { staffCall } from '../data/staff-call.ts';

export const SESSIONS = 'own-sessions';

export const $sessions = createFetcherStore<StaffSession[]>([SESSIONS], {
  fetcher: () => staffCall('GET /api/admin/account/sessions', {}),
});
