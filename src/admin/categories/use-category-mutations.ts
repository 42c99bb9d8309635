import type { Overridable } from '../../shared/contract/articles/dangers.ts';
import type { CategoryInput } from '../../shared/contract/categories.ts';
import { staffCall } from '../data/staff-call.ts';
import { useListMutations } from '../lists/use-list-mutations.ts';

type Options = { onSaved?: () => void; onRefused?: (error: unknown) => void };

export const useCategoryMutations = (options: Options) =>
  useListMutations<CategoryInput & Overridable>({
    noun: 'category',
    // Articles carry the names of their categories.
    refreshes: [['categories'], ['articles'], ['article']],
    create: (body) => staffCall('POST /api/admin/categories', { body }),
    update: (id, body) => staffCall('PUT /api/admin/categories/:id', { params: { id }, body }),
    remove: (id) => staffCall('DELETE /api/admin/categories/:id', { params: { id } }),
    restore: (id) => staffCall('POST /api/admin/categories/:id/restore', { params: { id } }),
    ...options,
  });
