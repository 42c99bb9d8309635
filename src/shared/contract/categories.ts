import { z } from 'zod';
import { overridable } from './articles/dangers.ts';
import { endpoint } from './endpoint.ts';
import { IdParams, optionalSlug, optionalText, requiredText } from './parameters.ts';

export const Category = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
});
export type Category = z.infer<typeof Category>;

/** An empty slug is derived from the name. */
export const CategoryInput = z.object({
  name: requiredText(100, 'Name'),
  slug: optionalSlug,
  description: optionalText(1000, 'Description'),
});
export type CategoryInput = z.output<typeof CategoryInput>;

const path = '/api/admin/categories';

export const listCategories = endpoint({
  method: 'GET',
  path,
  access: 'magazine.read',
  status: 200,
  summary: 'All categories, by name.',
  response: z.array(Category),
});

export const createCategory = endpoint({
  method: 'POST',
  path,
  access: 'magazine.manage',
  status: 201,
  summary: 'Adds a category; 409 when its name or slug is taken.',
  body: CategoryInput,
  response: Category,
});

export const updateCategory = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  access: 'magazine.manage',
  status: 200,
  summary:
    'Replaces a category; a new name shows on its articles at once. 422 for a danger that readers would see, without a reason.',
  params: IdParams,
  body: CategoryInput.extend(overridable),
  response: Category,
});

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'magazine.manage',
  status: 204,
  summary: 'Deletes a category; 409 with the number of articles when it is in use. Can be undone for an hour.',
  params: IdParams,
});

export const restoreCategory = endpoint({
  method: 'POST',
  path: `${path}/:id/restore`,
  access: 'magazine.manage',
  status: 200,
  summary: 'Undoes a deletion of the last hour; 409 when the name or slug is taken.',
  params: IdParams,
  response: Category,
});
