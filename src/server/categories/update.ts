import type { Overridable } from '../../shared/contract/articles/dangers.ts';
import type { Category, CategoryInput } from '../../shared/contract/categories.ts';
import { sharedTexts } from '../../shared/text-check/document/reader-texts.ts';
import { categoryTag } from '../articles/cache-tags/article-tags.ts';
import { invalidateLists } from '../articles/cache-tags/raise-article-tags.ts';
import { refuseSharedDangers } from '../articles/dangers/refuse-shared-dangers.ts';
import { changedFields } from '../audit/field-changes.ts';
import { audit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { eq } from '../db/drizzle.ts';
import { categories } from '../db/schema/categories.ts';
import { requirePermission } from '../permissions.ts';
import { inTransaction } from '../transaction.ts';
import { asConflict, assertFree, loadCategory, slugOf } from './category-row.ts';

/**
 * Replaces a category. Throws `not-found`, `conflict` when the name or slug is taken, and `dangerous` for a danger that
 * readers would see.
 */
export async function updateCategory(
  context: Context,
  id: number,
  { overrideReason, ...input }: CategoryInput & Overridable,
): Promise<Category> {
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
    await refuseSharedDangers(tx, {
      kind: 'category',
      id,
      name: after.name,
      overrideReason,
      before: sharedTexts.category(before),
      after: sharedTexts.category(after),
    });
    if (after.name !== before.name) invalidateLists(tx, [categoryTag(before.name)]);
    const changes = changedFields({ name: 'name', slug: 'slug', description: 'description' }, before, after);
    await audit(tx, 'category.changed', { id, name: after.name, changes });
    return after;
  });
}
