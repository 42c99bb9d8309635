import { eq } from 'drizzle-orm';
import type { Category, CategoryInput } from '../../shared/contract/categories.ts';
import { categoryTag } from '../articles/cache-tags/article-tags.ts';
import { invalidateLists } from '../articles/cache-tags/raise-article-tags.ts';
import { changedFields } from '../audit/field-changes.ts';
import { audit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { categories } from '../db/schema/categories.ts';
import { inTransaction } from '../db/transaction.ts';
import { requirePermission } from '../permissions.ts';
import { asConflict, assertFree, loadCategory, slugOf } from './category-row.ts';

/** Replaces a category. Throws `not-found`, and `conflict` when the name or slug is taken. */
export async function updateCategory(context: Context, id: number, input: CategoryInput): Promise<Category> {
  requirePermission(context, 'magazine.manage');
  return inTransaction(context, async (tx) => {
    const before = await loadCategory(tx.db, id);
    const slug = !input.slug && input.name === before.name ? before.slug : slugOf(input);
    const after = { id, ...input, slug };
    await assertFree(tx.db, after);
    await tx.db
      .update(categories)
      .set({ ...input, slug })
      .where(eq(categories.id, id))
      .catch(asConflict(after));
    if (after.name !== before.name) invalidateLists(tx, [categoryTag(before.name)]);
    const changes = changedFields({ name: 'name', slug: 'slug', description: 'description' }, before, after);
    await audit(tx, 'category.changed', { id, name: after.name, changes });
    return after;
  });
}
