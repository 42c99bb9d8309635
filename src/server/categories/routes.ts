import { asc } from 'drizzle-orm';
import { listCategories } from '../../shared/contract/categories.ts';
import { categories } from '../db/schema/magazine.ts';
import { route } from '../http/route.ts';

/** §7: categories. */
export const categoryRoutes = [
  route(listCategories, ({ db }) => db.select().from(categories).orderBy(asc(categories.name))),
];
