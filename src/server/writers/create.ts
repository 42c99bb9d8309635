import type { Writer, WriterInput } from '../../shared/contract/writers.ts';
import { invalidatePortraits } from '../articles/cache-tags/raise-article-tags.ts';
import { audit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { writers } from '../db/schema/writers.ts';
import { requirePermission } from '../permissions.ts';
import { inTransaction } from '../transaction.ts';
import { asConflict } from './writer-row.ts';

/** Adds a writer. Throws `conflict` when the e-mail address is taken. */
export async function createWriter(context: Context, input: WriterInput): Promise<Writer> {
  requirePermission(context, 'magazine.manage');
  return inTransaction(context, async (tx) => {
    const [created] = await tx.db.insert(writers).values(input).returning().catch(asConflict(input));
    if (!created) throw new Error('The insert returned no row');
    if (created.profileImage) invalidatePortraits(tx);
    await audit(tx, 'writer.created', created);
    return created;
  });
}
