import { asc } from 'drizzle-orm';
import type { Category } from '../../shared/contract/categories.ts';
import { type Context, requireStaff } from '../context.ts';
import { categories } from '../db/schema/magazine.ts';

export async function listCategories(context: Context): Promise<Category[]> {
  requireStaff(context);
  return context.db.select().from(categories).orderBy(asc(categories.name));
}
