import { audit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { count, eq } from '../db/drizzle.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { categories } from '../db/schema/categories.ts';
import { DomainError } from '../errors/errors.ts';
import { requirePermission } from '../permissions.ts';
import { inTransaction } from '../transaction.ts';
import { storeDeleted } from '../undo/deleted-entries.ts';
import { loadCategory } from './category-row.ts';

/** Deletes a category, restorable for an hour. Throws `not-found`, and `conflict` while articles use it. */
export async function deleteCategory(context: Context, id: number): Promise<undefined> {
  requirePermission(context, 'magazine.manage');
  await inTransaction(context, async (tx) => {
    const category = await loadCategory(tx.db, id);
    const [used] = await tx.db.select({ total: count() }).from(articles).where(eq(articles.categoryId, id));
    if (used?.total) throw inUse(category.name, used.total);
    await tx.db.delete(categories).where(eq(categories.id, id));
    await storeDeleted(tx, 'category', { row: category });
    await audit(tx, 'category.deleted', category);
  });
}

const inUse = (name: string, total: number) =>
  new DomainError(
    'conflict',
    `"${name}" is used by ${total} ${total === 1 ? 'article' : 'articles'}. Give ${total === 1 ? 'it' : 'them'} another category first.`,
  );
