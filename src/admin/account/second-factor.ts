import type { SecondFactor } from '../../shared/contract/second-factor.ts';
import { createFetcherStore } from '../../ui/data/query.ts';
import { staffCall } from '../data/staff-call.ts';

export const SECOND_FACTOR = 'second-factor';

export const $secondFactor = createFetcherStore<SecondFactor>([SECOND_FACTOR], {
  fetcher: () => staffCall('GET /api/admin/account/second-factor', {}),
});
