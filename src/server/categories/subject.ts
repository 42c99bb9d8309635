import * as calls from '../../shared/contract/categories.ts';
import { route } from '../route.ts';
import type { Subject } from '../subject.ts';
import { createCategory, deleteCategory, listCategories, restoreCategory, updateCategory } from './categories.ts';

export const categories = {
  routes: [
    route(calls.listCategories, (context) => listCategories(context)),
    route(calls.createCategory, (context, { body }) => createCategory(context, body)),
    route(calls.updateCategory, (context, { params, body }) => updateCategory(context, params.id, body)),
    route(calls.deleteCategory, (context, { params }) => deleteCategory(context, params.id)),
    route(calls.restoreCategory, (context, { params }) => restoreCategory(context, params.id)),
  ],
} satisfies Subject;
