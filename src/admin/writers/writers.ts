import type { Writer } from '../../shared/contract/writers.ts';
import { createFetcherStore } from '../../ui/data/query.ts';
import { staffCall } from '../data/staff-call.ts';

export const WRITERS = 'writers';

export const $writers = createFetcherStore<Writer[]>([WRITERS], {
  fetcher: () => staffCall('GET /api/admin/writers', {}),
});
