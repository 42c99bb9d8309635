import type { Category, CategoryInput } from '../../shared/contract/categories.ts';
import { audit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { categories } from '../db/schema/categories.ts';
import { requirePermission } from '../permissions.ts';
import { inTransaction } from '../transaction.ts';
import { asConflict, assertFree, slugOf } from './category-row.ts';

/** Adds a category. Throws `conflict` when its name or slug is taken. */
export async function createCategory(context: Context, input: CategoryInput): Promise<Category> {
  requirePermission(context, 'magazine.manage');
  const values = { ...input, slug: slugOf(input) };
  return inTransaction(context, async (tx) => {
    await assertFree(tx.db, values);
    const [created] = await tx.db.insert(categories).values(values).returning().catch(asConflict(values));
    if (!created) throw new Error('The insert returned no row');
    await audit(tx, 'category.created', created);
    return created;
  });
}
