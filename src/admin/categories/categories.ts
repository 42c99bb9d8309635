import type { Category } from '../../shared/contract/categories.ts';
import { createFetcherStore } from '../../ui/data/query.ts';
import { staffCall } from '../data/staff-call.ts';

export const CATEGORIES = 'categories';

export const $categories = createFetcherStore<Category[]>([CATEGORIES], {
  fetcher: () => staffCall('GET /api/admin/categories', {}),
});
