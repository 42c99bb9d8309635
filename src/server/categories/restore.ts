import type { Category } from '../../shared/contract/categories.ts';
import { audit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { categories } from '../db/schema/categories.ts';
import { requirePermission } from '../permissions.ts';
import { inTransaction } from '../transaction.ts';
import { takeDeleted } from '../undo/deleted-entries.ts';
import { asConflict, assertFree } from './category-row.ts';

/** Undoes a deletion. Throws `not-found` after an hour, and `conflict` when the name or slug is taken by now. */
export async function restoreCategory(context: Context, id: number): Promise<Category> {
  requirePermission(context, 'magazine.manage');
  return inTransaction(context, async (tx) => {
    const { row } = await takeDeleted(tx, 'category', id);
    await assertFree(tx.db, row);
    await tx.db.insert(categories).overridingSystemValue().values(row).catch(asConflict(row));
    await audit(tx, 'category.restored', row);
    return row;
  });
}
