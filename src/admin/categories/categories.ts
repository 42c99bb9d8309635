import type { Category } from '../../shared/contract/categories.ts';
import { createQuery } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';

export const $categories = createQuery(
  ['categories'],
  (): Promise<Category[]> => staffCall('GET /api/admin/categories', {}),
);
