import type { Writer } from '../../shared/contract/writers.ts';
import { authorTag } from '../articles/cache-tags/article-tags.ts';
import { invalidateLists, invalidatePortraits } from '../articles/cache-tags/raise-article-tags.ts';
import { linkWriter } from '../articles/changes/change-many.ts';
import { audit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { writers } from '../db/schema/writers.ts';
import { requirePermission } from '../permissions.ts';
import { inTransaction } from '../transaction.ts';
import { takeDeleted } from '../undo/deleted-entries.ts';
import { asConflict } from './writer-row.ts';

/**
 * Undoes a deletion, and links the writer to the same articles again. Throws `not-found` after an hour, and `conflict`
 * when the e-mail address is taken by now.
 */
export async function restoreWriter(context: Context, id: number): Promise<Writer> {
  requirePermission(context, 'magazine.manage');
  return inTransaction(context, async (tx) => {
    const { row, articles } = await takeDeleted(tx, 'writer', id);
    await tx.db.insert(writers).overridingSystemValue().values(row).catch(asConflict(row));
    const linked = await linkWriter(tx, id, articles);
    // While the writer was deleted, pages named the author texts.
    if (linked.length > 0) invalidateLists(tx, [...new Set(linked.map(({ author }) => authorTag(author)))]);
    if (row.profileImage) invalidatePortraits(tx);
    await audit(tx, 'writer.restored', row);
    return row;
  });
}
