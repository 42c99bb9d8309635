import * as calls from '../../shared/contract/categories.ts';
import { staffCall } from '../data/staff-call.ts';
import { useListChanges } from '../data/use-list-changes.ts';
import { CATEGORIES } from './categories.ts';

type Options = { onSaved?: () => void; onRefused?: (error: unknown) => void };

export const useCategoryChanges = (options: Options) =>
  useListChanges<calls.CategoryInput>({
    noun: 'category',
    refreshes: CATEGORIES,
    create: (body) => staffCall(calls.createCategory, { body }),
    update: (id, body) => staffCall(calls.updateCategory, { params: { id }, body }),
    remove: (id) => staffCall(calls.deleteCategory, { params: { id } }),
    ...options,
  });
