import type { Overridable } from '../../shared/contract/articles/dangers.ts';
import type { WriterInput } from '../../shared/contract/writers.ts';
import { staffCall } from '../data/staff-call.ts';
import { useListMutations } from '../lists/use-list-mutations.ts';
import { t } from './words.ts';

type Options = { onSaved?: () => void; onRefused?: (error: unknown) => void };

export const useWriterMutations = (options: Options) =>
  useListMutations<WriterInput & Overridable>({
    noun: 'writer',
    titles: {
      created: t('Writer created successfully'),
      updated: t('Writer updated successfully'),
      deleted: t('Writer deleted successfully'),
      restored: t('Writer restored'),
      notCreated: t('Failed to create writer'),
      notUpdated: t('Failed to update writer'),
      notDeleted: t('Failed to delete writer'),
      notRestored: t('Failed to restore writer'),
    },
    // Articles show the names of their writers.
    refreshes: [['writers'], ['articles'], ['article']],
    create: (body) => staffCall('POST /api/admin/writers', { body }),
    update: (id, body) => staffCall('PUT /api/admin/writers/:id', { params: { id }, body }),
    remove: (id) => staffCall('DELETE /api/admin/writers/:id', { params: { id } }),
    restore: (id) => staffCall('POST /api/admin/writers/:id/restore', { params: { id } }),
    ...options,
  });
