import type { Overridable } from '../../shared/contract/articles/dangers.ts';
import type { CategoryInput } from '../../shared/contract/categories.ts';
import { staffCall } from '../data/staff-call.ts';
import { useListMutations } from '../lists/use-list-mutations.ts';
import { t } from './words.ts';

type Options = { onSaved?: () => void; onRefused?: (error: unknown) => void };

export const useCategoryMutations = (options: Options) =>
  useListMutations<CategoryInput & Overridable>({
    noun: 'category',
    titles: {
      created: t('Category created successfully'),
      updated: t('Category updated successfully'),
      deleted: t('Category deleted successfully'),
      restored: t('Category restored'),
      notCreated: t('Failed to create category'),
      notUpdated: t('Failed to update category'),
      notDeleted: t('Failed to delete category'),
      notRestored: t('Failed to restore category'),
    },
    // Articles carry the names of their categories.
    refreshes: [['categories'], ['articles'], ['article']],
    create: (body) => staffCall('POST /api/admin/categories', { body }),
    update: (id, body) => staffCall('PUT /api/admin/categories/:id', { params: { id }, body }),
    remove: (id) => staffCall('DELETE /api/admin/categories/:id', { params: { id } }),
    restore: (id) => staffCall('POST /api/admin/categories/:id/restore', { params: { id } }),
    ...options,
  });
