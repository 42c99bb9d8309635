import type { Category } from '../../shared/contract/categories.ts';
import type { Context } from '../context.ts';
import { asc } from '../db/drizzle.ts';
import { categories } from '../db/schema/categories.ts';
import { requirePermission } from '../permissions.ts';

export async function listCategories(context: Context): Promise<Category[]> {
  requirePermission(context, 'magazine.read');
  return context.db.select().from(categories).orderBy(asc(categories.name));
}
